import type * as issueCalls from '#contract/newsletter/issue-calls.ts'
import { ShopError } from '#domain/errors.ts'
import { pagesOf } from '#domain/listing/listing.ts'
import { actorOf, record } from '../../audit/audit.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { versioned } from '../../platform/edit-version.ts'
import { personIn } from '../../platform/http/request.ts'
import type { Handlers } from '../../platform/http/serve.ts'
import { framedEmailPolicy } from '../../platform/mail/email-policy.ts'
import { toHtml, toText } from '../../platform/mail/layout.ts'
import { sendLater } from '../../platform/mail/mail.ts'
import type { Shop } from '../../platform/shop.ts'
import { saveDocument } from '../../settings/save-settings.ts'
import { withNowhere } from '../../settings/shop-front/nowhere.ts'
import { currentPace, deliveryPage } from './delivery-queries.ts'
import { moveIssue, sendOnceMore } from './move-issue.ts'
import { presentDelivery, presentIssue, presentList, saysNothing } from './present.ts'
import { addressOf, countReaders, issueById, issuePage } from './queries.ts'
import { removeIssue, saveIssue } from './save-issue.ts'
import { currentSpeed } from './speed.ts'
import { newsletterTest, sampleOf } from './test-issue.ts'

const size = 50

export const issueHandlers: Handlers<typeof issueCalls> = {
  async listNewsletters({ shop, input: { page = 1 } }) {
    const { rows, total } = await issuePage(shop.db.read, { page, size })
    const items = await presentList(shop.db.read, rows)
    return { items, total, page, pages: pagesOf(total, size) }
  },
  async readNewsletter({ shop, input }) {
    const row = await known(shop, input.id)
    const readersNow = await countReaders(shop.db.read)
    const issue = await presentIssue(shop.db.read, row)
    const [told = issue] = await withNowhere(shop, [issue])
    return {
      ...told,
      readersNow,
      isEmpty: saysNothing(row),
      hasMailServer: shop.config.smtpUrl !== null,
      ...(await away(shop)),
    }
  },
  createNewsletter: ({ shop, c, input }) => saveIssue(shop, actorOf(c), null, input),
  updateNewsletter: ({ shop, c, input: { id, ...form } }) => saveIssue(shop, actorOf(c), id, form),
  async deleteNewsletter({ shop, c, input }) {
    await removeIssue(shop, actorOf(c), input.id, input.version)
    return undefined
  },
  moveNewsletter: ({ shop, c, input }) => moveIssue(shop, actorOf(c), input),
  async testNewsletter({ shop, c, input: { id, language = 'en' } }) {
    const to = await addressOf(shop.db.read, personIn(c).id)
    const { subject } = await known(shop, id)
    await shop.db.write(async (tx) => {
      const props = { issueId: id, language }
      await sendLater(tx, shop, { to, email: newsletterTest, props })
      const what = { action: 'update', kind: 'newsletter', id, subject } as const
      await record(tx, actorOf(c), shop.now(), { ...what, after: { test: language } })
    })
    return { to }
  },
  async previewNewsletter({ shop, input: { id, language = 'en' } }) {
    const sample = await sampleOf(shop, await known(shop, id), language)
    const { composed, inEnglish, profile } = sample
    const text = toText(composed, profile, emailWords(language).layout)
    return { subject: composed.subject, preview: composed.preview, text, inEnglish }
  },
  async showNewsletter({ shop, c, input: { id, language = 'en' } }) {
    const { composed, profile } = await sampleOf(shop, await known(shop, id), language)
    // serve() lets a whole reply pass as it is: this one is no JSON.
    const { publicUrl } = shop.config
    const html = toHtml(composed, profile, emailWords(language).layout, publicUrl)
    // A link that is tried opens beside the frame in which this is looked at.
    return c.body(html.replace('<head>', '<head>\n<base target="_blank">'), 200, {
      ...framedEmailPolicy,
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'private, no-store',
    }) as never
  },
  async listNewsletterDeliveries({ shop, input: { id, state, page = 1 } }) {
    await known(shop, id)
    const { rows, total } = await deliveryPage(shop.db.read, { id, state, page, size })
    return { items: rows.map(presentDelivery), total, page, pages: pagesOf(total, size) }
  },
  sendNewsletterAgain: ({ shop, c, input }) => sendOnceMore(shop, actorOf(c), input),
  readNewsletterSpeed: async ({ shop }) => versioned(await currentSpeed(shop.db)),
  async saveNewsletterSpeed({ shop, c, input: { version, perMinute } }) {
    const of = { name: 'newsletter-speed', kind: 'settings', read: currentSpeed } as const
    const after = () => ({ perMinute })
    return versioned(await saveDocument(shop, actorOf(c), { ...of, seen: version, after }))
  },
}

async function known(shop: Shop, id: number) {
  const row = await issueById(shop.db.read, id)
  if (!row) throw new ShopError('no-such-newsletter')
  return row
}

/** What the mail server said when it was last away, while it is. */
async function away(shop: Shop) {
  const { away: times, last_error: reason, next_at } = await currentPace(shop.db.read)
  return { away: times === 0 ? null : { reason, until: new Date(next_at).toISOString() } }
}
