import type { Story } from '#contract/stories/types.ts'
import { shareAddress } from '#domain/pictures/picture-address.ts'

type Around = { address: string; publicUrl: string; shopName: string; language: string }

/** A story for search engines (schema.org Article). */
export function storyFacts(story: Story, { address, publicUrl, shopName, language }: Around) {
  const { title, summary, picture, publishedAt, changedAt } = story
  const shop = { '@type': 'Organization', name: shopName, url: publicUrl }
  return {
    ...{ '@context': 'https://schema.org', '@type': 'Article', headline: title },
    ...(summary && { description: summary }),
    ...(picture && { image: publicUrl + shareAddress(picture.src) }),
    ...{ datePublished: publishedAt, dateModified: latest(publishedAt, changedAt) },
    ...{ inLanguage: story.inEnglish?.includes('content') ? 'en' : language },
    ...{ mainEntityOfPage: address, author: shop, publisher: shop },
  }
}

/** One that was written long before its moment has not changed since. */
const latest = (one: string, other: string) => (one > other ? one : other)
