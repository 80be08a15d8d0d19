const dayMs = 86_400_000

/**
 * For so long after a code came to a number it is still the same person's: carriers of India give a number that was given up to
 * nobody else for 90 days (TRAI to the Supreme Court, November 2023). Older proofs, and older orders, open nothing.
 */
export const numberKeptDays = 90

/** Until when a number that was proved at a moment signs its person in (milliseconds since 1970, not included). */
export const provedUntil = (provedAt: number): number => provedAt + numberKeptDays * dayMs

/** What was proved, or ordered with a number, after this moment is of whoever has it now. */
export const provedSince = (now: number): number => now - numberKeptDays * dayMs
