import type { Hono } from 'hono'
import { languages } from '#domain/language.ts'
import { inertPolicy } from '../../platform/http/headers.ts'
import { flowOf } from '../../platform/http/observing/flow-of.ts'
import type { Call, Env } from '../../platform/http/request.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { isOpen } from '../../settings/opening.ts'
import { productFeed } from './product-feed.ts'
import { countProducts } from './queries.ts'
import { robots, robotsBeforeOpening } from './robots.ts'
import { securityTxt } from './security-txt.ts'
import { mountShareCards } from './share-cards.ts'
import { sitemap, sitemapOfPages, sitemapOfProducts } from './sitemap.ts'
import { storyFeed } from './story-feed.ts'

const xml = 'application/xml; charset=utf-8'
const atom = 'application/atom+xml; charset=utf-8'
const plain = 'text/plain; charset=utf-8'

/** Above so many products the feed flows from the database to the portal and is kept nowhere. */
const keptFeedLimit = 2_000

/** What machines read of the shop: sitemap, robots.txt, product feed, security.txt, pictures for chats. */
export function mountFeeds(app: Hono<Env>, shop: Shop) {
  const { publicUrl } = shop.config
  // Machines are told of nothing that strangers do not see yet.
  const onceOpen =
    (tell: Tell) =>
    async (c: Call): Promise<Response> =>
      (await isOpen(shop)) ? tell(c) : c.notFound()
  app.get(
    '/sitemap.xml',
    onceOpen(async (c) => shared(c, xml, await sitemap(shop))),
  )
  app.get(
    '/sitemap-pages.xml',
    onceOpen(async (c) => shared(c, xml, await sitemapOfPages(shop))),
  )
  app.get('/:file{sitemap-products-[1-9][0-9]{0,4}\\.xml}', async (c) => {
    if (!(await isOpen(shop))) return c.notFound()
    const part = Number(/\d+/.exec(c.req.param('file'))?.[0])
    const found = await sitemapOfProducts(shop, part)
    return found === null ? c.notFound() : shared(c, xml, found)
  })
  app.get('/robots.txt', async (c) =>
    shared(c, plain, (await isOpen(shop)) ? robots(publicUrl) : robotsBeforeOpening),
  )
  app.get('/.well-known/security.txt', async (c) => {
    const { email } = await currentProfile(shop.db)
    return shared(c, plain, securityTxt(publicUrl, email, shop.now()))
  })
  mountShareCards(app, shop)
  mountFeedsInLanguages(app, shop, onceOpen)
}

/** The products and the journal as they read in each language. */
function mountFeedsInLanguages(
  app: Hono<Env>,
  shop: Shop,
  onceOpen: (tell: Tell) => (c: Call) => Promise<Response>,
) {
  for (const language of languages) {
    const file = language === 'en' ? 'products.xml' : `products-${language}.xml`
    app.get(
      `/feeds/${file}`,
      onceOpen(async (c) => {
        const isLarge = (await countProducts(shop.db)) > keptFeedLimit
        const body = flowOf(productFeed(shop, language))
        return isLarge ? flowing(c, body) : shared(c, xml, body)
      }),
    )
    const journal = language === 'en' ? 'stories.xml' : `stories-${language}.xml`
    app.get(
      `/feeds/${journal}`,
      onceOpen(async (c) => shared(c, atom, await storyFeed(shop, language))),
    )
  }
}

type Tell = (c: Call) => Promise<Response>

/** The page cache keeps what is marked so, until the catalogue changes. */
function shared(c: Call, type: string, body: string | ReadableStream): Response {
  return c.body(body, 200, { ...head(type), 'Cache-Control': 'public, no-cache' })
}

const flowing = (c: Call, body: ReadableStream) =>
  c.body(body, 200, { ...head(xml), 'Cache-Control': 'public, max-age=3600' })

const head = (type: string) => ({ 'Content-Type': type, 'Content-Security-Policy': inertPolicy })
