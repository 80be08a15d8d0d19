import { pathIn } from '#domain/language.ts'
import { formatRupees, toPaise } from '#domain/money.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { ticketNumber } from '#domain/ticket.ts'
import { presentedProducts } from '../../catalog/present-products.ts'
import { productBySlug } from '../../catalog/queries.ts'
import { emailWords } from '../../email-words/email-words.ts'
import { type Block, defineEmail } from '../../platform/mail/email.ts'
import { inert } from '../../platform/mail/inert.ts'
import { hashOf, newSecret } from '../../platform/secret.ts'
import type { Shop } from '../../platform/shop.ts'
import { answerById } from '../staff-queries.ts'
import { insertVideoLink, videoOfAnswer } from '../videos/queries.ts'

const longestQuote = 1000

/** Brings what the shop answers to whoever wrote to it. */
export const messageAnswered = defineEmail<{ answerId: number }>(
  'message-answered',
  async ({ answerId }, { shop, profile, link }) => {
    const answer = await answerById(shop.db.read, answerId)
    if (!answer) return null
    const number = ticketNumber(answer.ticket_id)
    const secret = await linkToVideo(shop, answerId)
    const video = secret && link(pathIn(answer.language, `/video/${secret}`))
    const { message, words, language } = answer
    const all = emailWords(language)
    const said = all.messages
    const quote = message.length > longestQuote ? `${message.slice(0, longestQuote)}…` : message
    const more = profile.email
      ? said.moreByEmail(profile.email, number)
      : said.moreByForm(link(pathIn(language, '/contact')), number)
    return {
      language,
      subject: said.answered(profile.name, number),
      preview: words.slice(0, 120).toWellFormed(),
      title: said.answerTitle,
      blocks: [
        { kind: 'text', text: all.accountChanged.dear(inert(answer.name)) },
        ...words.split(/\n{2,}/).map((text): Block => ({ kind: 'text', text })),
        ...(await sareeShown(shop, answer, link)),
        ...waysToVideos(said.seeVideo, [video, answer.link]),
        { kind: 'small', text: said.youWrote(inert(quote.toWellFormed())) },
        { kind: 'small', text: more },
      ],
      reason: said.answeredReason(profile.name, number),
      ...(video && { isSecret: true }),
    }
  },
)

/** A button that leads to the first of its videos, a link to each other. */
const waysToVideos = (label: string, addresses: readonly (string | null)[]): Block[] =>
  addresses
    .filter((address) => address)
    .map((address, at) => ({ kind: at === 0 ? 'button' : 'link', label, address: address ?? '' }))

/** A new secret for the video that goes with an answer, as long as it can be seen. */
async function linkToVideo(shop: Shop, answerId: number): Promise<string | null> {
  const [secret, now] = [newSecret(), shop.now()]
  const video = await videoOfAnswer(shop.db.read, answerId, now)
  if (!video) return null
  const kept = { token_hash: hashOf(secret), video_id: video.id, created_at: now }
  await shop.db.write((tx) => insertVideoLink(tx, kept))
  return secret
}

type Answer = NonNullable<Awaited<ReturnType<typeof answerById>>>

/** The saree that was asked about, with its picture, as long as it is in the shop. */
async function sareeShown(
  shop: Shop,
  { saree_slug: slug, language }: Answer,
  link: (path: string) => string,
): Promise<Block[]> {
  const row = slug === null ? undefined : await productBySlug(shop.db, slug)
  const [saree] = row ? await presentedProducts(shop, [row], language) : []
  if (!saree) return []
  const picture = saree.image === fallbackImage ? {} : { picture: link(saree.image) }
  const address = link(pathIn(language, `/product/${saree.slug}`))
  const amount = formatRupees(toPaise(saree.currentPrice))
  const inEnglish = saree.inEnglish ? { inEnglish: [...saree.inEnglish] } : {}
  return [
    { kind: 'items', items: [{ name: saree.name, amount, address, ...picture, ...inEnglish }] },
  ]
}
