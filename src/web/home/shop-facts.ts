import type { ShopProfile } from '#contract/settings/types.ts'

/** Who keeps the shop, and how to search it, as schema.org writes it. */
export function shopFacts(profile: ShopProfile, publicUrl: string): object[] {
  const { name, logo, tagline, email, phone, address, social } = profile
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Organization',
      '@id': `${publicUrl}/#shop`,
      name,
      description: tagline,
      url: `${publicUrl}/`,
      logo: `${publicUrl}${logo?.src ?? '/apple-touch-icon.png'}`,
      ...(email && { email }),
      ...(phone && { telephone: phone }),
      ...(address && { address }),
      ...(social.length > 0 && { sameAs: social.map(({ url }) => url) }),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name,
      url: `${publicUrl}/`,
      publisher: { '@id': `${publicUrl}/#shop` },
      potentialAction: {
        '@type': 'SearchAction',
        target: {
          '@type': 'EntryPoint',
          urlTemplate: `${publicUrl}/products?q={search_term_string}`,
        },
        'query-input': 'required name=search_term_string',
      },
    },
  ]
}
