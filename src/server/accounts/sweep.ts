import { dropEndedWindows } from '../platform/http/rate-limit-queries.ts'
import { forgetDeadJobs } from '../platform/jobs/queries.ts'
import { forgetMails } from '../platform/mail/queries.ts'
import { forgetOutcomes } from '../platform/outcomes/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { forgetTexts } from '../platform/texts/queries.ts'
import { deleteExpiredCodes } from './codes/queries.ts'
import { deleteExpiredMobileCodes } from './mobiles/code-queries.ts'
import { forgetChallenges } from './passkeys/passkey-queries.ts'
import { placesKeptMs } from './sessions/known-places.ts'
import { deletePlacesBefore } from './sessions/place-queries.ts'
import { deleteExpiredSessions } from './sessions/session-queries.ts'
import { deleteExpiredTokens } from './token-queries.ts'

const day = 24 * 3_600_000

/** How long the outbox keeps the words of an email or a text message, the fact that it was sent, and what else tells of the past. */
const kept = { words: 30 * day, rows: 400 * day, deadJobs: 90 * day, outcomes: 14 * day }
const mostOutcomes = 200_000

/** Clears away what has run out: sessions, links, counters, old emails, given-up jobs and outcomes. */
export async function sweepAccounts(shop: Shop): Promise<void> {
  const now = shop.now()
  await shop.db.write(async (tx) => {
    await deleteExpiredSessions(tx, now)
    await deleteExpiredTokens(tx, now)
    await deleteExpiredCodes(tx, now)
    await deleteExpiredMobileCodes(tx, now)
    await forgetChallenges(tx, now)
    await dropEndedWindows(tx, now)
    await deletePlacesBefore(tx, now - placesKeptMs)
    await forgetMails(tx, { words: now - kept.words, rows: now - kept.rows })
    await forgetTexts(tx, { words: now - kept.words, rows: now - kept.rows })
    await forgetDeadJobs(tx, now - kept.deadJobs)
    await forgetOutcomes(tx, now - kept.outcomes, mostOutcomes)
  })
}
