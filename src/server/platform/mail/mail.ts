import { randomUUID } from 'node:crypto'
import type { Statement } from '../db/at-once.ts'
import type { Query } from '../db/database.ts'
import { enqueue, enqueueing } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import type { Email } from './email.ts'
import { insertMail, mailInsert, type NewMail, reopenMail } from './queries.ts'

export type EmailToSend<Props> = {
  /** One address, and only one. */
  to: string
  email: Email<Props>
  /** What it has to be told; kept as JSON until it leaves. */
  props: Props
  /** A key under which this email exists once, like `order-placed:123`. */
  once?: string
}

/** Puts an email into the caller's transaction: it leaves if, and only if, the transaction commits. */
export async function sendLater<Props>(
  tx: Query,
  shop: Shop,
  { to, email, props, once }: EmailToSend<Props>,
): Promise<void> {
  const id = await insertMail(tx, rowOf(shop, { to, email, props, once }))
  if (id !== undefined) await postLater(tx, shop.now(), id)
}

/** The same as statements, under an id taken before, for a transaction that sends them together with others. */
export const emailInserts = <Props>(
  tx: Query,
  shop: Shop,
  id: number,
  toSend: Omit<EmailToSend<Props>, 'once'>,
): Statement[] => [
  mailInsert(tx, { id, ...rowOf(shop, toSend) }),
  enqueueing(tx, shop.now(), ...posting(id)),
]

type Open<Props> = Omit<EmailToSend<Props>, 'once'> & { once?: string | undefined }

const rowOf = <Props>(shop: Shop, { to, email, props, once }: Open<Props>): NewMail => ({
  once_key: once ?? null,
  // Made once: an email that had to be sent twice is one email to whoever gets it.
  message_id: `<${randomUUID()}@${new URL(shop.config.publicUrl).hostname}>`,
  recipient: to,
  letter: email.name,
  props: JSON.stringify(props),
  created_at: shop.now(),
})

/** Gives a failed email all its tries again; false when it is not a failed one. */
export async function retryMail(tx: Query, shop: Shop, id: number): Promise<boolean> {
  if (!(await reopenMail(tx, id))) return false
  await postLater(tx, shop.now(), id)
  return true
}

/** Fourteen tries with growing pauses: about a day. */
const posting = (mailId: number) =>
  ['post-letter', { mailId }, { priority: 1, maxAttempts: 14 }] as const

const postLater = (tx: Query, now: number, mailId: number) => enqueue(tx, now, ...posting(mailId))
