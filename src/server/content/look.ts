import type { LookInSearch } from '#domain/look/look-in-search.ts'
import { type EnglishText, type TranslatedThing, textOf } from '#domain/translation/translation.ts'

type Columns = { seo_title: string; seo_description: string }

/** What a form says of a page's look in search results; what it leaves out stays as it was. */
export const lookColumns = (form: LookInSearch, before?: Columns | null): Columns => ({
  seo_title: form.seoTitle ?? before?.seo_title ?? '',
  seo_description: form.seoDescription ?? before?.seo_description ?? '',
})

/** The same as it is answered: where nothing was written, nothing is said. */
export function withLook<Row extends Columns>({
  seo_title: seoTitle,
  seo_description: seoDescription,
  ...row
}: Row) {
  return { ...row, ...writtenLook({ seoTitle, seoDescription }) }
}

/** Its fields without those that are empty. */
export const writtenLook = ({ seoTitle, seoDescription }: Record<LookField, string>) => ({
  ...(seoTitle && { seoTitle }),
  ...(seoDescription && { seoDescription }),
})

/** What of it is translated. */
export const textsOfLook = (thing: TranslatedThing, id: number, row: Columns): EnglishText[] => [
  ...textOf(thing, id, 'seoTitle', row.seo_title),
  ...textOf(thing, id, 'seoDescription', row.seo_description),
]

/** Its fields, as translations name them. */
export const lookFieldNames = ['seoTitle', 'seoDescription'] as const

type LookField = (typeof lookFieldNames)[number]
