/** How often a code of an email may be wrong, how long it counts once it has left, and how long its ticket waits for it. */
export const signInCode = { tries: 5, minutes: 10, ticketMinutes: 30 }
