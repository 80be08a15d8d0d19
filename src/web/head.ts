import type { MetaDescriptor } from 'react-router'
import type { Picture } from '#contract/product.ts'
import { shareAddress } from '#domain/picture-address.ts'

type Head = {
  /** Without the shop's name, which is added. */
  title: string
  shopName: string
  description: string
  publicUrl: string
  /** The canonical path with the parameters that matter. */
  path: string
  picture?: Picture | undefined
  type?: 'website' | 'product' | 'article'
  /** JSON-LD objects of this page. */
  facts?: object[]
  /** True for pages that search engines should leave out. */
  isHidden?: boolean
}

/** Title, description, canonical address, share card and JSON-LD of a page. */
export function headOf(head: Head): MetaDescriptor[] {
  const address = `${head.publicUrl}${head.path}`
  const title = `${head.title} | ${head.shopName}`
  const picture = head.picture && `${head.publicUrl}${shareAddress(head.picture.src)}`
  return [
    { title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : []),
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: address },
    { property: 'og:type', content: head.type ?? 'website' },
    { property: 'og:site_name', content: head.shopName },
    ...(picture
      ? [
          { property: 'og:image', content: picture },
          { property: 'og:image:type', content: 'image/jpeg' },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: head.picture?.alt ?? '' },
        ]
      : []),
    { name: 'twitter:card', content: picture ? 'summary_large_image' : 'summary' },
    ...(head.facts ?? []).map((facts): MetaDescriptor => ({ 'script:ld+json': { ...facts } })),
  ]
}
