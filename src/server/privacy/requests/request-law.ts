import { dayInIndia } from '#domain/india-day.ts'
import { type DataRequestLaw, dataRequestLaw } from '#domain/privacy/data-request.ts'
import type { Query } from '../../platform/db/database.ts'
import { numbersOn } from '../../tax/read-law.ts'

/** The clocks of data requests by the rows in force at a moment. */
export async function requestLawAt(db: Query, now: number): Promise<DataRequestLaw> {
  const numbers = await numbersOn(db, dayInIndia(now))
  return {
    answerDays: numbers.get('data-request-answer') ?? dataRequestLaw.answerDays,
    goalDays: numbers.get('data-request-goal') ?? dataRequestLaw.goalDays,
  }
}
