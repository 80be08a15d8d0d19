import type * as adminCalls from '#contract/mails/admin-calls.ts'
import type { Mail, TextMessage } from '#contract/mails/types.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { userById } from '../accounts/queries.ts'
import { actorOf, record } from '../audit/audit.ts'
import { personIn } from '../platform/http/request.ts'
import { type Handlers, idOf } from '../platform/http/serve.ts'
import { emailPolicy } from '../platform/mail/email-policy.ts'
import { retryMail, sendLater } from '../platform/mail/mail.ts'
import { mailById, mailList, newestTestMail } from '../platform/mail/queries.ts'
import type { Shop } from '../platform/shop.ts'
import { textPage } from '../platform/texts/queries.ts'
import { testEmail } from './test-email.ts'

const size = 50

export const mailHandlers: Handlers<typeof adminCalls> = {
  async listMails({ shop, input }) {
    const page = Math.max(1, Number(input.page ?? 1))
    const { rows, total } = await mailList(shop.db, { status: input.state, page, size })
    return {
      items: rows.map(presentMail),
      total,
      page,
      pages: pagesOf(total, size),
      hasMailServer: shop.config.smtpUrl !== null,
      ...(shop.config.texts && { textChannel: shop.config.texts.channel }),
    }
  },
  async listTextMessages({ shop, input }) {
    const page = Math.max(1, Number(input.page ?? 1))
    const { rows, total } = await textPage(shop.db, { status: input.state, page, size })
    return {
      items: rows.map(presentText),
      ...{ total, page, pages: pagesOf(total, size) },
      hasGateway: Boolean(shop.config.texts?.gateway),
    }
  },
  async readMail({ shop, input }) {
    const row = await known(shop, input.id)
    return { ...presentMail(row), text: row.body, html: row.html }
  },
  async showMail({ shop, c, input }) {
    const { html } = await known(shop, input.id)
    // serve() lets a whole reply pass as it is: this one is no JSON.
    return c.body(html, 200, {
      ...emailPolicy,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
    }) as never
  },
  async resendMail({ shop, c, input }) {
    const id = idOf(input.id)
    await shop.db.write(async (tx) => {
      if (!(await retryMail(tx, shop, id))) throw new ShopError('letter-not-failed')
      await record(tx, actorOf(c), shop.now(), {
        action: 'update',
        kind: 'mail',
        id,
        subject: 'sent again',
      })
    })
    return undefined
  },
  async sendTestMail({ shop, c }) {
    const user = await userById(shop.db.read, personIn(c).id)
    if (!user) throw new ShopError('no-such-letter')
    await shop.db.write(async (tx) => {
      await sendLater(tx, shop, { to: user.email, email: testEmail, props: {} })
      const what = { action: 'create', kind: 'mail', id: null, subject: testEmail.name } as const
      await record(tx, actorOf(c), shop.now(), what)
    })
    const sent = await newestTestMail(shop.db)
    return presentMail(await known(shop, String(sent?.id)))
  },
}

async function known(shop: Shop, id: string) {
  const row = await mailById(shop.db, idOf(id))
  if (!row) throw new ShopError('no-such-letter')
  return row
}

type Row = Awaited<ReturnType<typeof mailList>>['rows'][number]

const presentMail = (row: Row): Mail => ({
  id: row.id,
  to: row.recipient,
  letter: row.letter,
  subject: row.subject,
  state: row.status,
  attempts: row.attempts,
  lastError: row.last_error,
  createdAt: new Date(row.created_at).toISOString(),
  sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
})

type TextRow = Awaited<ReturnType<typeof textPage>>['rows'][number]

const presentText = (row: TextRow): TextMessage => ({
  id: row.id,
  to: row.recipient,
  kind: row.kind,
  state: row.status,
  text: row.body,
  lastError: row.last_error,
  createdAt: new Date(row.created_at).toISOString(),
  sentAt: row.sent_at === null ? null : new Date(row.sent_at).toISOString(),
})
