import type { Insertable } from 'kysely'
import { toPaise } from '#domain/money.ts'
import { slugify } from '#domain/slug.ts'
import { indexProducts } from '../../catalog/text-index/index-queries.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Tables } from '../../platform/db/tables.ts'
import { bumpVersion } from '../../platform/db/version.ts'
import type { Shop } from '../../platform/shop.ts'
import { writeOpening } from '../../settings/opening.ts'
import { colours, type Dice, dice, type Weave, weaves } from './weaves.ts'

const perTransaction = 2_000
const perInsert = 250
const dayMs = 86_400_000

/**
 * Adds so many believable products, the same ones for the same seed: to try and to measure the shop
 * at size. They share out the pictures that are there, and the categories; without any, its own.
 */
export async function seedLarge(
  shop: Shop,
  count: number,
  say: (line: string) => void = () => undefined,
  seed = 7,
): Promise<void> {
  const roll = dice(seed)
  const started = performance.now()
  const shelves = await shop.db.write((tx) => shelvesOf(tx, shop.now()))
  // To be measured as shoppers meet it.
  await shop.db.write((tx) => writeOpening(tx, { isOpen: true }, shop.now()))
  const pictures = await shop.db.read
    .selectFrom('pictures')
    .select('path')
    .orderBy('path')
    .execute()
  const paths = pictures.map((picture) => picture.path)
  const first = await firstNumber(shop)
  for (let done = 0; done < count; done += perTransaction) {
    const size = Math.min(perTransaction, count - done)
    await shop.db.write(async (tx) => {
      const revision = await bumpVersion(tx, shop.now())
      const rows = Array.from({ length: size }, (_, at) =>
        productRow(roll, roll.one(shelves), first + done + at, revision, shop.now()),
      )
      const ids = await insertAll(tx, rows)
      await hangPictures(tx, roll, ids, paths)
      await indexProducts(tx, ids)
    })
    const seconds = (performance.now() - started) / 1000
    say(`  ${done + size} of ${count} products, ${seconds.toFixed(0)} s`)
  }
  // Until the database has looked at so many new rows, it plans as if they were not there.
  await shop.db.script('analyze')
}

type Shelf = { categoryId: number; weave: Weave }

/** Every category with the weave it is named after; any weave where the name tells nothing. */
async function shelvesOf(tx: Query, now: number): Promise<Shelf[]> {
  const known = await tx.selectFrom('categories').select(['id', 'name']).orderBy('id').execute()
  const categories = known.length > 0 ? known : await insertCategories(tx, now)
  return categories.flatMap(({ id, name }, at) => {
    const named = weaves.find((weave) => name.toLowerCase().includes(weave.name.toLowerCase()))
    const weave = named ?? weaves[at % weaves.length]
    return weave ? [{ categoryId: id, weave }] : []
  })
}

function insertCategories(tx: Query, now: number) {
  const rows = weaves.map((weave, position) => ({
    name: `${weave.name} ${weave.fabric}`,
    slug: slugify(`${weave.name} ${weave.fabric}`),
    description: weave.story,
    position,
    created_at: now,
    updated_at: now,
  }))
  return tx.insertInto('categories').values(rows).returning(['id', 'name']).execute()
}

async function firstNumber(shop: Shop): Promise<number> {
  const row = await shop.db.read
    .selectFrom('products')
    .select((eb) => eb.fn.max('id').as('id'))
    .executeTakeFirst()
  return (row?.id ?? 0) + 1
}

type Row = Insertable<Tables['products']>

function productRow(roll: Dice, shelf: Shelf, number: number, revision: number, now: number): Row {
  const { weave } = shelf
  const color = roll.one(colours)
  const motif = roll.one(weave.motifs)
  const name = `${color} ${weave.name} ${weave.fabric} Saree with ${motif}`
  const rupees = weave.rupees[0] + roll.square() * (weave.rupees[1] - weave.rupees[0])
  const pricePaise = toPaise(Math.round(rupees / 50) * 50)
  const struck = Math.round((pricePaise * (1.1 + roll.number() * 0.3)) / 5_000) * 5_000
  // Half of the stock came in the last quarter, the rest over two years.
  const ageDays = roll.chance(0.5) ? roll.number() * 90 : roll.number() * 730
  const createdAt = Math.floor(now - ageDays * dayMs)
  return {
    code: `G${String(number).padStart(6, '0')}`,
    name,
    slug: `${slugify(name)}-${number}`,
    description: `${weave.story} ${motif} on a ${color.toLowerCase()} ground, woven in ${weave.place}.`,
    price_paise: pricePaise,
    discount_paise: roll.chance(0.3) ? struck : null,
    stock: roll.chance(0.12) ? 0 : 1 + Math.floor(roll.number() * 12),
    fabric: weave.fabric,
    color,
    occasion: roll.one(weave.occasions),
    category_id: shelf.categoryId,
    is_featured: roll.chance(0.03) ? 1 : 0,
    is_new_arrival: ageDays < 30 && roll.chance(0.4) ? 1 : 0,
    is_trending: roll.chance(0.04) ? 1 : 0,
    facts: JSON.stringify({ weave: weave.name, place: weave.place, length: '5.5 m' }),
    revision,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

async function insertAll(tx: Query, rows: Row[]): Promise<number[]> {
  const ids: number[] = []
  for (let at = 0; at < rows.length; at += perInsert) {
    const some = rows.slice(at, at + perInsert)
    const made = await tx.insertInto('products').values(some).returning('id').execute()
    ids.push(...made.map((row) => row.id))
  }
  return ids
}

async function hangPictures(tx: Query, roll: Dice, ids: number[], paths: string[]) {
  if (paths.length === 0) return
  const rows = ids.flatMap((id) => {
    const from = Math.floor(roll.number() * paths.length)
    return [0, 1].map((position) => ({
      product_id: id,
      position,
      path: paths[(from + position) % paths.length] ?? '',
      alt: '',
    }))
  })
  for (let at = 0; at < rows.length; at += perInsert * 4) {
    const some = rows.slice(at, at + perInsert * 4)
    await tx.insertInto('product_pictures').values(some).execute()
  }
}
