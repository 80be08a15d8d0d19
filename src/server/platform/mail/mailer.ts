import { z } from 'zod'
import type { ShopProfile } from '#contract/settings/types.ts'
import type { Language } from '#domain/language.ts'
import type { OutcomeCode } from '#domain/said/outcome-code.ts'
import { GiveUp, type JobHandler, type Task } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import type { Composed, Email, EmailContext, LayoutWords } from './email.ts'
import { toHtml, toText } from './layout.ts'
import type { Message } from './message.ts'
import { postOf } from './post.ts'
import { dropMail, markFailed, markPosted, waitingMail } from './queries.ts'

const Payload = z.object({ mailId: z.int() })
/** Nothing that a mail program could read as a second recipient. */
const oneAddress = /^[^\s@<>,;:"()[\]\\]+@[^\s@<>,;:"()[\]\\]+$/
const notKept = 'This email held a personal link. It was sent, and its words were not kept.\n'
const notSent = (id: number) =>
  `This email holds a link for its reader alone, so its words are not kept. There is no mail server to send it (SMTP_URL). Whoever runs the shop's machine can write it anew: pallu letter ${id}\n`

type MailRow = NonNullable<Awaited<ReturnType<typeof waitingMail>>>

/** What the mailer is told of the shop's nouns, of which it knows none. */
export type Correspondence = {
  emails: Email<never>[]
  layoutWords: (language: Language) => LayoutWords
  profileOf: (shop: Shop) => Promise<ShopProfile>
  /** The number by which people know an order. */
  orderNumberOf: (shop: Shop, orderId: number) => Promise<string | undefined>
}

/** Writes and posts the emails that it is told of. */
export function createMailer(about: Correspondence) {
  const sendEmail: JobHandler = (shop, payload, task) => postWaiting(about, shop, payload, task)
  sendEmail.bury = bury
  return {
    /** Writes a waiting email and hands it to the post; again and again for a day if the post is away. */
    sendEmail,
    /** Writes an email now, its links made now; null when it has lost its point. */
    writeEmail: (shop: Shop, mail: MailRow) => writeEmail(about, shop, mail),
  }
}

async function postWaiting(about: Correspondence, shop: Shop, payload: unknown, task: Task) {
  const { mailId } = Payload.parse(payload)
  const mail = await waitingMail(shop.db, mailId)
  if (!mail) return
  const startedAt = performance.now()
  const note = async (code: OutcomeCode) => {
    const orderNumber = await orderNumberIn(about, shop, mail).catch(() => undefined)
    const more = { mailId, letter: mail.letter, attempt: task.attempt }
    const ms = performance.now() - startedAt
    shop.outcomes.note({ event: 'email', code, orderNumber, ms, more })
  }
  try {
    await note(await post(about, shop, mail, task))
  } catch (error) {
    const reason = error instanceof Error ? error.message.slice(0, 300) : 'unknown'
    const isLast = task.isLast || error instanceof GiveUp
    await shop.db.write((tx) => markFailed(tx, mail.id, reason, isLast))
    await note(isLast ? 'given_up' : 'failed')
    throw error
  }
}

/** It stands among the failed ones then, where the owner sees it and may send it again. */
async function bury(shop: Shop, payload: unknown) {
  const { mailId } = Payload.parse(payload)
  const reason = 'The shop ended at every try.'
  await shop.db.write((tx) => markFailed(tx, mailId, reason, true))
}

const AboutOrder = z.object({ orderId: z.int() })

async function orderNumberIn({ orderNumberOf }: Correspondence, shop: Shop, { props }: MailRow) {
  const about = AboutOrder.safeParse(JSON.parse(props))
  return about.success ? orderNumberOf(shop, about.data.orderId) : undefined
}

/** What became of it: `sent`, `kept` for the owner to read, or `dropped` because it has lost its point. */
async function post(
  about: Correspondence,
  shop: Shop,
  mail: MailRow,
  { atEnd }: Task,
): Promise<'sent' | 'kept' | 'dropped'> {
  const email = await writeEmail(about, shop, mail)
  if (!email) {
    atEnd((tx) => dropMail(tx, mail.id))
    return 'dropped'
  }
  const { message, isSecret, keptSubject } = email
  const status = await postOf(shop).send(message)
  // Its link opens an account: what is kept of it is that it was written.
  const withheld = { html: '', body: status === 'sent' ? notKept : notSent(mail.id) }
  const kept = isSecret ? withheld : { html: message.html, body: message.text }
  const posted = { status, subject: keptSubject, ...kept }
  const at = shop.now()
  atEnd((tx) => markPosted(tx, mail.id, posted, at))
  return status
}

async function writeEmail(about: Correspondence, shop: Shop, mail: MailRow) {
  const profile = await about.profileOf(shop)
  const composed = await compose(about.emails, shop, mail, profile)
  if (!composed) return null
  const words = about.layoutWords(composed.language ?? 'en')
  const message = messageOf(shop, mail, composed, { profile, words })
  const isSecret = composed.isSecret === true
  // A subject may hold the secret too, such as a code that is read off the lock screen of a phone.
  const keptSubject = isSecret ? oneLine(composed.title) : message.subject
  return { message, isSecret, keptSubject }
}

function compose(
  emails: Email<never>[],
  shop: Shop,
  mail: MailRow,
  profile: ShopProfile,
): Promise<Composed | null> {
  const email = emails.find(({ name }) => name === mail.letter)
  if (!email) throw new GiveUp(`This release knows no letter ${mail.letter}.`)
  const context: EmailContext = {
    shop,
    profile,
    link: (path, secret) => `${shop.config.publicUrl}${path}${secret ? `#token=${secret}` : ''}`,
  }
  // What sendLater was given, by its type, went through JSON unchanged.
  return email.write(JSON.parse(mail.props) as never, context)
}

type Dress = { profile: ShopProfile; words: LayoutWords }

/** An email as it leaves, to one address; fails for good where that is none. */
export function messageOf(
  shop: Shop,
  mail: Pick<MailRow, 'recipient' | 'message_id'>,
  composed: Composed,
  { profile, words }: Dress,
): Message {
  if (!oneAddress.test(mail.recipient)) throw new GiveUp('This is not one email address.')
  const { unsubscribe } = composed
  return {
    messageId: mail.message_id,
    from: { name: oneLine(profile.name), address: shop.config.mailFrom },
    to: mail.recipient,
    subject: oneLine(composed.subject),
    html: toHtml(composed, profile, words, shop.config.publicUrl),
    text: toText(composed, profile, words),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(unsubscribe && {
        'List-Unsubscribe': `<${oneLine(unsubscribe)}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    attachments: composed.attachments ?? [],
  }
}

/** One header line, whatever a name holds: a line break would begin another header (S50). */
// biome-ignore lint/suspicious/noControlCharactersInRegex: those are what must not get through.
const oneLine = (words: string) => words.replace(/[\u0000-\u001f\u007f\u2028\u2029]+/g, ' ').trim()
