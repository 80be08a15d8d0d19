import type { QueueEntry, QueueKind } from '#contract/today/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { isMidnight } from '#domain/india-time.ts'
import { partRupees, rupees } from '#web/ui/price.tsx'
import { language } from '#web/words/en/admin/locale.ts'
import { adminReturns } from '#web/words/en/admin/returns.ts'
import { adminQueue as words } from '#web/words/en/admin/work/queue.ts'
import { momentWords } from '../../clock.ts'

/** What a row of the queue asks. */
export function titleOf(kind: QueueKind, entry: QueueEntry): string {
  const amount = rupees(entry.amount ?? 0)
  const sarees = words.more(entry.saree || entry.name, Math.max(0, entry.pieces - 1))
  switch (kind) {
    case 'transfer':
    case 'gift-card':
      return words.received(amount)
    case 'confirm':
      return words.toConfirm(amount)
    case 'refund':
      return words.owed(amount)
    case 'rest':
      return words.restDue(partRupees(entry.amount ?? 0))
    case 'cash':
      return words.carrierHas(amount)
    case 'pack':
    case 'ship':
      return sarees
    case 'return':
      return words.returned(sarees)
    case 'chat':
      return words.draft(sarees)
    case 'complaint':
    case 'message':
      return words.quoted(entry.said)
    case 'stock':
      return entry.name
  }
}

/** For whom, and what else tells one row from another. */
export function detailsOf(kind: QueueKind, entry: QueueEntry): string[] {
  if (kind === 'stock') return [words.left(entry.pieces)]
  const who = [entry.who, entry.city].filter(Boolean).join(', ')
  return [...saidOf(kind, entry), entry.name, who].filter(Boolean)
}

function saidOf(kind: QueueKind, { said, amount, isUnpaid }: QueueEntry): string[] {
  if (isUnpaid) return [words.unpaid]
  if (kind === 'transfer' || kind === 'gift-card') return [words.reference(said)]
  if (kind === 'chat' && amount !== null) return [rupees(amount)]
  if (kind !== 'return') return []
  return [isReason(said) ? adminReturns.reasons[said] : words.quoted(said)]
}

const isReason = (said: string): said is keyof typeof adminReturns.reasons =>
  Object.hasOwn(adminReturns.reasons, said)

/** Until when, or since when nobody was promised anything. */
export function clockOf(kind: QueueKind, { since, until }: QueueEntry, now: number): string {
  if (kind === 'stock') return ''
  if (until === null) return words.since(dayWords(Date.parse(since), language))
  const at = Date.parse(until)
  if (kind === 'pack' || kind === 'ship')
    return words.until[at < now ? 'late' : 'parcel'](dayWords(at, language))
  // What may be answered until a day is over is not asked for at midnight of the next.
  if (isMidnight(at)) return words.until.answer(dayWords(at - 1, language))
  const moment = momentWords(at, now, language)
  if (kind === 'transfer' || kind === 'confirm' || kind === 'chat' || kind === 'rest')
    return words.until[kind](moment)
  return words.until.answer(moment)
}

/** Where a row leads. */
export function pathOf(kind: QueueKind, entry: QueueEntry): string {
  switch (kind) {
    case 'chat':
      return `/admin/whatsapp-orders?q=${encodeURIComponent(entry.name)}`
    case 'gift-card':
      return `/admin/gift-cards/sold?q=${encodeURIComponent(entry.name)}`
    case 'complaint':
      return `/admin/complaints/${entry.id}`
    case 'message':
      return `/admin/messages?q=${encodeURIComponent(entry.name)}`
    case 'stock':
      return `/admin/products?q=${encodeURIComponent(entry.name)}`
    default:
      return `/admin/orders/${entry.orderId}`
  }
}
