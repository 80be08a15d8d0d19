import type { ConsentPurpose } from '#domain/privacy/purposes.ts'
import { endConsents, type Subject } from '../../consents/queries.ts'
import { forgetWaiting } from '../../holds/waiting-queries.ts'
import { markUnsubscribed } from '../../newsletter/queries.ts'
import type { Query } from '../../platform/db/database.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import { removeReviewPhotos, subscriberByKey } from './effect-queries.ts'

type Effect = (tx: Query, subject: Subject, now: number) => Promise<unknown>

/** What stands on a consent, and ends with it. */
const effects: Record<ConsentPurpose, Effect> = {
  async newsletter(tx, { key }, now) {
    const id = await subscriberByKey(tx, key)
    if (id !== undefined) await markUnsubscribed(tx, id, now)
  },
  'back-in-stock': (tx, { key }) => forgetWaiting(tx, key),
  async 'review-photos'(tx, subject, now) {
    await removeReviewPhotos(tx, subject)
    await bumpVersion(tx, now)
  },
  measurement: () => Promise.resolve(),
}

/** Ends consents and what they allowed; a second time changes nothing. */
export async function withdraw(
  tx: Query,
  subject: Subject,
  purposes: readonly ConsentPurpose[],
  now: number,
): Promise<void> {
  for (const purpose of purposes) await effects[purpose](tx, subject, now)
  await endConsents(tx, subject, purposes, now)
}
