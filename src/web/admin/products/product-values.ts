import type { EditedProduct } from '#contract/catalog/admin-types.ts'
import type { ClothFacts } from '#contract/catalog/types.ts'
import {
  alikeKeys,
  type ColumnKey,
  columnKeys,
  type FactKey,
  factKeys,
  isColumn,
  recordOf,
} from '#domain/attributes.ts'
import { policy } from '#domain/policy.ts'
import { fromShopTime, toShopTime } from '../parts/shop-time.ts'

/** What stands in the fields: everything typed is text. */
export type ProductValues = Record<ColumnKey, string> & {
  name: string
  slug: string
  code: string
  description: string
  price: string
  discountPrice: string
  stock: string
  categoryId: string
  isFeatured: boolean
  isNewArrival: boolean
  isTrending: boolean
  mrp: string
  /** '' for that of the category. */
  taxClass: string
  hsn: string
  isHandicraft: boolean
  isCodAllowed: boolean
  /** '' where it lies ready. */
  makingDays: string
  /** '' where the shop's mark counts. */
  lowStock: string
  state: 'draft' | 'published'
  /** Of a draft, by the clocks of India: when it goes into the shop; '' for not by itself. */
  publishAt: string
  facts: Record<FactKey, string>
}

/** A new product: first category, new arrival, price and stock 0, no discount price (spec §4). */
export function newProduct(firstCategoryId: number | undefined): ProductValues {
  return {
    name: '',
    slug: '',
    code: '',
    description: '',
    price: '0',
    discountPrice: '',
    stock: String(policy.defaultStock),
    ...recordOf(columnKeys, () => ''),
    categoryId: firstCategoryId === undefined ? '' : String(firstCategoryId),
    isFeatured: false,
    isNewArrival: true,
    isTrending: false,
    ...{ mrp: '', taxClass: '', hsn: '', isHandicraft: false, isCodAllowed: true },
    ...{ makingDays: '', lowStock: '' },
    ...{ state: 'published', publishAt: '' },
    facts: factsText({}),
  }
}

/** A field of the form by its path. */
export type FieldPath = ColumnKey | 'categoryId' | 'stock' | `facts.${FactKey}`

/** What staff may begin a new product with because the last one says it too: its kind, and one piece of it. */
export function likeLast(last: EditedProduct): ReadonlyMap<FieldPath, string> {
  const said = alikeKeys.map((key) =>
    isColumn(key)
      ? ([key, last[key]] as const)
      : ([`facts.${key}`, last.facts[key] ?? ''] as const),
  )
  return new Map<FieldPath, string>([
    ['categoryId', String(last.categoryId)],
    ['stock', '1'],
    ...said.filter(([, text]) => text !== ''),
  ])
}

export function valuesOf(item: EditedProduct): ProductValues {
  const { name, slug, code, isFeatured, isNewArrival, isTrending } = item
  const { taxClass, hsn, isHandicraft, isCodAllowed } = item
  return {
    ...{ name, slug, code, isFeatured, isNewArrival, isTrending },
    ...recordOf(columnKeys, (key) => item[key]),
    description: item.description ?? '',
    price: String(item.price),
    discountPrice: item.discountPrice === null ? '' : String(item.discountPrice),
    stock: String(item.stock),
    categoryId: String(item.categoryId),
    mrp: item.mrp === null ? '' : String(item.mrp),
    ...{ taxClass, hsn, isHandicraft, isCodAllowed },
    makingDays: item.makingDays ? String(item.makingDays) : '',
    lowStock: item.lowStock === null ? '' : String(item.lowStock),
    state: item.state === 'draft' ? 'draft' : 'published',
    publishAt: toShopTime(item.publishAt),
    facts: factsText(item.facts),
  }
}

const factsText = (facts: ClothFacts) => recordOf(factKeys, (key) => facts[key] ?? '')

/** What the rules of the form are held against, and what is sent as text. */
export function inputOf(values: ProductValues) {
  const trimmed = Object.entries(values.facts)
    .map(([name, text]) => [name, text.trim()] as const)
    .filter(([, text]) => text !== '')
  const publishAt = values.state === 'draft' ? (fromShopTime(values.publishAt) ?? '') : ''
  return { ...values, publishAt, facts: JSON.stringify(Object.fromEntries(trimmed)) }
}

/** What the stock was when the form was opened, and the version of everything else. */
type Seen = { stock: number; version: string } | null

type Pictures = { kept: readonly { src: string; alt: string }[] | null; files: readonly File[] }

/**
 * The multipart form of spec §7: text fields without the empty ones, files repeated under `images`. The stock
 * of a known product goes along only when it was typed anew, with the one that it was typed over.
 */
export function productFormData(
  values: ProductValues,
  { kept, files }: Pictures,
  seen: Seen = null,
): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(inputOf(values))) {
    if (value !== '') form.append(name, String(value))
  }
  if (seen) {
    form.append('version', seen.version)
    if (values.stock === String(seen.stock)) form.delete('stock')
    else form.append('stockSeen', String(seen.stock))
  }
  if (kept) {
    form.append('pictures', JSON.stringify(kept.map(({ src, alt }) => ({ src, alt }))))
  }
  for (const file of files) form.append('images', file)
  return form
}
