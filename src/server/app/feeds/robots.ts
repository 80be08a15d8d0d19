import { languages, pathIn } from '#domain/language.ts'

const closed = ['/admin', '/api/']
const closedPages = [
  '/account',
  '/cart',
  '/checkout',
  '/order/',
  '/complaint/',
  '/my-data/',
  '/wishlist',
]

/** There is nothing to read yet; share cards of the front page stay as they are. */
export const robotsBeforeOpening = 'User-agent: *\nDisallow: /\n'

/** What crawlers may read, and where the map is; share cards and pictures stay open to all. */
export function robots(publicUrl: string): string {
  const pages = languages.flatMap((language) => closedPages.map((path) => pathIn(language, path)))
  return [
    'User-agent: *',
    'Allow: /',
    ...[...closed, ...pages].map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
