import { createHash } from 'node:crypto'
import type { Hono } from 'hono'
import type { Product } from '#contract/catalog/types.ts'
import { type Language, languages } from '#domain/language.ts'
import { formatRupees, toPaise } from '#domain/money.ts'
import { cardAddress, shareAddress } from '#domain/pictures/picture-address.ts'
import { presentedProducts } from '../../catalog/present-products.ts'
import { productBySlug } from '../../catalog/queries.ts'
import { createLeastRecent } from '../../platform/cache/least-recent.ts'
import { inertPolicy } from '../../platform/http/headers.ts'
import type { Call, Env } from '../../platform/http/request.ts'
import type { ShareCard } from '../../platform/media/draw-card.ts'
import { fileName } from '../../platform/media/picture-name.ts'
import { createSemaphore, TooManyWait } from '../../platform/semaphore.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'

/** Some hundred cards; whichever nobody has asked for the longest is drawn anew when somebody does. */
const rememberedBytes = 16 << 20
/** A card takes a tenth of a second: one at a time, and nobody waits for more than two. */
const line = { places: 1, mostWaiting: 20 }

/** The pictures that chats show with the address of a saree, in the language of its page. */
export function mountShareCards(app: Hono<Env>, shop: Shop) {
  const cards = createLeastRecent<Buffer>(rememberedBytes)
  const drawing = createSemaphore(line)
  const drawn = async (name: string, product: Product, card: ShareCard) => {
    const known = cards.get(name)
    if (known) return known
    return drawing.run(async () => {
      // Whoever waited longest may have drawn it meanwhile.
      const made = cards.get(name) ?? (await draw(shop, product, card))
      if (made) cards.set(name, made, made.length)
      return made
    })
  }
  app.get(`/cards/:language{${languages.join('|')}}/:file{[^/]+\\.jpg}`, async (c) => {
    const { language, slug } = askedOf(c)
    const product = (await shop.isOpen()) ? await shownIn(shop, slug, language) : undefined
    if (!product) return c.notFound()
    const card = cardOf(product, (await currentProfile(shop.db)).name)
    const name = nameOf(product, card)
    if (c.req.header('if-none-match') === name) return c.body(null, 304, caching(name))
    const jpeg = await drawn(name, product, card).catch(noneWhereManyWait)
    return jpeg ? send(c, jpeg, name) : c.redirect(shareAddress(product.image), 302)
  })
}

const askedOf = (c: Call) => ({
  language: c.req.param('language') as Language, // By the pattern of the route.
  slug: (c.req.param('file') ?? '').slice(0, -'.jpg'.length),
})

async function shownIn(shop: Shop, slug: string, language: Language) {
  const row = await productBySlug(shop.db, slug)
  const [product] = row ? await presentedProducts(shop, [row], language) : []
  return product && cardAddress(product, language) ? product : undefined
}

const cardOf = ({ name, currentPrice, originalPrice }: Product, shop: string): ShareCard => ({
  ...{ shop, name },
  price: formatRupees(toPaise(currentPrice)),
  was: originalPrice === null ? null : formatRupees(toPaise(originalPrice)),
})

/** Cards of the same name look the same, whichever language they were asked in. */
const nameOf = ({ image }: Product, card: ShareCard) =>
  `"${createHash('sha256')
    .update(JSON.stringify([image, card]))
    .digest('hex')
    .slice(0, 32)}"`

async function draw({ media }: Shop, { image }: Product, card: ShareCard) {
  const picture = await media.get(fileName(image))
  // Loaded with the first card, so that the shop opens without it.
  const { drawCard } = await import('../../platform/media/draw-card.ts')
  return picture && drawCard(picture, card)
}

function noneWhereManyWait(error: unknown) {
  if (error instanceof TooManyWait) return null
  throw error
}

const caching = (ETag: string) => ({ 'Cache-Control': 'public, max-age=86400', ETag })

const send = (c: Call, jpeg: Buffer, name: string) =>
  c.body(new Uint8Array(jpeg), 200, {
    ...caching(name),
    ...{ 'Content-Type': 'image/jpeg', 'Content-Length': String(jpeg.length) },
    ...{ 'Content-Security-Policy': inertPolicy, 'Cross-Origin-Resource-Policy': 'cross-origin' },
  })
