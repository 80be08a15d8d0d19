import { randomUUID } from 'node:crypto'
import { createApp } from '#server/app/app.ts'
import { createShop } from '#server/app/create-shop.ts'
import { readConfig } from '#server/platform/config.ts'

// A second server process on the same database: node test/buy-elsewhere.ts, told by a line of JSON on
// its input who buys what; answers the statuses as a line of JSON.

type Input = { environment: Record<string, string>; now: number; carts: string[]; form: object }

const told = await new Promise<string>((resolve) => {
  let text = ''
  process.stdin.on('data', (chunk) => {
    text += chunk
  })
  process.stdin.on('end', () => resolve(text))
})
const { environment, now, carts, form }: Input = JSON.parse(told)
const shop = await createShop(readConfig(environment), { now: () => now })
const app = createApp(shop)
const replies = await Promise.all(
  carts.map((cart) =>
    app.request('/api/orders', {
      method: 'POST',
      body: JSON.stringify(form),
      headers: {
        cookie: `cart=${cart}`,
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'sec-fetch-site': 'same-origin',
      },
    }),
  ),
)
await shop.close()
process.stdout.write(JSON.stringify(replies.map((reply) => reply.status)))
