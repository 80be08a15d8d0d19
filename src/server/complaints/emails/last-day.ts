const days = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })

/** The last day on which a complaint may still be resolved, like '4 June 2026'. */
export const lastDayOf = (resolveBefore: number) => days.format(resolveBefore - 1)
