import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { restoreBackup } from '#server/app/backup/restore/restore-backup.ts'
import { takeBackup } from '#server/app/backup/take-backup.ts'
import { createShop } from '#server/app/create-shop.ts'
import { seedLarge } from '#server/app/seed/large.ts'
import { seedWhenEmpty } from '#server/app/seed/seed.ts'
import { readConfig } from '#server/platform/config.ts'
import type { Query } from '#server/platform/db/database.ts'
import type { Ground } from './crowded-shop.ts'
import type { Grounds } from './grounds.ts'
import { startShop } from './shop-process.ts'

const atOnce = 500
const dayMs = 86_400_000

/** So many products and orders: backed up, restored into an empty place, and opened there. */
export async function measureLargeRestore(
  grounds: Grounds,
  size: number,
  say: (line: string) => void,
) {
  const [full, empty] = [await grounds.another(), await grounds.another()]
  await fill(full, size, say)
  const to = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-large-'))
  try {
    const began = performance.now()
    const from = await takeBackup(readConfig(full.environment), { to, say })
    const taken = performance.now()
    const into = readConfig(empty.environment)
    const { sums } = await restoreBackup(into, { from, mayReplace: false, say })
    const restored = performance.now()
    if (sums.orders < size) throw new Error(`Only ${sums.orders} orders came back.`)
    const shop = await startShop(empty.environment)
    const startMs = performance.now() - restored
    await shop.stop()
    return { backupMs: taken - began, restoreMs: restored - taken, startMs }
  } finally {
    fs.rmSync(to, { recursive: true, force: true })
  }
}

async function fill({ environment }: Ground, size: number, say: (line: string) => void) {
  const shop = await createShop(readConfig({ ...environment, LOG_LEVEL: 'silent' }))
  await seedWhenEmpty(shop, say)
  await seedLarge(shop, size, say)
  const products = await shop.db.read
    .selectFrom('products')
    .select(['id', 'code', 'name', 'slug', 'category_id', 'current_paise'])
    .orderBy('id')
    .limit(size)
    .execute()
  for (let at = 0; at < size; at += atOnce) {
    await shop.db.write((tx) => insertOrders(tx, products.slice(at, at + atOnce), at, shop.now()))
  }
  await shop.close()
}

type Piece = {
  id: number
  code: string
  name: string
  slug: string
  category_id: number
  current_paise: number
}

/** One order of one piece for each of them, delivered a while ago: row, line, timeline. */
async function insertOrders(tx: Query, pieces: Piece[], from: number, now: number) {
  const placedAt = (at: number) => now - ((from + at) % 700) * dayMs
  const made = await tx
    .insertInto('orders')
    .values(pieces.map((piece, at) => orderRow(piece, from + at, placedAt(at))))
    .returning('id')
    .execute()
  const idOf = (at: number) => made[at]?.id ?? 0
  await tx
    .insertInto('order_lines')
    .values(
      pieces.map(({ id, current_paise, ...piece }, at) => ({
        ...piece,
        order_id: idOf(at),
        product_id: id,
        image: '',
        description: '',
        unit_paise: current_paise,
        quantity: 1,
      })),
    )
    .execute()
  const event = { kind: 'placed' as const, from_state: null, actor: 'customer' as const }
  await tx
    .insertInto('order_events')
    .values(
      pieces.map((_, at) => ({
        ...event,
        order_id: idOf(at),
        to_state: 'confirmed' as const,
        is_public: 1,
        user_id: null,
        created_at: placedAt(at),
      })),
    )
    .execute()
}

const orderRow = (piece: Piece, number: number, at: number) => ({
  number: `L-${number}`,
  token: `large-${number}`,
  channel: 'web' as const,
  state: 'delivered' as const,
  user_id: null,
  full_name: 'Meena Raman',
  email: 'meena@example.in',
  mobile: String(9_000_000_000 + number),
  address: '{}',
  subtotal_paise: piece.current_paise,
  discount_paise: 0,
  shipping_paise: 0,
  total_paise: piece.current_paise,
  paid_paise: piece.current_paise,
  coupon_code: null,
  payment_method: 'cod' as const,
  invoice_number: null,
  has_stock: 1,
  held_until: null,
  placed_at: at,
  updated_at: at,
  delivered_at: at,
})
