import { randomUUID } from 'node:crypto'
import type { Shopper } from '#test/shopper.ts'

const atOnce = 16

/** Every shopper orders what is in the cart, so many at once; throws where one is not confirmed. */
export async function buyAll(shoppers: Shopper[], form: object) {
  const queue = [...shoppers]
  const worker = async () => {
    for (let shopper = queue.pop(); shopper; shopper = queue.pop()) {
      const key = { 'idempotency-key': randomUUID() }
      const reply = await shopper.post('/api/orders', form, key)
      if (reply.status !== 201) throw new Error(reply.text)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
}
