import { beforeAll, expect, it } from 'vitest'
import { CardSaleReceipt } from '#contract/card-sales/types.ts'
import { addressOf } from '#contract/endpoint.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { provedRequest } from '#test/proved-request.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { told } from '#test/told.ts'
import { calls } from '../modules.ts'
import { seedDemo } from '../seed/seed-demo.ts'
import type { JsonSchema } from './json-schema.ts'
import { openApiOf } from './openapi.ts'

const document = openApiOf('Pallu', 'https://pallu.example')

/** What anyone may read: no sign-in, no secret link, no cart is needed. */
const open = calls.filter(
  ({ name, endpoint: { method, guard, path } }) =>
    method === 'GET' && guard === 'anyone' && !path.includes('{token}') && name !== 'getCheckout',
)

onBothEngines('every answer of every public call', (testShop) => {
  const inputs: Record<string, object> = {}

  beforeAll(async () => {
    const { shop } = testShop()
    await seedDemo(shop)
    const [product] = await shop.db.read
      .selectFrom('products')
      .select(['id', 'slug'])
      .where('rating_count', '>', 0)
      .limit(1)
      .execute()
    await shop.db.write((tx) =>
      tx
        .insertInto('slug_moves')
        .values({ kind: 'product', old_slug: 'old-name', target_id: product?.id ?? 0 })
        .execute(),
    )
    const complaint = { name: 'Asha', email: 'asha@example.in', message: 'The fall is torn.' }
    const { number, secret } = must(
      await newShopper(testShop()).post('/api/complaints', complaint),
    ).body
    const slug = product?.slug ?? ''
    await openForBusiness(testShop())
    const owner = await signedIn(testShop(), 'owner')
    const story = {
      ...{ title: 'The last loom', slug: 'the-last-loom', summary: 'Of Rukmini, who weaves.' },
      ...{ content: '<p>She begins at five.</p>', picture: '', pictureAlt: '' },
      ...{ productIds: [product?.id], publishAt: new Date(testShop().clock.now).toISOString() },
    }
    must(await owner.post('/api/admin/stories', story))
    const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }
    await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
    const wish = { amount: 1_000, name: 'Asha', email: 'asha@example.in', isForMyself: true }
    const bought = must(await newShopper(testShop()).post('/api/gift-card-sales', wish), 201).as(
      CardSaleReceipt,
    )
    const form = { kind: 'access', email: 'asha@example.in' }
    const { id, secret: opens } = await provedRequest(testShop(), form)
    Object.assign(inputs, {
      followComplaint: { number, secret },
      followCardSale: bought,
      followDataRequest: { id, secret: opens },
      exportData: { id, secret: opens },
      getStory: { slug: story.slug },
      readNotice: { purpose: 'newsletter' },
      getProduct: { slug },
      relatedProducts: { slug },
      companions: { slug },
      productReviews: { slug },
      reviewDoor: { slug },
      findMove: { kind: 'product', slug: 'old-name' },
      search: { q: 'silk', sort: 'price-asc' },
      getPlaceOfPin: { pin: '600004' },
      listStates: { language: 'ta' },
      getAvailability: { ids: String(product?.id) },
    })
  })

  it.each(open)(
    '$name answers as its schema and the document say',
    async ({ name, endpoint, schema, example }) => {
      const { path, query } = addressOf(endpoint, Object.assign({}, inputs[name] ?? example?.input))
      const response = await testShop().app.request(query ? `${path}?${query}` : path)
      expect(response.status, path).toBe(200)
      const answer: unknown = await response.json()
      expect(schema.answer.safeParse(answer).error).toBeUndefined()
      const success = document.paths[endpoint.path]?.['get']?.responses[200] as {
        content: { 'application/json': { schema: JsonSchema } }
      }
      expect(
        told(document, success.content['application/json'].schema).safeParse(answer).error,
      ).toBeUndefined()
    },
  )

  it('a refusal is {message} with the status that the document names', async () => {
    const refused = [
      ['/api/products/no-such-saree', 404],
      ['/api/pages/no-such-page', 404],
      ['/api/categories/no-such-weave', 404],
      ['/api/products/new-arrivals?limit=none', 400],
      ['/api/users/current', 401],
      ['/api/admin/products', 401],
      ['/api/no-such-call', 404],
    ] as const
    for (const [at, status] of refused) {
      const response = await testShop().app.request(at)
      expect(response.status, at).toBe(status)
      const problem: unknown = await response.json()
      expect(
        told(document, { $ref: '#/components/schemas/Problem' }).safeParse(problem).error,
      ).toBeUndefined()
    }
  })
})
