const format = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  // The shop's day, the same on the server and in every browser.
  timeZone: 'Asia/Kolkata',
})

/** A moment as a day: '5 March 2026'. */
export const dayOf = (moment: string) => format.format(new Date(moment))
