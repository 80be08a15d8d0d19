import { type Day, financialYearStart } from '#domain/india-day.ts'

/** How long papers are kept and notes may be made, counted from the financial year's first calendar year. */
export type RetentionLaw = {
  /** The annual return is due on this day of the year after. */
  annualReturnDue: string
  keepMonths: number
  /** The last day of the year after on which a note still counts, 'MM-DD'. */
  lastCreditDay: string
}

/** CGST Act, sections 34(2), 36 and 44. */
export const retentionLaw: RetentionLaw = {
  annualReturnDue: '12-31',
  keepMonths: 72,
  lastCreditDay: '11-30',
}

/** The last day on which the papers of a day must still be there. */
export function keepUntil(day: Day, law: RetentionLaw = retentionLaw): Day {
  const due = `${financialYearStart(day) + 1}-${law.annualReturnDue}`
  const years = Math.floor(law.keepMonths / 12)
  return `${Number(due.slice(0, 4)) + years}${due.slice(4)}`
}

/** The last day on which an invoice of this day may still be credited by a note. */
export function lastCreditDay(day: Day, law: RetentionLaw = retentionLaw): Day {
  return `${financialYearStart(day) + 1}-${law.lastCreditDay}`
}
