import type { Picture, Product, ProductCard } from '#contract/catalog/types.ts'
import { attributes, columnKeys, factKeys, saidOf } from '#domain/attributes.ts'
import { fillFields } from '#domain/figures/figures.ts'
import type { Language } from '#domain/language.ts'
import { inLanguage } from '#domain/translation/translation.ts'
import type { Database } from '../platform/db/database.ts'
import type { Shop } from '../platform/shop.ts'
import { type WordsFor, wordsIn } from '../translations/words-in.ts'

/** Cards as they read in a language. */
export async function cardsIn(
  db: Database,
  language: Language,
  cards: ProductCard[],
): Promise<ProductCard[]> {
  if (language === 'en') return cards
  const words = await wordsOf(db, language, cards)
  return cards.map((card) => cardIn(card, words, ['name', 'category']))
}

/** Whole products as they read in a language, with what holds now in place of names in braces. */
export async function productsIn(
  { db, figures }: Pick<Shop, 'db' | 'figures'>,
  language: Language,
  products: Product[],
): Promise<Product[]> {
  const said = await saidIn(db, language, products)
  if (!said.some(({ description }) => description?.includes('{'))) return said
  const now = await figures(language)
  return said.map((product) => fillFields(product, ['description'], now))
}

async function saidIn(db: Database, language: Language, products: Product[]): Promise<Product[]> {
  if (language === 'en') return products
  const words = await wordsOf(db, language, products)
  return products.map((product) => {
    const { facts, missing } = factsIn(product, words)
    const said = cardIn(product, words, ['name', 'category', 'description'])
    const inEnglish = [...(said.inEnglish ?? []), ...missing]
    return { ...said, facts, ...(inEnglish.length > 0 && { inEnglish }) }
  })
}

const wordsOf = (db: Database, language: Language, things: { id: number }[]) =>
  wordsIn(db, language, { things: ['product', 'picture'], ids: things.map(({ id }) => id) })

type Said = ProductCard & { labels?: Product['labels'] }

function cardIn<Card extends Said>(
  card: Card,
  words: WordsFor,
  fields: readonly (keyof Card & string)[],
): Card {
  const said = inLanguage(card, fields, (field, english) =>
    field === 'category'
      ? words('category', card.categoryId, 'name', english)
      : words('product', card.id, field, english),
  )
  return { ...said, labels: labelsOf(card, words), pictures: picturesIn(card, words) }
}

/** The values that pieces share, each said once for all of them. */
function labelsOf(card: ProductCard, words: WordsFor): Product['labels'] {
  const known = columnKeys.flatMap((key) => {
    const label = words('value', 0, `${key}:${card[key]}`, card[key])
    return label === undefined ? [] : [[key, label]]
  })
  return Object.fromEntries(known)
}

const picturesIn = ({ id, pictures }: ProductCard, words: WordsFor): Picture[] =>
  pictures.map((picture) =>
    inLanguage(picture, ['alt'], (_, english) => words('picture', id, picture.src, english)),
  )

/** What the piece says of itself in its own words, else what all say that share the fact; a measure reads alike. */
function factsIn(product: Product, words: WordsFor) {
  const facts: Product['facts'] = { ...product.facts }
  const missing: string[] = []
  for (const key of factKeys.filter((one) => attributes[one].kind !== 'measure')) {
    const english = saidOf(product, key)
    if (english === '') continue
    const field = `facts.${key}`
    const own = words('product', product.id, field, english)
    const said = own ?? words('value', 0, `${key}:${english}`, english)
    if (said !== undefined) facts[key] = said
    else missing.push(field)
  }
  return { facts, missing }
}
