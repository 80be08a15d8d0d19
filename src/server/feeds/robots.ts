const closed = ['/admin', '/account', '/cart', '/checkout', '/order/', '/wishlist', '/api/']

/** What crawlers may read, and where the map is; share cards and pictures stay open to all. */
export function robots(publicUrl: string): string {
  return [
    'User-agent: *',
    'Allow: /',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
