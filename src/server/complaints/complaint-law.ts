import { type ComplaintLaw, complaintLaw } from '#domain/complaint.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Query } from '../platform/db/database.ts'
import { numbersOn } from '../tax/read-law.ts'

/** The clocks of complaints by the rows in force at a moment. */
export async function complaintLawAt(db: Query, now: number): Promise<ComplaintLaw> {
  const numbers = await numbersOn(db, dayInIndia(now))
  return {
    acknowledgeDays: numbers.get('complaint-acknowledge') ?? complaintLaw.acknowledgeDays,
    resolveMonths: numbers.get('complaint-resolve') ?? complaintLaw.resolveMonths,
    reopenDays: numbers.get('complaint-reopen') ?? complaintLaw.reopenDays,
  }
}
