import { z } from 'zod'
import { ShopError } from '#domain/errors.ts'
import type { Query } from '../db/database.ts'
import { countWithin, type Limit } from '../http/rate-limit.ts'
import { enqueue, GiveUp, type JobHandler, type Task } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { textMessagesOf } from './gateway.ts'
import { dropText, handText, insertText, settleText, type TextState, textById } from './queries.ts'
import { GatewayAway, type Text, type TextMessage, TextRefused, type Written } from './text.ts'

/** The kind of the job that sends one. */
export const textJob = 'send-text'

type TextToSend<Props> = { to: string; text: Text<Props>; props: Props }

/** Puts a text message into the caller's transaction; four tries within four minutes: what it says is soon over. */
export async function textLater<Props>(tx: Query, shop: Shop, one: TextToSend<Props>) {
  const now = shop.now()
  const props = JSON.stringify(one.props)
  const row = { recipient: one.to, kind: one.text.name, props, created_at: now }
  const textId = await insertText(tx, row)
  await enqueue(tx, now, textJob, { textId }, { priority: 1, maxAttempts: 4 })
}

type Row = NonNullable<Awaited<ReturnType<typeof textById>>>

/** What the sender is told of the shop's nouns, of which it knows none. */
export type Texting = { texts: Text<never>[]; shopNameOf: (shop: Shop) => Promise<string> }

const Payload = z.object({ textId: z.int() })
const ended = 'The shop ended while it was sent.'

/**
 * Writes and sends the text messages that it is told of. Each is written down before the gateway is asked and after it has
 * answered: what a process or a line left in between is told as not known, and never sent again.
 */
export function createTextSender(about: Texting) {
  const writeText = async (shop: Shop, row: Row): Promise<Written | null> => {
    const text = about.texts.find(({ name }) => name === row.kind)
    if (!text) throw new GiveUp(`This release knows no text message ${row.kind}.`)
    // What textLater was given, by its type, went through JSON unchanged.
    return text.write(JSON.parse(row.props) as never, {
      shop,
      shopName: await about.shopNameOf(shop),
    })
  }
  const sendText: JobHandler = async (shop, payload, task) => {
    const row = await textById(shop.db.read, Payload.parse(payload).textId)
    if (row?.status === 'handed') await settle(shop, row.id, 'unclear', ended)
    if (row?.status !== 'waiting') return
    const written = await writeText(shop, row).catch(async (error: unknown) => {
      if (task.isLast || error instanceof GiveUp)
        await settle(shop, row.id, 'failed', reasonOf(error))
      throw error
    })
    if (!written) return task.atEnd((tx) => dropText(tx, row.id))
    await hand(shop, row, written, task)
  }
  sendText.bury = (shop, payload) => settle(shop, Payload.parse(payload).textId, 'unclear', ended)
  return { sendText, writeText }
}

const settle = (shop: Shop, id: number, status: TextState, last_error: string) =>
  shop.db.write((tx) => settleText(tx, id, ['waiting', 'handed'], { status, last_error }))

const reasonOf = (error: unknown) =>
  error instanceof Error ? error.message.slice(0, 300) : 'unknown'

async function hand(shop: Shop, row: Row, written: Written, { isLast }: Task) {
  const port = textMessagesOf(shop)
  try {
    if (!port) throw new TextRefused('There is no gateway (TEXT_GATEWAY_URL).')
    if (!(await writtenDown(shop, row.id))) return
    const status = await port.send(messageOf(shop, row, written))
    const body = written.isSecret ? '' : written.text
    const left = { status, body, last_error: '', sent_at: shop.now() }
    // What is known in the end is truer than what somebody had to suppose.
    await shop.db.write((tx) => settleText(tx, row.id, ['handed', 'unclear'], left))
  } catch (error) {
    const why = reasonOf(error)
    if (error instanceof GatewayAway) {
      await settle(shop, row.id, isLast ? 'failed' : 'waiting', why)
      throw error
    }
    shop.log.warn({ textId: row.id, why }, 'a text message did not leave')
    await settle(shop, row.id, error instanceof TextRefused ? 'failed' : 'unclear', why)
  }
}

/** Within the hour's bound, before the gateway is asked; false where another process has it. */
async function writtenDown(shop: Shop, id: number): Promise<boolean> {
  const limit: Limit = { name: 'texts', most: shop.config.texts?.perHour ?? 0, windowMs: 3_600_000 }
  try {
    return await shop.db.write(async (tx) => {
      const isOurs = await handText(tx, id)
      if (isOurs) await countWithin(tx, shop, [{ limit, subject: 'everyone' }])
      return isOurs
    })
  } catch (error) {
    if (!(error instanceof ShopError)) throw error
    throw new TextRefused('So many have left this hour that no more may (TEXTS_PER_HOUR).')
  }
}

function messageOf({ config }: Shop, row: Row, written: Written): TextMessage {
  const { text, language, purpose } = written
  return {
    key: `${new URL(config.publicUrl).hostname}-text-${row.id}`,
    to: row.recipient,
    text,
    channel: config.texts?.channel ?? 'sms',
    template: config.texts?.gateway?.templates[purpose][language],
  }
}
