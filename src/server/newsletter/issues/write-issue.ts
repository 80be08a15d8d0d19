import type { ShopProfile } from '#contract/settings/types.ts'
import { fillFields, fillHtml } from '#domain/figures/figures.ts'
import { type Language, pathIn } from '#domain/language.ts'
import { formatRupees, toPaise } from '#domain/money.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import { cardsInside } from '../../content/pieces-inside.ts'
import { sanitise } from '../../content/sanitise.ts'
import { emailWords } from '../../email-words/email-words.ts'
import type { Block, Composed } from '../../platform/mail/email.ts'
import { picturesByPath } from '../../platform/media/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import { wordsIn } from '../../translations/words-in.ts'
import type { IssueRow } from './queries.ts'
import { toEmailHtml, toPlainText } from './rich-text.ts'

/** Of a newsletter, what is translated. */
const issueTexts = ['subject', 'preview', 'content', 'pictureAlt'] as const

/** An email of a newsletter, without its reader's own way out, and which of its fields have no words in their language. */
type Written = { composed: Composed; inEnglish: string[] }

/** Writes a newsletter in a language: what has no words in it stays English, figures and prices are those of now. */
export async function writeIssue(
  shop: Shop,
  profile: ShopProfile,
  row: IssueRow,
  language: Language,
): Promise<Written> {
  const link = (path: string) => `${shop.config.publicUrl}${path}`
  const { inEnglish = [], ...said } = await saidIn(shop, row, language)
  // A subject of names alone may have nothing to say; no email goes without one.
  const subject = said.subject || profile.name
  const html = await toEmailHtml(await sanitise(said.content), language, link)
  const rich: Block = {
    ...{ kind: 'rich', html, text: toPlainText(html) },
    ...(inEnglish.includes('content') && { isEnglish: true }),
  }
  const composed: Composed = {
    language,
    subject,
    preview: said.preview || subject,
    title: subject,
    blocks: [
      ...(await pictureOf(shop, said, link)),
      rich,
      ...(await piecesOf(shop, row, language, link)),
    ],
    reason: emailWords(language).newsletter.issueReason(profile.name),
  }
  return { composed, inEnglish: [...inEnglish] }
}

async function saidIn(shop: Shop, row: IssueRow, language: Language) {
  const { subject, preview, content, picture, picture_alt: pictureAlt } = row
  const english: Said = { subject, preview, content, picture, pictureAlt }
  const said = language === 'en' ? english : await translated(shop, row.id, english, language)
  const figures = await shop.figures(language)
  const lines = fillFields(said, ['subject', 'preview', 'pictureAlt'], figures)
  return fillFields(lines, ['content'], figures, fillHtml)
}

type Said = Record<(typeof issueTexts)[number] | 'picture', string> & { inEnglish?: string[] }

async function translated(
  shop: Shop,
  id: number,
  english: Said,
  language: Language,
): Promise<Said> {
  const words = await wordsIn(shop.db, language, { things: ['newsletter'], ids: [id] })
  return inLanguage(english, [...issueTexts], (field, text) => words('newsletter', id, field, text))
}

type Link = (path: string) => string

async function pictureOf(
  shop: Shop,
  { picture, pictureAlt: alt }: { picture: string; pictureAlt: string },
  link: Link,
): Promise<Block[]> {
  const [kept] = picture ? await picturesByPath(shop.db.read, [picture]) : []
  if (!kept) return []
  return [{ kind: 'picture', address: link(picture), alt, width: kept.width, height: kept.height }]
}

async function piecesOf(
  shop: Shop,
  row: IssueRow,
  language: Language,
  link: Link,
): Promise<Block[]> {
  const cards = await cardsInside(shop, row, language)
  const items = cards.map(({ name, image, slug, currentPrice, inEnglish }) => ({
    name,
    amount: formatRupees(toPaise(currentPrice)),
    address: link(pathIn(language, `/product/${slug}`)),
    ...(image !== fallbackImage && { picture: link(image) }),
    ...(inEnglish && { inEnglish: [...inEnglish] }),
  }))
  return items.length > 0 ? [{ kind: 'items', items }] : []
}
