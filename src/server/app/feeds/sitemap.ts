import { languages, pathIn } from '#domain/language.ts'
import { builtInPages } from '#domain/slug.ts'
import { journalPath, storyPath } from '#domain/stories/story.ts'
import { picturesOf } from '../../catalog/queries.ts'
import type { Shop } from '../../platform/shop.ts'
import {
  countProducts,
  listedCategories,
  listedPages,
  listedProducts,
  listedStories,
} from './queries.ts'
import { element, escapeXml, xmlDeclaration } from './xml.ts'

/** Above so many pages, each in six languages, the sitemap becomes an index of several of some megabytes. */
const sitemapLimit = 500
const perPart = 500

type Entry = { path: string; changedAt?: number; pictures?: { src: string; alt: string }[] }

/** The whole sitemap, or the index of its parts when the shop is large. */
export async function sitemap(shop: Shop, limit = sitemapLimit): Promise<string> {
  const [furniture, products] = await Promise.all([pagesOfShop(shop), countProducts(shop.db)])
  if (furniture.length + products <= limit) {
    return urlSet(shop, [...furniture, ...(await productEntries(shop, 0, products))])
  }
  const parts = Array.from(
    { length: Math.ceil(products / perPart) },
    (_, at) => `/sitemap-products-${at + 1}.xml`,
  )
  const lines = ['/sitemap-pages.xml', ...parts].map(
    (path) => `<sitemap>${element('loc', shop.config.publicUrl + path)}</sitemap>`,
  )
  return `${xmlDeclaration}<sitemapindex xmlns="${namespace}">\n${lines.join('\n')}\n</sitemapindex>\n`
}

/** The part of a large shop's sitemap that lists everything but products. */
export async function sitemapOfPages(shop: Shop): Promise<string> {
  return urlSet(shop, await pagesOfShop(shop))
}

/** One part of a large shop's products, from 1; null when there is no such part. */
export async function sitemapOfProducts(shop: Shop, part: number): Promise<string | null> {
  const entries = await productEntries(shop, (part - 1) * perPart, perPart)
  return entries.length > 0 ? urlSet(shop, entries) : null
}

const curatedLists = ['new-arrivals', 'featured', 'trending']

async function pagesOfShop(shop: Shop): Promise<Entry[]> {
  const [pages, categories, stories] = await Promise.all([
    listedPages(shop.db),
    listedCategories(shop.db),
    listedStories(shop.db, shop.now()),
  ])
  const written = new Map(pages.map((page) => [page.slug, page.updated_at]))
  const unwritten = builtInPages.filter((slug) => !written.has(slug))
  return [
    { path: '/' },
    { path: '/products' },
    ...curatedLists.map((list) => ({ path: `/products?filter=${list}` })),
    ...categories.map((category) => ({
      path: `/products/${category.slug}`,
      changedAt: category.updated_at,
      pictures: category.image ? [{ src: category.image, alt: category.name }] : [],
    })),
    ...[...written].map(([slug, changedAt]) => ({ path: `/${slug}`, changedAt })),
    ...unwritten.map((slug) => ({ path: `/${slug}` })),
    ...(stories.length > 0 ? [{ path: journalPath(1) }] : []),
    ...stories.map((story) => ({
      path: storyPath(story.slug),
      changedAt: story.updated_at,
      pictures: story.picture ? [{ src: story.picture, alt: story.picture_alt }] : [],
    })),
  ]
}

async function productEntries(shop: Shop, skip: number, count: number): Promise<Entry[]> {
  const rows = await listedProducts(shop.db, skip, count)
  const pictures = await picturesOf(
    shop.db,
    rows.map((row) => row.id),
  )
  return rows.map((row) => ({
    path: `/product/${row.slug}`,
    changedAt: row.updated_at,
    pictures: (pictures.get(row.id) ?? []).map(({ src, alt }) => ({ src, alt: alt || row.name })),
  }))
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const imageNamespace = 'http://www.google.com/schemas/sitemap-image/1.1'

const xhtmlNamespace = 'http://www.w3.org/1999/xhtml'

function urlSet(shop: Shop, entries: Entry[]): string {
  const { publicUrl } = shop.config
  const lines = entries.flatMap(({ path, changedAt, pictures = [] }) => {
    const changed = changedAt ? element('lastmod', new Date(changedAt).toISOString()) : ''
    const images = pictures.map(
      ({ src }) => `<image:image>${element('image:loc', publicUrl + src)}</image:image>`,
    )
    const alternates = alternatesOf(publicUrl, path)
    return languages.map((language) => {
      const loc = element('loc', publicUrl + pathIn(language, path))
      // The pictures are the same in every language.
      const own = language === 'en' ? images.join('') : ''
      return `<url>${loc}${changed}${own}${alternates}</url>`
    })
  })
  return `${xmlDeclaration}<urlset xmlns="${namespace}" xmlns:image="${imageNamespace}" xmlns:xhtml="${xhtmlNamespace}">
${lines.join('\n')}
</urlset>
`
}

/** The same page in every language, as each of them names it; whoever speaks none gets the English one. */
const alternatesOf = (publicUrl: string, path: string): string =>
  [...languages, 'x-default' as const]
    .map((name) => {
      const address = publicUrl + pathIn(name === 'x-default' ? 'en' : name, path)
      return `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(address)}"/>`
    })
    .join('')
