import type { Mail } from '#contract/mail.ts'
import type * as endpoints from '#contract/workshop-endpoints.ts'
import { conflict, notFound } from '#domain/errors.ts'
import { type Answerers, idOf } from '../http/serve.ts'
import { retryMail } from '../mail/mail.ts'
import { mailById, mailList } from '../mail/queries.ts'
import { actorOf, record } from './audit.ts'

type Calls = Pick<typeof endpoints, 'listMails' | 'readMail' | 'resendMail'>

const size = 50

export const mailAnswers: Answerers<Calls> = {
  async listMails({ shop, input }) {
    const page = Math.max(1, Number(input.page ?? 1))
    const { rows, total } = await mailList(shop.db, { status: input.state, page, size })
    return {
      items: rows.map(presentMail),
      total,
      page,
      pages: Math.max(1, Math.ceil(total / size)),
    }
  },
  async readMail({ shop, input }) {
    const row = await mailById(shop.db, idOf(input.id))
    if (!row) throw notFound('There is no such letter.')
    return { ...presentMail(row), text: row.body, html: row.html }
  },
  async resendMail({ shop, c, input }) {
    const id = idOf(input.id)
    await shop.db.write(async (tx) => {
      if (!(await retryMail(tx, shop, id))) throw conflict('This letter is not a failed one.')
      await record(tx, actorOf(c), shop.now(), {
        action: 'update',
        kind: 'mail',
        id,
        subject: 'sent again',
      })
    })
    return undefined
  },
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
