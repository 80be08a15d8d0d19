import type { Insertable } from 'kysely'
import type { Language } from '#domain/language.ts'
import { indexProducts, reindexCategory } from '#server/catalog/text-index/index-queries.ts'
import type { Tables } from '#server/platform/db/tables.ts'
import { bumpVersion } from '#server/platform/db/version.ts'
import type { Shop } from '#server/platform/shop.ts'
import { putTranslations } from '#server/translations/queries.ts'
import { sourceHash } from '#server/translations/source-hash.ts'

type Category = Partial<Insertable<Tables['categories']>>
type Product = Partial<Insertable<Tables['products']>>

let made = 0

/** A category of the shop, as the admin area would save it; answers its id. */
export async function saveCategory(shop: Shop, category: Category = {}): Promise<number> {
  const number = ++made
  return shop.db.write(async (tx) => {
    await bumpVersion(tx, shop.now())
    const { id } = await tx
      .insertInto('categories')
      .values({
        name: `Category ${number}`,
        slug: `category-${number}`,
        created_at: shop.now(),
        updated_at: shop.now(),
        ...category,
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await reindexCategory(tx, id)
    return id
  })
}

type Said = Pick<Insertable<Tables['translations']>, 'thing' | 'field' | 'words'> & {
  id?: number
  english: string
  madeBy?: 'person' | 'machine'
}

/** What somebody has written in a language, as the admin area would save it. */
export async function saveWords(shop: Shop, language: Language, said: Said[]) {
  await shop.db.write(async (tx) => {
    await bumpVersion(tx, shop.now())
    const rows = said.map(({ thing, id = 0, field, words, english, madeBy = 'person' }) => ({
      ...{ thing, thing_id: id, field, language, words },
      ...{ source_hash: sourceHash(english), made_by: madeBy, changed_at: shop.now() },
    }))
    await putTranslations(tx, rows)
  })
}

/** Products of the shop, as the admin area would save them; answers their ids in order. */
export async function saveProducts(shop: Shop, products: Product[]): Promise<number[]> {
  if (products.length === 0) return []
  return shop.db.write(async (tx) => {
    const revision = await bumpVersion(tx, shop.now())
    const ids: number[] = []
    for (const product of products) {
      const row = { ...plainProduct(++made, shop.now()), ...product, revision }
      const insert = tx.insertInto('products').values(row).returning('id')
      ids.push((await insert.executeTakeFirstOrThrow()).id)
    }
    await indexProducts(tx, ids)
    return ids
  })
}

export async function saveProduct(shop: Shop, product: Product = {}): Promise<number> {
  const [id] = await saveProducts(shop, [product])
  if (id === undefined) throw new Error('The product was not saved.')
  return id
}

const plainProduct = (number: number, now: number): Insertable<Tables['products']> => ({
  code: `T${number}`,
  name: `Piece ${number}`,
  slug: `piece-${number}`,
  price_paise: 500_000,
  stock: 5,
  fabric: 'Silk',
  color: 'Red',
  occasion: 'Wedding',
  category_id: 0,
  created_at: now,
  updated_at: now,
})
