import { warnOfBackups } from '../backups/watch-backups.ts'
import { beginReset } from '../customers/reset-password.ts'
import { sweepAccounts } from '../customers/sweep.ts'
import { offerFreedPieces } from '../holds/offer-pieces.ts'
import { announceOrders } from '../orders/announce-orders.ts'
import { reconcileRefunds, sendRefund } from '../orders/send-refund.ts'
import { sweepBuying } from '../orders/sweep-buying.ts'
import { reconcileLinks } from '../payments/check-link.ts'
import { endLink } from '../payments/end-link.ts'
import type { Duties } from '../platform/jobs/jobs.ts'
import type { Schedule } from '../platform/jobs/schedule.ts'
import { sweepUploads } from '../platform/media/sweep.ts'
import { inviteBuyers } from '../reviews/invite-buyers.ts'
import { postLetter } from './emails/emails.ts'

const minute = 60_000
const hour = 60 * minute

/** Every kind of job and who does it; whoever enqueues a new kind adds a line here. */
export const duties: Duties = {
  'announce-orders': announceOrders,
  'begin-reset': beginReset,
  'end-link': endLink,
  'invite-buyers': inviteBuyers,
  'offer-pieces': offerFreedPieces,
  'post-letter': postLetter,
  'reconcile-payments': reconcileLinks,
  'reconcile-refunds': reconcileRefunds,
  'send-refund': sendRefund,
  'sweep-accounts': sweepAccounts,
  'sweep-buying': sweepBuying,
  'sweep-uploads': async (shop) => void (await sweepUploads(shop)),
  'warn-of-backups': warnOfBackups,
}

const { 'post-letter': _letters, ...others } = duties

/** Letters have a hand of their own: a mail server that falls silent holds up nothing else, and nothing holds up letters. */
export const hands: Duties[] = [{ 'post-letter': postLetter }, others, others]

/** What the clock asks for: at the first start, and then once every so many milliseconds. */
export const schedule: Schedule = {
  'announce-orders': minute,
  'invite-buyers': hour,
  'offer-pieces': minute,
  'reconcile-payments': 5 * minute,
  'reconcile-refunds': 5 * minute,
  'sweep-accounts': hour,
  'sweep-buying': hour,
  'sweep-uploads': 24 * hour,
  'warn-of-backups': 6 * hour,
}
