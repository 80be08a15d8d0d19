import { type Language, pathIn } from '#domain/language.ts'
import { journalPath, storyPath } from '#domain/stories/story.ts'
import type { Shop } from '../../platform/shop.ts'
import { currentProfile } from '../../settings/documents.ts'
import { presentStories } from '../../stories/present.ts'
import { shownStories } from '../../stories/queries.ts'
import { element, escapeXml, xmlDeclaration } from './xml.ts'

const newest = 30

/** The newest stories of the journal for readers of feeds (Atom, RFC 4287), as they read in a language. */
export async function storyFeed(shop: Shop, language: Language): Promise<string> {
  const { publicUrl } = shop.config
  const { name } = await currentProfile(shop.db)
  const { rows } = await shownStories(shop.db.read, shop.now(), { page: 1, size: newest })
  const stories = await presentStories(shop, rows, language)
  const address = (path: string) => publicUrl + pathIn(language, path)
  const link = (href: string) => `<link href="${escapeXml(href)}"/>`
  const entries = stories.map(({ title, slug, summary, publishedAt }, at) => {
    const page = address(storyPath(slug))
    const changed = new Date(rows[at]?.updated_at ?? 0).toISOString()
    const [published, updated] = [publishedAt, changed > publishedAt ? changed : publishedAt]
    const moments = element('published', published) + element('updated', updated)
    return `<entry>${element('id', page)}${element('title', title)}${link(page)}${moments}${element('summary', summary)}</entry>`
  })
  const journal = address(journalPath(1))
  const latest = stories[0]?.publishedAt ?? new Date(0).toISOString()
  const author = `<author>${element('name', name)}</author>`
  return `${xmlDeclaration}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">
${element('id', journal)}${element('title', name)}${link(journal)}${element('updated', latest)}${author}
${entries.join('\n')}
</feed>
`
}
