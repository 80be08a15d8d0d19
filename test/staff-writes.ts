import sharp from 'sharp'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { firstTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import { firstCardSaleTerms } from '#domain/gift-cards/card-sale.ts'
import { defaultHoldLimits } from '#domain/holds/hold-limits.ts'
import { nothingFound } from '#domain/integrity.ts'
import { firstStockMarks } from '#domain/stock.ts'
import { insertSale } from '#server/card-sales/queries.ts'
import { settleSale } from '#server/card-sales/settle-sale.ts'
import { orderById } from '#server/order-records/queries.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { keepFindings } from '#server/platform/integrity/findings-file.ts'
import { issueCredit } from '#server/store-credits/issue-credit.ts'
import type { TestShop } from './create-test-shop.ts'
import { shiprocketSecrets } from './fake-shiprocket.ts'
import { address, cashGoesTo, fill, order } from './ordering.ts'
import { makePerson } from './people.ts'
import { addPiece } from './pieces.ts'
import { provedRequest } from './proved-request.ts'
import { newShopper, type Reply, type Shopper, signedIn } from './shopper.ts'
import { smallVideo } from './small-video.ts'
import { demoGstin, waiveChecks } from './tax-shop.ts'
import { testPayments } from './test-payments.ts'

// Every call of staff that writes, made once: a new one is written into `writes` by hand.

type Call = { id?: number | string; body?: object | FormData }
type Write = [leaves: string, made: (scene: Scene) => Call | Promise<Call>]
export type Scene = ReturnType<typeof sceneOf>

let names = 0
// As wide as the others, so that a list by name has them in the order in which they were made.
const slug = () => `name-${String(++names).padStart(5, '0')}`

const product = {
  ...{ name: 'Temple border', price: 5000, stock: 2, fabric: 'Silk', color: 'Red' },
  ...{ occasion: 'Wedding', categoryId: 1, description: '' },
}
const coupon = () => ({ code: slug(), kind: 'percent', percent: 10 })
const searchWord = () => ({ said: slug(), meant: 'silk' })
const apiToken = { name: 'Zoho Books', scopes: ['orders.see'] }
const webhook = { url: 'https://hooks.example.in/pallu', events: ['order.placed'] }
const testimonial = { customerName: 'Asha', location: 'Salem', rating: 5, comment: 'Lovely.' }
const page = () => ({ title: 'Weavers', slug: slug(), content: '<p>Ours.</p>' })
const category = () => ({ name: slug(), slug: slug(), description: '' })
const settings = {
  ...{
    newArrivalsDisplay: 'grid',
    premiumProductsDisplay: 'grid',
    trendingProductsDisplay: 'grid',
  },
  ...{ newArrivalsCount: 4, premiumProductsCount: 4, trendingProductsCount: 4 },
}
const buyer = {
  ...{ contact: { mobile: '9840012345' }, fullName: 'Meena Raman', address, paymentMethod: 'cod' },
}
const refund = () => ({
  ...{ amount: 500, method: 'upi', reference: `8000000${++names}`, isGoodwill: true },
})
const priceList = async (piece: () => Promise<number>) => ({
  ...{ name: 'Diwali', percent: -10, ids: [await piece()] },
  ...{ startsAt: '2099-10-01T00:00:00+05:30', endsAt: '2099-10-05T00:00:00+05:30' },
})
const story = () => ({
  ...{ title: 'The last loom', slug: slug(), summary: '', content: '<p>Ours.</p>' },
  ...{ picture: '', pictureAlt: '', productIds: [], publishAt: null },
})
const letter = {
  ...{ subject: 'New looms', preview: '', content: '<p>Six of them.</p>' },
  ...{ picture: '', pictureAlt: '', productIds: [] },
}
const announcements = {
  items: [{ text: 'Open on Sunday', link: '', from: null, until: null, isDismissible: true }],
}
const upi = { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu' }

const breach = { noticedAt: '2026-01-15T10:00:00+05:30', what: 'A list went astray.' }

/** Long after the tests of all others. */
const from = '2099-04-01'
const taxes = {
  ...{
    registration: 'regular',
    legalName: 'Pallu Sarees',
    gstin: demoGstin,
    stateCode: '33',
    from,
  },
  principalAddress: '12 Mada Street, Chennai',
  reason: 'Registered now',
}

/** What the log says of each, and what it is made with. */
export const writes: Record<string, Write> = {
  'POST /api/admin/api-tokens': ['create api-token', () => ({ body: apiToken })],
  'DELETE /api/admin/api-tokens/{id}': [
    'delete api-token',
    async ({ made }) => ({ id: await made('/api/admin/api-tokens', apiToken) }),
  ],
  'POST /api/admin/webhooks': ['create webhook', () => ({ body: webhook })],
  'DELETE /api/admin/webhooks/{id}': [
    'delete webhook',
    async ({ made }) => ({ id: await made('/api/admin/webhooks', webhook) }),
  ],
  'POST /api/admin/webhooks/{id}/test': [
    'update webhook',
    async ({ made }) => ({ id: await made('/api/admin/webhooks', webhook) }),
  ],
  'POST /api/admin/webhooks/{id}/enabling': [
    'update webhook',
    async ({ made }) => ({ id: await made('/api/admin/webhooks', webhook) }),
  ],
  'POST /api/admin/webhook-deliveries/{id}/replay': [
    'update webhook',
    async (scene) => {
      const id = await scene.made('/api/admin/webhooks', webhook)
      scene.must(await scene.owner.post(`/api/admin/webhooks/${id}/test`))
      return { id: await scene.newest('webhook_deliveries') }
    },
  ],
  'PUT /api/admin/taxes': [
    'update taxes',
    async ({ shop }) => {
      // The same seller the day before: no password is asked, whatever others have said of the shop.
      await sayTaxes(shop, [{ ...taxes, from_day: '2099-03-31' }])
      return { body: taxes }
    },
  ],
  'POST /api/admin/data-requests/{id}/answer': [
    'update data-request',
    async ({ testShop }) => {
      const form = { kind: 'erase', email: `asks${++names}@example.in` }
      const { id } = await provedRequest(testShop, form)
      // A hold of another case would refuse it.
      await testShop.shop.db.write((tx) =>
        tx.updateTable('legal_holds').set({ lifted_at: 1 }).execute(),
      )
      return { id, body: { outcome: 'done', words: 'It is erased.' } }
    },
  ],
  'POST /api/admin/breaches': ['create breach', () => ({ body: breach })],
  'PUT /api/admin/breaches/{id}': [
    'update breach',
    async (scene) => ({ id: await noted(scene), body: { ...breach, what: 'A laptop.' } }),
  ],
  'POST /api/admin/breaches/{id}/emails': [
    'update breach',
    async (scene) => ({
      id: await noted(scene),
      body: { emails: ['asha@example.in'], words: 'We are sorry.' },
    }),
  ],
  'POST /api/admin/retention/sweeps': ['delete retention', () => ({ body: { dryRun: false } })],
  'POST /api/admin/retention/holds': [
    'create retention',
    () => ({ body: { kind: 'carts', reason: 'A tax audit.' } }),
  ],
  'DELETE /api/admin/retention/holds/{id}': [
    'delete retention',
    async ({ shop }) => {
      const row = { kind: 'complaints', reason: 'A case.', from_at: 1, user_id: null }
      const made = await shop.db.write((tx) =>
        tx
          .insertInto('legal_holds')
          .values({ ...row, lifted_at: null })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      return { id: made.id }
    },
  ],
  'PUT /api/admin/notices/{purpose}': [
    'update notice',
    () => ({ id: 'orders', body: { version: 2, texts: { en: 'We keep your address.' } } }),
  ],
  'POST /api/admin/tax-rates': [
    'create taxes',
    () => ({ body: { taxClass: 'fabric', from, above: 0, rate: 12, source: 'Council' } }),
  ],
  'POST /api/admin/law-numbers': [
    'create taxes',
    () => ({ body: { name: 'upi-limit', from, value: 200_000, source: 'NPCI' } }),
  ],
  'POST /api/admin/books/periods/{period}/closing': [
    'update books',
    async ({ shop }) => {
      await wasRegular(shop)
      await waiveChecks({ shop }, '122018')
      return { id: 122_018 }
    },
  ],
  'POST /api/admin/compliance/waivers': [
    'create compliance-waiver',
    () => ({ body: { period: '112018', checks: ['C1'], words: 'Nobody to complain to yet' } }),
  ],
  'POST /api/admin/orders/{id}/invoice': [
    'create document',
    async ({ packed }) => ({ id: await packed() }),
  ],
  'POST /api/admin/orders/{id}/credit-notes': [
    'create document',
    async ({ owner, packed, made }) => {
      const id = await packed()
      await made(`/api/admin/orders/${id}/invoice`, {})
      const { lines } = (await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
      const reduced = lines.map((line) => ({ lineId: line.id, amount: 1 }))
      return { id, body: { reduced, reason: 'A pulled thread' } }
    },
  ],
  'POST /api/admin/documents/{id}/cancellation': [
    'update document',
    async ({ packed, made }) => {
      const order = await packed()
      const id = await made(`/api/admin/orders/${order}/invoice`, {})
      return { id, body: { reason: 'Printed by mistake' } }
    },
  ],
  'POST /api/admin/documents/{id}/shipping-bill': [
    'update document',
    async (scene) => {
      const body = { number: '4567890', day: '2026-01-15', port: 'INMAA4' }
      return { id: await exported(scene), body }
    },
  ],
  'POST /api/admin/products': [
    'create product',
    async ({ made }) => {
      const categoryId = Number(await made('/api/admin/categories', category()))
      return { body: { ...product, categoryId, slug: slug() } }
    },
  ],
  'PUT /api/admin/products/{id}': [
    'update product',
    async ({ piece }) => ({ id: await piece(), body: { price: 1 } }),
  ],
  'PUT /api/admin/products/{id}/costs': [
    'update product-costs',
    async ({ piece }) => ({ id: await piece(), body: { purchase: 4000, other: 150 } }),
  ],
  'DELETE /api/admin/products/{id}': [
    'archive product',
    async ({ piece }) => ({ id: await piece() }),
  ],
  'POST /api/admin/products/{id}/duplicate': [
    'create product',
    async ({ piece }) => ({ id: await piece() }),
  ],
  'POST /api/admin/products/bulk': [
    'archive product',
    async ({ piece }) => ({ body: { action: 'archive', ids: [await piece()] } }),
  ],
  'PUT /api/admin/announcements': ['update settings', () => ({ body: announcements })],
  'PUT /api/admin/menus': ['update settings', () => ({ body: { header: [], footer: [] } })],
  'POST /api/admin/stories': ['create story', () => ({ body: story() })],
  'PUT /api/admin/stories/{id}': [
    'update story',
    async ({ made }) => ({ id: await made('/api/admin/stories', story()), body: story() }),
  ],
  'DELETE /api/admin/stories/{id}': [
    'delete story',
    async ({ made }) => ({ id: await made('/api/admin/stories', story()) }),
  ],
  'POST /api/admin/newsletters': ['create newsletter', () => ({ body: letter })],
  'PUT /api/admin/newsletters/{id}': [
    'update newsletter',
    async ({ made }) => ({ id: await made('/api/admin/newsletters', letter), body: letter }),
  ],
  'DELETE /api/admin/newsletters/{id}': [
    'delete newsletter',
    async ({ made }) => ({ id: await made('/api/admin/newsletters', letter) }),
  ],
  'POST /api/admin/newsletters/{id}/tests': [
    'update newsletter',
    async ({ made }) => ({ id: await made('/api/admin/newsletters', letter), body: {} }),
  ],
  'POST /api/admin/newsletters/{id}/moves': [
    'update newsletter',
    async (scene) => ({ id: await pausedLetter(scene), body: { move: 'resume' } }),
  ],
  'POST /api/admin/newsletters/{id}/again': [
    'update newsletter',
    async (scene) => ({ id: await pausedLetter(scene), body: { state: 'failed' } }),
  ],
  'PUT /api/admin/newsletter-speed': ['update settings', () => ({ body: { perMinute: 30 } })],
  'POST /api/admin/price-lists': [
    'create price-list',
    async ({ piece }) => ({ body: await priceList(piece) }),
  ],
  'POST /api/admin/price-lists/{id}/ending': [
    'update price-list',
    async ({ piece, owner, must }) => {
      const { body } = must(await owner.post('/api/admin/price-lists', await priceList(piece)))
      return { id: Number(body['id']) }
    },
  ],
  'POST /api/admin/products/bulk/{id}/undo': [
    'update product',
    async ({ piece, owner, must }) => {
      const change = { action: 'archive', ids: [await piece()] }
      const { body } = must(await owner.post('/api/admin/products/bulk', change))
      return { id: Number(body['undoId']) }
    },
  ],
  'POST /api/admin/translations/import': [
    'import translation',
    async ({ piece }) => {
      const csv = `thing,id,field,ta\nproduct,${await piece()},name,புடவை ${++names}\n`
      return { body: formWith('file', new File([csv], 'a.csv')) }
    },
  ],
  'PUT /api/admin/translations/texts': [
    'update translation',
    async ({ piece, owner }) => {
      const id = await piece()
      const { body } = await owner.get(
        '/api/admin/translations/texts?language=ta&thing=product&state=missing',
      )
      const { items } = body as { items: { id: number; field: string; version: string }[] }
      const found = items.find((one) => one.id === id && one.field === 'name')
      const words = `புடவை ${++names}`
      return {
        body: {
          language: 'ta',
          thing: 'product',
          id,
          field: 'name',
          words,
          version: found?.version ?? '',
        },
      }
    },
  ],
  'POST /api/admin/products/import': [
    'import product',
    async ({ made }) => {
      const weave = category()
      await made('/api/admin/categories', weave)
      const columns = 'name,price,stock,fabric,color,occasion,category'
      const csv = `${columns}\nA,1,1,Silk,Red,Wedding,${weave.slug}\n`
      return { body: formWith('file', new File([csv], 'a.csv')) }
    },
  ],
  'POST /api/admin/categories': ['create category', () => ({ body: category() })],
  'PUT /api/admin/categories/{id}': [
    'update category',
    async ({ made }) => ({ id: await made('/api/admin/categories', category()), body: category() }),
  ],
  'DELETE /api/admin/categories/{id}': [
    'delete category',
    async ({ made }) => ({ id: await made('/api/admin/categories', category()) }),
  ],
  'POST /api/admin/testimonials': ['create testimonial', () => ({ body: testimonial })],
  'PUT /api/admin/testimonials/{id}': [
    'update testimonial',
    async ({ made }) => ({
      id: await made('/api/admin/testimonials', testimonial),
      body: { ...testimonial, rating: 4 },
    }),
  ],
  'DELETE /api/admin/testimonials/{id}': [
    'delete testimonial',
    async ({ made }) => ({ id: await made('/api/admin/testimonials', testimonial) }),
  ],
  'POST /api/admin/pages': ['create page', () => ({ body: page() })],
  'PUT /api/admin/pages/{id}': [
    'update page',
    async ({ made }) => ({ id: await made('/api/admin/pages', page()), body: page() }),
  ],
  'DELETE /api/admin/pages/{id}': [
    'delete page',
    async ({ made }) => ({ id: await made('/api/admin/pages', page()) }),
  ],
  'POST /api/admin/pictures': [
    'create picture',
    async () => {
      const create = { width: 40, height: 30, channels: 3, background: 'red' } as const
      const jpeg = new Uint8Array(await sharp({ create }).jpeg().toBuffer())
      return { body: formWith('image', new File([jpeg], 'a.jpg')) }
    },
  ],
  'PUT /api/settings': ['update settings', () => ({ body: settings })],
  'PUT /api/shop': [
    'update profile',
    async ({ owner }) => {
      const [shop, story] = [await owner.get('/api/shop'), await owner.get('/api/shop/story')]
      return { body: { ...shop.body, ...story.body } }
    },
  ],
  'PUT /api/admin/payments': ['update payments', () => ({ body: { ...testPayments, upi } })],
  'PUT /api/admin/cod-rules': [
    'update cod-rules',
    () => ({ body: { rules: [{ outcome: 'confirm', isActive: false }] } }),
  ],
  'DELETE /api/admin/orders/{id}/door-refusal': [
    'delete door-refusal',
    async ({ owner, ordered, must }) => {
      const { id } = await ordered('sent')
      const refused = { to: 'returned', cause: 'refused' }
      must(await owner.post(`/api/admin/orders/${id}/moves`, refused))
      return { id }
    },
  ],
  'POST /api/admin/performance/purge': ['update settings', () => ({})],
  'POST /api/admin/performance/rebuild': ['update settings', () => ({})],
  'POST /api/admin/coupons': ['create coupon', () => ({ body: coupon() })],
  'PUT /api/admin/coupons/{id}': [
    'update coupon',
    async ({ made }) => ({ id: await made('/api/admin/coupons', coupon()), body: coupon() }),
  ],
  'DELETE /api/admin/coupons/{id}': [
    'delete coupon',
    async ({ made }) => ({ id: await made('/api/admin/coupons', coupon()) }),
  ],
  'POST /api/admin/search-words': ['create search-word', () => ({ body: searchWord() })],
  'PUT /api/admin/search-words/{id}': [
    'update search-word',
    async ({ made }) => ({
      id: await made('/api/admin/search-words', searchWord()),
      body: searchWord(),
    }),
  ],
  'DELETE /api/admin/search-words/{id}': [
    'delete search-word',
    async ({ made }) => ({ id: await made('/api/admin/search-words', searchWord()) }),
  ],
  'POST /api/admin/orders': [
    'create order',
    async ({ piece }) => {
      const lines = [{ productId: await piece(), quantity: 1 }]
      return { body: { ...buyer, channel: 'phone', lines } }
    },
  ],
  'POST /api/admin/stall-sales': [
    'create order',
    async ({ piece }) => {
      const lines = [{ productId: await piece(), quantity: 1 }]
      return { body: { lines, paidBy: 'card' } }
    },
  ],
  'POST /api/admin/order-labels': [
    'update order',
    async ({ ordered }) => ({ body: { ids: [(await ordered()).id], add: ['Gift'] } }),
  ],
  'POST /api/admin/orders/{id}/moves': [
    'update order',
    async ({ ordered }) => ({ id: (await ordered()).id, body: { to: 'packed' } }),
  ],
  'POST /api/admin/orders/{id}/notes': [
    'update order',
    async ({ ordered }) => ({ id: (await ordered()).id, body: { words: 'Call first' } }),
  ],
  'PUT /api/admin/orders/{id}/address': [
    'update order',
    async ({ ordered }) => {
      const moved = { ...address, line1: '14 North Mada Street' }
      return { id: (await ordered()).id, body: { address: moved } }
    },
  ],
  'PUT /api/admin/orders/{id}/lines': [
    'update order',
    async ({ ordered, piece }) => {
      const lines = [{ productId: await piece(), quantity: 1 }]
      return { id: (await ordered()).id, body: { lines } }
    },
  ],
  'POST /api/admin/orders/{id}/parcels': [
    'update order',
    async ({ ordered }) => ({ id: (await ordered()).id, body: { carrier: 'DTDC' } }),
  ],
  'PUT /api/admin/carriers/{code}': [
    'update settings',
    () => ({ id: 'shiprocket', body: { isOn: true, fields: shiprocketSecrets } }),
  ],
  'PUT /api/admin/carrier-choices': [
    'update settings',
    () => ({ body: { choices: [{ zone: '', payment: 'any', carrier: 'shiprocket' }] } }),
  ],
  'POST /api/admin/orders/{id}/bookings': [
    'update order',
    async (scene) => ({ id: await toBook(scene), body: { carrier: 'shiprocket' } }),
  ],
  'POST /api/admin/bookings/{id}/cancelling': [
    'update order',
    async (scene) => ({ id: await booking(scene, 'failed') }),
  ],
  'POST /api/admin/bookings/{id}/handing-over': [
    'update order',
    async (scene) => ({ id: await booking(scene, 'booked') }),
  ],
  'POST /api/admin/parcels/{id}/tracking': [
    'update order',
    async ({ ordered, newest }) => {
      await ordered('sent')
      return { id: await newest('parcels'), body: { stage: 'out_for_delivery', place: 'Kochi' } }
    },
  ],
  'POST /api/admin/carriers/{code}/tracking-file': [
    'import order',
    () => ({
      id: 'india-post',
      body: { csv: 'Article,Event,Date\nEE123456785IN,Item Booked,14/01/2026' },
    }),
  ],
  'POST /api/admin/parcels/{id}/arrival': [
    'update order',
    async ({ ordered, newest }) => {
      await ordered('sent')
      return { id: await newest('parcels') }
    },
  ],
  'POST /api/admin/orders/{id}/payments': [
    'update order',
    async ({ ordered }) => ({ id: (await ordered()).id, body: {} }),
  ],
  'POST /api/admin/orders/{id}/payment-link': [
    'update order',
    async ({ ordered }) => ({ id: (await ordered('unpaid')).id, body: { method: 'upi' } }),
  ],
  'POST /api/admin/orders/{id}/refunds': [
    'update order',
    async ({ ordered }) => ({ id: (await ordered('paid')).id, body: refund() }),
  ],
  'POST /api/admin/orders/{id}/transfer-dismissal': [
    'update order',
    async ({ shop, owner, ordered, must }) => {
      const { id, guest, token } = await ordered('unpaid')
      const reference = `41234567${8900 + ++names}`
      must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference }))
      must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'cancelled' }))
      const claimed = { state: 'claimed' } as const
      await shop.db.write((tx) =>
        tx.updateTable('payments').set(claimed).where('order_id', '=', id).execute(),
      )
      return { id, body: { reference } }
    },
  ],
  'POST /api/admin/refunds/{id}/check': [
    'update order',
    async ({ owner, ordered, must, newest }) => {
      const { id } = await ordered('paid')
      must(await owner.post(`/api/admin/orders/${id}/refunds`, refund()))
      return { id: await newest('refunds') }
    },
  ],
  'POST /api/admin/payments/remittance': [
    'import payments',
    async ({ owner, ordered, must }) => {
      const { id, guest, token } = await ordered()
      const trackingNumber = `AWB${++names}`
      must(await owner.post(`/api/admin/orders/${id}/parcels`, { carrier: 'DTDC', trackingNumber }))
      const { total } = (await guest.get(`/api/orders/${token}`)).as(Order)
      const csv = `AWB,COD Amount\n${trackingNumber},${total}\n`
      return { body: { csv, isApplied: true } }
    },
  ],
  'POST /api/admin/payments/statement': [
    'import payments',
    async ({ ordered }) => {
      const { guest, token } = await ordered('unpaid')
      const { number, total } = (await guest.get(`/api/orders/${token}`)).as(Order)
      const csv = `Remarks,Credit\nUPI-${number}-41234567${8900 + ++names},${total}\n`
      return { body: { csv, isApplied: true } }
    },
  ],
  'POST /api/admin/whatsapp-orders/{id}/order': [
    'create order',
    async (scene) => ({ id: await chat(scene), body: buyer }),
  ],
  'POST /api/admin/whatsapp-orders/{id}/release': [
    'update chat-order',
    async (scene) => ({ id: await chat(scene) }),
  ],
  'POST /api/admin/whatsapp-orders/{id}/take': [
    'update chat-order',
    async (scene) => ({ id: await chat(scene) }),
  ],
  'PUT /api/admin/delivery': ['update settings', () => ({ body: toldTerms(firstTerms) })],
  'PUT /api/admin/alerts': [
    'update staff',
    () => ({ body: { email: ['order'], browser: [], quietFrom: '21:30', quietUntil: '07:00' } }),
  ],
  'PUT /api/admin/stock/marks': ['update settings', () => ({ body: firstStockMarks })],
  'PUT /api/admin/hold-limits': ['update settings', () => ({ body: defaultHoldLimits })],
  'DELETE /api/admin/holds/{id}': [
    'delete hold',
    async (scene) => {
      await chat(scene)
      return { id: await scene.newest('holds') }
    },
  ],
  'POST /api/admin/returns/{id}/decision': [
    'update return',
    async ({ returned }) => ({ id: await returned(), body: { isApproved: true } }),
  ],
  'POST /api/admin/returns/{id}/exchange': [
    'update return',
    async (scene) => ({
      id: await scene.returned(),
      body: { productId: await scene.piece(), quantity: 1 },
    }),
  ],
  'POST /api/admin/returns/{id}/receipt': [
    'update return',
    async ({ returned }) => ({ id: await returned('approved'), body: { isRestocked: true } }),
  ],
  'POST /api/admin/returns/{id}/closing': [
    'update return',
    async ({ returned }) => ({ id: await returned('received'), body: { refund: refund() } }),
  ],
  'POST /api/admin/reviews/{id}/verdict': [
    'update review',
    async ({ reviewed }) => ({ id: await reviewed(), body: { from: 'pending', to: 'approved' } }),
  ],
  'PUT /api/admin/reviews/{id}/reply': [
    'update review',
    async ({ owner, reviewed, must }) => {
      const id = await reviewed()
      const verdict = { from: 'pending', to: 'approved' }
      must(await owner.post(`/api/admin/reviews/${id}/verdict`, verdict))
      return { id, body: { words: 'Thank you.' } }
    },
  ],
  'POST /api/admin/buyers/{id}/notes': [
    'update buyer',
    async ({ ordered }) => ({ id: (await ordered()).id, body: { words: 'Likes red' } }),
  ],
  'DELETE /api/admin/buyer-notes/{id}': [
    'delete buyer',
    async ({ owner, ordered, must, newest }) => {
      const { id } = await ordered()
      must(await owner.post(`/api/admin/buyers/${id}/notes`, { words: 'Likes green' }))
      return { id: await newest('buyer_notes') }
    },
  ],
  'POST /api/admin/tickets/{id}/answers': [
    'update ticket',
    async (scene) => ({ id: await ticket(scene), body: { words: 'It is.' } }),
  ],
  'POST /api/admin/tickets/{id}/moves': [
    'update ticket',
    async (scene) => ({ id: await ticket(scene), body: { state: 'closed' } }),
  ],
  'POST /api/admin/tickets/{id}/videos': [
    'update ticket',
    async (scene) => ({
      id: await ticket(scene),
      body: formWith('video', new File([new Uint8Array(smallVideo(100))], 'a.mp4')),
    }),
  ],
  'POST /api/admin/tickets/{id}/complaint': [
    'create complaint',
    async (scene) => ({ id: await ticket(scene) }),
  ],
  'POST /api/admin/complaints/{id}/answers': [
    'update complaint',
    async (scene) => ({ id: await complaint(scene), body: { words: 'We look into it.' } }),
  ],
  'POST /api/admin/complaints/{id}/resolution': [
    'update complaint',
    async (scene) => ({
      id: await complaint(scene),
      body: { outcome: 'explained', words: 'It is meant to be so.' },
    }),
  ],
  'POST /api/admin/store-credits/{id}/payouts': [
    'update store-credit',
    async (scene) => ({ id: await credit(scene), body: { amount: 100, method: 'upi' } }),
  ],
  'POST /api/admin/store-credits/{id}/emails': [
    'update store-credit',
    async (scene) => ({ id: await credit(scene) }),
  ],
  'POST /api/admin/gift-cards': [
    'create gift-card',
    async () => ({ body: { amount: 500, reason: 'Sold at the counter', paidBy: 'cash' } }),
  ],
  'PUT /api/admin/gift-cards/{id}': [
    'update gift-card',
    async (scene) => {
      const { id, lastDay } = await giftCard(scene)
      return { id, body: { isBlocked: true, lastDay, reason: 'Lost' } }
    },
  ],
  'POST /api/admin/gift-cards/{id}/cancellation': [
    'update gift-card',
    async (scene) => ({ id: (await giftCard(scene)).id, body: { reason: 'A mistake' } }),
  ],
  'POST /api/admin/gift-cards/{id}/codes': [
    'update gift-card',
    async (scene) => ({ id: (await giftCard(scene)).id }),
  ],
  'POST /api/admin/gift-cards/{id}/emails': [
    'update gift-card',
    async (scene) => ({ id: (await giftCard(scene)).id }),
  ],
  'PUT /api/admin/gift-card-terms': [
    'update settings',
    async () => ({ body: { ...firstCardSaleTerms, refundDays: 30 } }),
  ],
  'POST /api/admin/gift-card-sales/{id}/payment': [
    'update gift-card-sale',
    async (scene) => ({ id: await cardSale(scene), body: { reference: '', amount: 500 } }),
  ],
  'POST /api/admin/gift-card-sales/{id}/transfer-dismissal': [
    'update gift-card-sale',
    async (scene) => {
      const reference = '412356789099'
      const id = await cardSale(scene, { state: 'claimed', claimed_reference: reference })
      return { id, body: { reference } }
    },
  ],
  'POST /api/admin/gift-card-sales/{id}/refund': [
    'update gift-card-sale',
    async (scene) => {
      const id = await cardSale(scene)
      const money = { reference: `card-sale:${id}`, amountPaise: 50_000, userId: null }
      await scene.shop.db.write((tx) => settleSale(tx, scene.shop, id, money))
      return { id, body: { reference: '412356789098' } }
    },
  ],
  'DELETE /api/admin/subscribers/{id}': [
    'delete subscriber',
    async ({ owner, newest, must }) => {
      must(await owner.post('/api/newsletter', { email: `${slug()}@example.in` }))
      return { id: await newest('subscribers') }
    },
  ],
  'POST /api/admin/mails/{id}/resend': [
    'update mail',
    async (scene) => {
      await ticket(scene)
      await scene.shop.db.write((tx) => tx.updateTable('mails').set({ status: 'failed' }).execute())
      return { id: await scene.newest('mails') }
    },
  ],
  'POST /api/admin/test-mails': ['create mail', () => ({})],
  'POST /api/admin/trial-orders': [
    'update settings',
    async ({ piece }) => {
      await piece()
      return {}
    },
  ],
  'POST /api/admin/staff': [
    'create staff',
    async ({ shop }) => ({ body: { who: (await makePerson(shop)).username, role: 'packer' } }),
  ],
  'PUT /api/admin/staff/{id}': [
    'update staff',
    async ({ shop }) => ({
      id: (await makePerson(shop, { role: 'packer' })).id,
      body: { role: 'manager' },
    }),
  ],
  'PUT /api/admin/staff/{id}/language': [
    'update staff',
    async ({ shop }) => ({
      id: (await makePerson(shop, { role: 'packer' })).id,
      body: { language: 'ta' },
    }),
  ],
  'DELETE /api/admin/staff/{id}': [
    'delete staff',
    async ({ shop }) => ({ id: (await makePerson(shop, { role: 'packer' })).id }),
  ],
  'PUT /api/admin/opening': ['update settings', () => ({ body: { isOpen: true } })],
  'POST /api/admin/integrity/settle': [
    'update integrity',
    ({ shop }) => {
      const order = { key: 'a-key', number: 'PAL-2026-000001', totalPaise: 500_000, at: 1 }
      keepFindings(shop.config.dataDir, { ...nothingFound, missing: [order] })
      return { body: { toSettle: 1 } }
    },
  ],
  'POST /api/admin/sign-outs': [
    'update staff',
    async ({ shop }) => ({ body: { who: (await makePerson(shop)).username } }),
  ],
  'POST /api/admin/sign-outs/everybody': ['update staff', () => ({})],
}

/** A newsletter that was paused after it could not be sent to one reader. */
async function pausedLetter({ made, newest, owner, shop, must }: Scene): Promise<number> {
  const id = Number(await made('/api/admin/newsletters', letter))
  must(await owner.post('/api/newsletter', { email: `${slug()}@example.in` }))
  const subscriber_id = await newest('subscribers')
  await shop.db.write(async (tx) => {
    await tx
      .updateTable('newsletter_issues')
      .set({ state: 'paused', started_at: shop.now() })
      .where('id', '=', id)
      .execute()
    const failed = { issue_id: id, subscriber_id, state: 'failed', settled_at: shop.now() } as const
    await tx.insertInto('newsletter_deliveries').values(failed).execute()
  })
  return id
}

/** An order whose parcel may be booked. */
async function toBook({ owner, ordered, must }: Scene): Promise<number> {
  const { id } = await ordered()
  const fields = { isOn: true, fields: shiprocketSecrets }
  must(await owner.put('/api/admin/carriers/shiprocket', fields))
  return id
}

/** A booking that came so far without a carrier. */
async function booking(scene: Scene, state: 'failed' | 'booked'): Promise<number> {
  const id = await toBook(scene)
  scene.must(await scene.owner.post(`/api/admin/orders/${id}/bookings`, { carrier: 'shiprocket' }))
  const made = await scene.newest('bookings')
  const row = { state, tracking_number: `AWB${made}` }
  await scene.shop.db.write((tx) =>
    tx.updateTable('bookings').set(row).where('id', '=', made).execute(),
  )
  return made
}

/** A shop with its ways to pay, and its owner at work. */
export async function openScene(testShop: TestShop): Promise<Scene> {
  const { shop } = testShop
  await shop.db.write((tx) => keepPaymentSettings(tx, { ...testPayments, upi }, shop.now()))
  return sceneOf(testShop, await signedIn(testShop, 'owner'))
}

/** Makes ready what one of `writes` needs; the answer makes it and gives the shop's reply. */
export async function prepared(scene: Scene, call: string): Promise<() => Promise<Reply>> {
  await scene.shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
  const [method = '', path = ''] = call.split(' ')
  const { id, body } = (await writes[call]?.[1](scene)) ?? {}
  const address = path.replace(/\{(id|period|purpose|code)\}/, String(id))
  return async () => scene.must(await scene.send(method, address, body))
}

function sceneOf(testShop: TestShop, owner: Shopper) {
  const tools = toolsOf(testShop, owner)
  const orders = ordersOf(tools)
  return { ...tools, ...orders, ...afterwards(tools, orders) }
}

/** Tables whose rows are counted by an id. */
type Counted =
  | 'parcels'
  | 'bookings'
  | 'webhook_deliveries'
  | 'buyer_notes'
  | 'holds'
  | 'store_credits'
  | 'subscribers'
  | 'refunds'
  | 'mails'
  | 'orders'

function toolsOf(testShop: TestShop, owner: Shopper) {
  const { shop } = testShop
  /** The reply of a call that has to succeed. */
  const must = (reply: Reply) => {
    if (reply.status >= 300) throw new Error(`${reply.status} ${reply.text}`)
    return reply
  }
  const newest = async (table: Counted) => {
    const { id } = await shop.db.read
      .selectFrom(table as 'orders') // Each has an id.
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return id
  }
  const piece = () => addPiece(shop, { price: 6000, stock: 9 })
  const first = async (path: string) => {
    const [one] = must(await owner.get(path)).body['items'] as { id: number }[]
    if (!one) throw new Error(`There is nothing at ${path}.`)
    return one.id
  }
  const made = async (path: string, body: object) =>
    Number(must(await owner.post(path, body)).body['id'])
  const send = async (method: string, path: string, body?: object): Promise<Reply> => {
    if (method === 'DELETE') return owner.del(path)
    if (method === 'PUT') return owner.put(path, body)
    return owner.post(path, body)
  }
  return { ...{ testShop, shop, owner, must, newest }, piece, first, made, send }
}
type Tools = ReturnType<typeof toolsOf>

function ordersOf({ testShop, owner, must, newest, piece }: Tools) {
  const ordered = async (until?: 'unpaid' | 'paid' | 'sent' | 'delivered') => {
    const guest = newShopper(testShop)
    await fill(guest, await piece())
    const reply = await order(guest, until === 'unpaid' ? { method: 'upi' } : {})
    const { token } = must(reply).as(PlacedOrder)
    const id = await newest('orders')
    const api = `/api/admin/orders/${id}`
    const isSent = until === 'sent' || until === 'delivered'
    if (until === 'paid' || isSent) must(await owner.post(`${api}/payments`))
    if (isSent) must(await owner.post(`${api}/parcels`, { carrier: 'DTDC' }))
    if (until === 'delivered') must(await owner.post(`${api}/moves`, { to: 'delivered' }))
    const { lines } = must(await guest.get(`/api/orders/${token}`)).as(Order)
    return { id, token, guest, lineId: lines[0]?.id ?? 0 }
  }
  const packed = async () => {
    const { id } = await ordered()
    must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'packed' }))
    return id
  }
  return { ordered, packed }
}

function afterwards({ owner, must, first }: Tools, { ordered }: ReturnType<typeof ordersOf>) {
  const returned = async (until?: 'approved' | 'received') => {
    const { guest, token, lineId } = await ordered('delivered')
    const lines = [{ lineId, quantity: 1 }]
    const form = { wish: 'return', reason: 'colour', words: '', lines, ...cashGoesTo }
    must(await guest.post(`/api/orders/${token}/returns`, form))
    const id = await first('/api/admin/returns')
    const api = `/api/admin/returns/${id}`
    if (until) must(await owner.post(`${api}/decision`, { isApproved: true }))
    if (until === 'received') must(await owner.post(`${api}/receipt`, { isRestocked: true }))
    return id
  }
  const reviewed = async () => {
    const { guest, token, lineId } = await ordered('delivered')
    const form = { rating: 4, author: 'Asha' }
    must(await guest.put(`/api/orders/${token}/reviews/${lineId}`, form))
    return first('/api/admin/reviews?state=pending')
  }
  return { returned, reviewed }
}

function formWith(field: string, file: File) {
  const form = new FormData()
  form.set(field, file)
  return form
}

/** A regular seller for one month, long before the orders of all others. */
async function wasRegular(shop: Scene['shop']) {
  await sayTaxes(shop, [
    { ...taxes, from_day: '2018-12-01' },
    { ...taxes, from_day: '2019-01-01', registration: 'unregistered', mayCrossStates: true },
  ])
}

async function sayTaxes(
  shop: Scene['shop'],
  rows: readonly ({ from_day: string } & Record<string, unknown>)[],
) {
  const values = rows.map(({ from_day, ...value }) => ({
    ...{ from_day, value: JSON.stringify(value), user_id: null, created_at: shop.now() },
  }))
  await shop.db.write((tx) => tx.insertInto('tax_settings').values(values).execute())
}

async function chat({ owner, piece, must, first }: Scene) {
  await fill(owner, await piece())
  must(await owner.post('/api/whatsapp-orders'))
  return first('/api/admin/whatsapp-orders?state=open')
}

async function complaint({ owner, must }: Scene) {
  const form = { name: 'Asha', email: 'asha@example.in', message: `It is torn. ${++names}` }
  const { number } = must(await owner.post('/api/complaints', form)).body
  return Number(String(number).slice(2))
}

/** The invoice of an order that went abroad: as that of one at home, but for where it went. */
async function exported({ shop, ordered }: Scene) {
  const { id: home } = await ordered('sent')
  const { id: order_id } = await ordered('unpaid')
  return shop.db.write(async (tx) => {
    const ofHome = tx.selectFrom('documents').selectAll().where('order_id', '=', home)
    const { id: _, ...invoice } = await ofHome.executeTakeFirstOrThrow()
    const abroad = { kind: 'tax-invoice', section: 'exp', supply: 'export', place: '96' } as const
    const row = { ...invoice, ...abroad, order_id, number: `EXP-${order_id}` }
    const made = tx.insertInto('documents').values(row).returning('id')
    await tx.updateTable('orders').set({ state: 'shipped' }).where('id', '=', order_id).execute()
    return (await made.executeTakeFirstOrThrow()).id
  })
}

/** What an order of its own was given back as. */
async function credit({ shop, ordered, newest }: Scene) {
  const { id } = await ordered()
  await shop.db.write(async (tx) => {
    const order = await orderById(tx, id)
    if (!order) throw new Error('There is no order.')
    const issue = { order, returnId: 1, refundId: 1, userId: null, isTold: false }
    await issueCredit(tx, shop, { ...issue, paise: 100_000 })
  })
  return newest('store_credits')
}

/** A gift card that is sent to somebody. */
async function giftCard({ owner, must }: Scene): Promise<{ id: number; lastDay: string }> {
  const form = { amount: 500, reason: 'A prize', recipientEmail: 'asha@example.in' }
  const { id, lastDay } = must(await owner.post('/api/admin/gift-cards', form)).body
  return { id: Number(id), lastDay: String(lastDay) }
}

/** A gift card of ₹500 that a shopper has ordered. */
function cardSale({ shop }: Scene, more: object = {}): Promise<number> {
  const now = shop.now()
  return shop.db.write((tx) =>
    insertSale(tx, {
      ...{ paise: 50_000, buyer_name: 'Meena', buyer_email: 'meena@example.in' },
      ...{ recipient_email: 'asha@example.in', send_on: null, months: 12, refund_days: 15 },
      ...{ created_at: now, pay_before: now + 3_600_000, ...more },
    }),
  )
}

async function noted({ owner, must }: Scene) {
  return Number(must(await owner.post('/api/admin/breaches', breach)).body['id'])
}

async function ticket({ owner, must }: Scene) {
  const message = { name: 'Asha', email: 'asha@example.in', message: 'Is it red?' }
  const { number } = must(await owner.post('/api/contact', message)).body
  return Number(String(number).slice(2))
}
