import { randomUUID } from 'node:crypto'
import type { Statement } from '../db/at-once.ts'
import type { Query } from '../db/database.ts'
import { enqueue, enqueueing } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import type { LetterName, PropsOf } from '../../app/emails/emails.ts'
import { insertMail, mailInsert, type NewMail, reopenMail } from './queries.ts'

export type LetterWish<Name extends LetterName> = {
  /** One address, and only one. */
  to: string
  letter: Name
  props: PropsOf<Name>
  /** A key under which this letter exists once, like `order-placed:123`. */
  once?: string
}

/** Puts a letter into the caller's transaction: it leaves if, and only if, the transaction commits. */
export async function sendLater<Name extends LetterName>(
  tx: Query,
  shop: Shop,
  { to, letter, props, once }: LetterWish<Name>,
): Promise<void> {
  const id = await insertMail(tx, rowOf(shop, { to, letter, props, once }))
  if (id !== undefined) await postLater(tx, shop.now(), id)
}

/** The same as statements, under an id taken before, for a transaction that sends them together with others. */
export const letterInserts = <Name extends LetterName>(
  tx: Query,
  shop: Shop,
  id: number,
  wish: Omit<LetterWish<Name>, 'once'>,
): Statement[] => [
  mailInsert(tx, { id, ...rowOf(shop, wish) }),
  enqueueing(tx, shop.now(), ...posting(id)),
]

type Open<Name extends LetterName> = Omit<LetterWish<Name>, 'once'> & { once?: string | undefined }

const rowOf = <Name extends LetterName>(
  shop: Shop,
  { to, letter, props, once }: Open<Name>,
): NewMail => ({
  once_key: once ?? null,
  // Made once: a letter that had to be sent twice is one letter to whoever gets it.
  message_id: `<${randomUUID()}@${new URL(shop.config.publicUrl).hostname}>`,
  recipient: to,
  letter,
  props: JSON.stringify(props),
  created_at: shop.now(),
})

/** Gives a failed letter all its tries again; false when it is not a failed one. */
export async function retryMail(tx: Query, shop: Shop, id: number): Promise<boolean> {
  if (!(await reopenMail(tx, id))) return false
  await postLater(tx, shop.now(), id)
  return true
}

/** Fourteen tries with growing pauses: about a day. */
const posting = (mailId: number) =>
  ['post-letter', { mailId }, { priority: 1, maxAttempts: 14 }] as const

const postLater = (tx: Query, now: number, mailId: number) => enqueue(tx, now, ...posting(mailId))
