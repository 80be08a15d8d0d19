import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { StaffReviewPage } from '#contract/reviews/types.ts'
import { Wishlist } from '#contract/wishlist/types.ts'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { cashGoesTo, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Reply, type Shopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

// The days of a buyer, and what each call answers at each step, word for word: a list that relatives vote on, a cart and what may
// be wrong with it, an order from the first look to the money that goes back, what is said of it, and what staff see of the same.
// An answer that was given before says only what is new in it, `-` what is gone. What is drawn by lot is left out. Read what
// changed before renewing it.

const day = 86_400_000

it.each([
  ['unregistered', 'buyer-answers'],
  ['regular', 'buyer-answers-taxed'],
] as const)('what a buyer is answered, of a shop that is %s', async (registration, golden) => {
  const testShop = await createTestShop()
  await openForBusiness(testShop)
  if (registration === 'regular') await registerShop(testShop)
  const scene = await sceneOf(testShop)
  for (const part of [wishes, cart, bought, exchanged, complains, books]) await part(scene)
  await testShop.close()
  await expect(`${scene.lines.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${golden}.txt`)
})

type Scene = Awaited<ReturnType<typeof sceneOf>>

async function sceneOf(testShop: TestShop) {
  const { shop, clock } = testShop
  const lines: string[] = []
  const buyer = await signedIn(testShop)
  const red = await addPiece(shop, { name: 'Arakku Kanjivaram', price: 6000, stock: 9 })
  const blue = await addPiece(shop, { name: 'Blue Gadwal', price: 9000, discountPrice: 8000 })
  const before = new Map<string, string[]>()
  const tell = (title: string, reply: Reply) => {
    const [call, now] = [told(title), told(reply.text).split('\n')]
    const kind = call.replaceAll(/\d+/g, '#')
    lines.push([`${call} ${reply.status}`, ...news(before.get(kind), now)].join('\n'))
    before.set(kind, now)
    return reply
  }
  const look = async (who: Shopper, ...paths: string[]) => {
    for (const path of paths) tell(`GET ${path}`, await who.get(path))
  }
  const pass = async (ms: number) => {
    clock.now += ms
    await shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
  }
  // Nobody of the staff stays signed in for the days that pass.
  const staff = () => signedIn(testShop, 'owner')
  return { testShop, shop, lines, buyer, red, blue, tell, look, pass, staff }
}

async function wishes({ testShop, buyer, red, blue, look, tell }: Scene) {
  await look(buyer, '/api/wishlist')
  for (const id of [red, blue]) must(await buyer.put(`/api/wishlist/pieces/${id}`))
  const shared = must(await buyer.post('/api/wishlist/share', { title: 'For the wedding' }))
  const api = `/api/wishlists/${shared.as(Wishlist).share?.path.split('/').at(-1)}`
  const [amma, akka] = [newShopper(testShop), newShopper(testShop)]
  const heart = { productId: red, vote: 'heart', name: 'Amma' }
  tell('a heart', await amma.put(`${api}/votes`, heart))
  tell('a no', await akka.put(`${api}/votes`, { ...heart, vote: 'not', name: 'Akka' }))
  tell(
    'words',
    await akka.post(`${api}/comments`, { productId: red, name: 'Akka', comment: 'Red!' }),
  )
  await look(amma, api)
  await look(buyer, api, '/api/wishlist')
  tell('closed', await buyer.del('/api/wishlist/share'))
}

async function cart({ testShop, shop, buyer, red, blue, look, tell, pass }: Scene) {
  const checkouts = ['pin=600004', 'pin=560004', 'state=Karnataka&gstin=29AABCA1234A1Z5'].map(
    (query) => `/api/checkout?${query}`,
  )
  await look(buyer, '/api/cart', '/api/checkout')
  tell('into the cart', await buyer.post('/api/cart/lines', { productId: red, quantity: 2 }))
  await fill(buyer, blue)
  for (const code of ['no-such', 'WELCOME10'])
    tell(code, await buyer.put('/api/cart/coupon', { code }))
  await look(buyer, ...checkouts)
  const set = (id: number, columns: { price_paise?: number; stock?: number }) =>
    shop.db.write((tx) => tx.updateTable('products').set(columns).where('id', '=', id).execute())
  await set(red, { price_paise: 650_050, stock: 1 })
  await set(blue, { stock: 0 })
  await pass(1000)
  await look(buyer, '/api/cart', '/api/checkout?pin=600004')
  await set(red, { price_paise: 600_000, stock: 9 })
  await set(blue, { stock: 1 })
  const other = newShopper(testShop)
  await fill(other, blue)
  tell('kept by another', await order(other, { method: 'upi' }))
  await look(buyer, '/api/cart')
  for (const id of [red, blue]) must(await buyer.del(`/api/cart/lines/${id}`))
  must(await buyer.del('/api/cart/coupon'))
}

async function placed(
  { shop, buyer, red, tell }: Scene,
  wish: Parameters<typeof order>[1] = {},
  quantity = 2,
) {
  must(await buyer.post('/api/cart/lines', { productId: red, quantity }))
  const { token } = must(tell('ordered', await order(buyer, wish)), 201).as(PlacedOrder)
  const { id } = await shop.db.read
    .selectFrom('orders')
    .select('id')
    .where('token', '=', token)
    .executeTakeFirstOrThrow()
  const { lines } = must(await buyer.get(`/api/orders/${token}`)).as(Order)
  return { id, token, lineId: lines[0]?.id ?? 0 }
}

type Placed = Awaited<ReturnType<typeof placed>>

/** The order as its buyer sees it, and as staff do. */
async function both({ buyer, look, staff }: Scene, { id, token }: Placed) {
  await look(buyer, `/api/orders/${token}`)
  await look(await staff(), `/api/admin/orders/${id}`)
}

async function step(scene: Scene, made: Placed, path: string, body: object = {}) {
  const owner = await scene.staff()
  scene.lines.push(`staff: ${path} ${JSON.stringify(body)}`)
  must(await owner.post(`/api/admin/orders/${made.id}/${path}`, body))
  await both(scene, made)
}

async function bought(scene: Scene) {
  const { buyer, look, tell, pass, staff } = scene
  const more = { giftMessage: 'For you', note: 'Call first' }
  const made = await placed(scene, { method: 'upi', more })
  await both(scene, made)
  await step(scene, made, 'payments', { reference: '412345678901' })
  await step(scene, made, 'moves', { to: 'packed' })
  const contents = [{ lineId: made.lineId, quantity: 1 }]
  await step(scene, made, 'parcels', { carrier: 'DTDC', trackingNumber: 'D1', contents })
  await step(scene, made, 'parcels', { carrier: 'DTDC', trackingNumber: 'D2', contents })
  await pass(3 * day)
  await step(scene, made, 'moves', { to: 'delivered' })
  const said = { rating: 4, title: 'Lovely', comment: 'It drapes well.', author: 'Meena R.' }
  const review = `/api/orders/${made.token}/reviews/${made.lineId}`
  tell('a review', await buyer.put(review, said))
  const [first] = must(await (await staff()).get('/api/admin/reviews')).as(StaffReviewPage).items
  const verdict = { from: first?.state, to: 'approved' }
  tell('approved', await (await staff()).post(`/api/admin/reviews/${first?.id}/verdict`, verdict))
  const slug = first?.product.slug
  const product = `/api/products/${slug}`
  await look(buyer, `/api/orders/${made.token}`, product, `${product}/reviews`, `${product}/review`)
  const why = { wish: 'return', reason: 'colour', words: 'Darker than shown' }
  const lines = [{ lineId: made.lineId, quantity: 1 }]
  tell('asked back', await buyer.post(`/api/orders/${made.token}/returns`, { ...why, lines }))
  const asked = await newestReturn(scene)
  await both(scene, made)
  await returned(scene, made, asked, { amount: 6000, method: 'upi', reference: '512345678901' })
  await look(buyer, '/api/account/orders', `/api/orders/${made.token}/documents`)
}

async function newestReturn({ shop }: Scene): Promise<number> {
  const rows = shop.db.read.selectFrom('returns').select('id').orderBy('id', 'desc')
  return (await rows.executeTakeFirstOrThrow()).id
}

async function returned(scene: Scene, made: Placed, id: number, refund: object) {
  for (const [path, body] of [
    ['decision', { isApproved: true }],
    ['receipt', { isRestocked: true }],
    ['closing', { refund }],
  ] as const) {
    const owner = await scene.staff()
    scene.tell(path, must(await owner.post(`/api/admin/returns/${id}/${path}`, body)))
    await both(scene, made)
  }
}

/** Paid at the door, back for store credit, and the credit spent; another one is cancelled. */
async function exchanged(scene: Scene) {
  const { buyer, look, tell, staff } = scene
  const made = await placed(scene, {}, 1)
  await step(scene, made, 'payments')
  await step(scene, made, 'parcels', { carrier: 'DTDC' })
  await step(scene, made, 'moves', { to: 'delivered' })
  const why = { wish: 'return', reason: 'colour', words: 'Darker', ...cashGoesTo }
  const lines = [{ lineId: made.lineId, quantity: 1 }]
  must(await buyer.post(`/api/orders/${made.token}/returns`, { ...why, lines }))
  const returnId = await newestReturn(scene)
  must(await buyer.post(`/api/orders/${made.token}/store-credit`, { returnId }))
  await returned(scene, made, returnId, { amount: 6000, method: 'store_credit' })
  await look(await staff(), '/api/admin/store-credits')
  const spent = await placed(scene, {}, 2)
  await both(scene, spent)
  tell('cancelled', await buyer.post(`/api/orders/${spent.token}/cancel`))
  await both(scene, spent)
  const paid = await placed(scene, { method: 'upi' }, 1)
  await step(scene, paid, 'payments', { reference: '612345678901' })
  tell('cancelled', await buyer.post(`/api/orders/${paid.token}/cancel`))
  await both(scene, paid)
  const { total } = must(await (await staff()).get(`/api/admin/orders/${paid.id}`)).as(StaffOrder)
  const money = { amount: total, method: 'upi', reference: '712345678901', reason: 'Cancelled' }
  tell('given back', await (await staff()).post(`/api/admin/orders/${paid.id}/refunds`, money))
  await both(scene, paid)
}

async function complains({ testShop, look, tell, pass, staff }: Scene) {
  const guest = newShopper(testShop, '198.51.100.7')
  const form = { name: 'Lakshmi', email: 'l@example.in', message: 'The zari is loose.' }
  const receipt = must(await guest.post('/api/complaints', form), 201).body
  const { number, secret } = receipt as { number: string; secret: string }
  const [path, api] = [
    `/api/complaints/${number}`,
    `/api/admin/complaints/${Number(number.slice(2))}`,
  ]
  const follow = async () => {
    tell('followed', await guest.get(`${path}?secret=${secret}`))
    await look(await staff(), api)
  }
  await follow()
  await pass(day)
  tell('answered', await (await staff()).post(`${api}/answers`, { words: 'A photo, please.' }))
  const done = { outcome: 'repaired', words: 'Sewn anew.' }
  tell('resolved', await (await staff()).post(`${api}/resolution`, done))
  await follow()
  await pass(2 * day)
  const again = { secret, words: 'Loose again.' }
  tell('reopened', await guest.post(`${path}/reopenings`, again))
  await follow()
  await pass(40 * day)
  await follow()
  tell('resolved', await (await staff()).post(`${api}/resolution`, done))
  await pass(60 * day)
  await follow()
}

/** What it comes to in the books, and what words of a search are understood as. */
async function books({ look, staff, buyer, shop }: Scene) {
  const documents = await shop.db.read.selectFrom('documents').select('id').orderBy('id').execute()
  const owner = await staff()
  await look(owner, '/api/admin/books', '/api/admin/compliance', '/api/admin/documents')
  await look(owner, '/api/admin/documents?kind=credit-note', '/api/admin/documents?q=Meena')
  for (const { id } of documents) await look(owner, `/api/admin/documents/${id}`)
  for (const words of ['red silk under 7000', 'not cotton', 'red border cheapest'])
    await look(buyer, `/api/search?q=${encodeURIComponent(words)}`)
}

/** What an answer says that the last one of its kind did not. */
function news(before: string[] | undefined, now: string[]): string[] {
  if (!before) return now
  const known = new Set(before.map(bare))
  const said = new Set(now.map(bare))
  const gone = before.filter((line) => !said.has(bare(line))).map((line) => `-${line}`)
  const fresh = now.filter((line) => !known.has(bare(line)))
  return gone.length + fresh.length === 0 ? ['as before'] : [...gone, ...fresh]
}

/** A value is the same whether another one follows it or not. */
const bare = (line: string) => line.replace(/,$/, '')

const drawn = [
  'token',
  'version',
  'secret',
  'path',
  'hash',
  'totalHash',
  'addressVersion',
  'linesVersion',
]
const left = new Set([...drawn, 'requestId', 'ms', 'url', 'qr', 'link', 'settledReference'])

const plain = (key: string, value: unknown) =>
  left.has(key) && value !== null && value !== '' ? '…' : value

/** A line a value, without what is drawn by lot or counted on from the tests before. */
const told = (text: string) =>
  (/^[[{]/.test(text) ? JSON.stringify(JSON.parse(text), plain, 1) : text)
    .replaceAll(/\bperson-\d+/g, 'person-…')
    .replaceAll(/\bsaree-\d+/g, 'saree-…')
    .replaceAll(/\bT-\d{4}\b/g, 'T-…')
    .replaceAll(/\bSC-[\dA-Z]{4,}/g, 'SC-…')
    .replaceAll(/(orders?|wishlists?)(\/|%2F)[\w-]{22}/g, '$1$2…')
    .replaceAll(/^ *[{}[\]],?\n/gm, '')
