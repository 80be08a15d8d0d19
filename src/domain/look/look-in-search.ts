import { excerpt } from '#domain/text.ts'

/** So many characters of a result search engines usually show; what is longer they cut. */
export const shownInSearch = { title: 60, description: 155 } as const

/** What may be written, which is more than is shown. */
export const mostInSearch = { title: 120, description: 320 } as const

/** What was written of a page for search engines alone; nothing where what the page says will do. */
export type LookInSearch = { seoTitle?: string | undefined; seoDescription?: string | undefined }

type Said = LookInSearch & { inEnglish?: string[] | undefined }
type Look = { title: string; description: string }

/**
 * Title and description of a page for search engines: what was written for them, else what the page says. A page in another
 * language takes nothing that is still English, since a result is of one language.
 */
export function lookInSearch(said: Said | undefined, page: Look): Look {
  const isOf = (field: string) => !said?.inEnglish?.includes(field)
  return {
    title: (isOf('seoTitle') && said?.seoTitle) || page.title,
    description: (isOf('seoDescription') && said?.seoDescription) || page.description,
  }
}

/** A result as a search engine shows it, cut where it would be cut; the name of the shop follows its title. */
export function resultInSearch({ title, description }: Look, shopName: string): Look {
  return {
    title: excerpt(`${title} | ${shopName}`, shownInSearch.title),
    description: excerpt(description, shownInSearch.description),
  }
}
