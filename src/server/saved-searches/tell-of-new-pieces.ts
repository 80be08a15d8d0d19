import { type Language, pathIn } from '#domain/language.ts'
import { pathOfSearch, tellAgainAfter } from '#domain/listing/saved-search.ts'
import { formatRupees, toPaise } from '#domain/money.ts'
import { fallbackImage } from '#domain/pictures/image-order.ts'
import { firstPublishedAt } from '#domain/publishing/first-published.ts'
import { presentedCards } from '../catalog/present-products.ts'
import type { CardRow } from '../catalog/queries.ts'
import { searchProducts } from '../catalog/search-products.ts'
import { emailWords } from '../email-words/email-words.ts'
import { defineEmail } from '../platform/mail/email.ts'
import { inert } from '../platform/mail/inert.ts'
import { sendLater } from '../platform/mail/mail.ts'
import { hashOf, newSecret } from '../platform/secret.ts'
import type { Shop } from '../platform/shop.ts'
import { wantedBy } from '../search/wanted-by.ts'
import { insertLink, markTold, type SearchRow, searchesToTell, toldSearch } from './queries.ts'

const step = 200
const mostShown = 6

/** Tells of pieces that came since the last time, each search at most once a day. */
export async function tellOfNewPieces(shop: Shop): Promise<void> {
  const now = shop.now()
  for (let after = 0; ; ) {
    const some = await searchesToTell(shop.db.read, tellAgainAfter(now), after, step)
    for (const { email, ...search } of some) {
      if ((await newPieces(shop, search)).length > 0) await tell(shop, search, email)
    }
    if (some.length < step) return
    after = some.at(-1)?.id ?? after
  }
}

const tell = (shop: Shop, search: SearchRow, email: string) =>
  shop.db.write(async (tx) => {
    if (!(await markTold(tx, search, shop.now()))) return
    const props = { searchId: search.id, since: search.told_at }
    await sendLater(tx, shop, { to: email, email: newPiecesFound, props })
  })

/** Up to a page of what a search finds now and that came into the shop since it was told of, in stock, the newest first. */
async function newPieces(shop: Shop, { query, told_at }: SearchRow): Promise<CardRow[]> {
  const { filter, mostMaking, scope, meant } = await wantedBy(shop, new URLSearchParams(query))
  const latest = { ...filter, sort: 'latest' as const, page: 1 }
  const { rows } = await searchProducts(shop.db, { filter: latest, mostMaking }, scope, meant.found)
  return rows.filter((row) => firstPublishedAt(row) > told_at && row.stock > 0)
}

/** Shows the new pieces; nothing where they are gone, or where nobody wants to hear of them any more. */
export const newPiecesFound = defineEmail<{ searchId: number; since: number }>(
  'new-pieces',
  async ({ searchId, since }, { shop, profile, link }) => {
    const search = await toldSearch(shop.db.read, searchId)
    const rows = search ? await newPieces(shop, { ...search, told_at: since }) : []
    if (!search || rows.length === 0) return null
    const { language, query } = search
    const secret = newSecret()
    const kept = { token_hash: hashOf(secret), search_id: searchId, created_at: shop.now() }
    await shop.db.write((tx) => insertLink(tx, kept))
    const words = emailWords(language).savedSearches
    const name = inert(search.name)
    const text = words.text(name, rows.length)
    return {
      language,
      subject: words.subject(name),
      preview: text,
      title: words.title,
      blocks: [
        { kind: 'text', text },
        { kind: 'items', items: await shown(shop, language, rows, link) },
        {
          kind: 'button',
          label: words.seeAll,
          address: link(pathIn(language, pathOfSearch(new URLSearchParams(query)))),
        },
      ],
      reason: words.reason(profile.name),
      unsubscribe: link(pathIn(language, `/saved-search/hush/${secret}`)),
      isSecret: true,
    }
  },
)

async function shown(
  shop: Shop,
  language: Language,
  rows: CardRow[],
  link: (path: string) => string,
) {
  const cards = await presentedCards(shop, rows.slice(0, mostShown), language)
  return cards.map(({ name, image, slug, currentPrice, inEnglish }) => ({
    name,
    amount: formatRupees(toPaise(currentPrice)),
    address: link(pathIn(language, `/product/${slug}`)),
    ...(image !== fallbackImage && { picture: link(image) }),
    ...(inEnglish && { inEnglish: [...inEnglish] }),
  }))
}
