import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { createShop } from '../create-shop.ts'
import { seedLarge } from './large.ts'
import { seedWhenEmpty } from './seed.ts'

// `npm run seed -- --products 100000`: makes a large catalogue for benchmarks, pictures shared.

const say = (line: string) => process.stdout.write(`${line}\n`)
const { values } = parseArgs({ options: { products: { type: 'string' } } })
const shop = await createShop(readConfig(process.env))
await seedWhenEmpty(shop, say)
if (values.products) {
  const count = Number(values.products)
  if (!Number.isInteger(count) || count < 1) throw new Error('--products wants a whole number.')
  await seedLarge(shop, count, say)
}
await shop.close()
