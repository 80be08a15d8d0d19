import type { MetaDescriptor } from 'react-router'
import type { Picture } from '#contract/catalog/types.ts'
import { type Language, languages, pathIn } from '#domain/language.ts'
import { shareAddress } from '#domain/pictures/picture-address.ts'

/** Where a page stands; what a route reads from its matches (prepared.ts). */
export type Shop = { shopName: string; publicUrl: string; language: Language }

type Head = Shop & {
  /** Without the shop's name, which is added. */
  title: string
  description: string
  /** The canonical path with the parameters that matter, without its language. */
  path: string
  picture?: Picture | undefined
  /** What chats show in its place: the address of a picture with words. */
  card?: string | undefined
  type?: 'website' | 'product' | 'article'
  /** JSON-LD objects of this page. */
  facts?: object[]
  /** True for pages that search engines should leave out. */
  isHidden?: boolean
}

/** The whole address of a page, by its path without a language. */
export const addressOf = ({ publicUrl, language }: Omit<Shop, 'shopName'>, path: string) =>
  publicUrl + pathIn(language, path)

/** Title, description, canonical address, share card and JSON-LD of a page. */
export function headOf(head: Head): MetaDescriptor[] {
  const address = addressOf(head, head.path)
  const title = `${head.title} | ${head.shopName}`
  const picture = head.picture && `${head.publicUrl}${head.card ?? shareAddress(head.picture.src)}`
  return [
    { title },
    { name: 'description', content: head.description },
    { tagName: 'link', rel: 'canonical', href: address },
    ...(head.isHidden ? [{ name: 'robots', content: 'noindex' }] : alternates(head)),
    { property: 'og:title', content: title },
    { property: 'og:description', content: head.description },
    { property: 'og:url', content: address },
    { property: 'og:locale', content: `${head.language}_IN` },
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

/** The same page in every language; whoever speaks none of them gets the English one. */
const alternates = ({ publicUrl, path }: Head): MetaDescriptor[] =>
  [...languages, 'x-default' as const].map((name) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang: name,
    href: publicUrl + pathIn(name === 'x-default' ? 'en' : name, path),
  }))
