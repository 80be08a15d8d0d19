import { beforeAll, expect, it } from 'vitest'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import type { TestShop } from '#test/create-test-shop.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { makePerson } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Reply, type Shopper, signedIn } from '#test/shopper.ts'
import { demoGstin } from '#test/tax-shop.ts'
import { calls } from '../app/modules.ts'

// Nobody's work is lost without a word: what becomes of every call of staff that writes when somebody else has
// saved since it was read. A new call is written in here by hand.

/**
 * `refused`: 409 with what is there now. `adds`: it writes over nothing. `state`: it moves a thing on from one state,
 * and finds it moved. `same`: it says all of what is to be, which is the same whoever says it twice.
 */
type Fate = 'refused' | 'adds' | 'state' | 'same'

const fates: Record<string, Fate> = {
  'PUT /api/admin/taxes': 'refused',
  'POST /api/admin/api-tokens': 'adds',
  'DELETE /api/admin/api-tokens/{id}': 'state',
  'POST /api/admin/webhooks': 'adds',
  'DELETE /api/admin/webhooks/{id}': 'state',
  'POST /api/admin/webhooks/{id}/test': 'adds',
  'POST /api/admin/webhooks/{id}/enabling': 'same',
  'POST /api/admin/webhook-deliveries/{id}/replay': 'adds',
  'POST /api/admin/tax-rates': 'adds',
  'POST /api/admin/law-numbers': 'adds',
  'POST /api/admin/bills/try': 'same',
  'POST /api/admin/books/periods/{period}/closing': 'state',
  'POST /api/admin/compliance/waivers': 'adds',
  'POST /api/admin/orders/{id}/invoice': 'adds',
  'POST /api/admin/orders/{id}/credit-notes': 'state',
  'POST /api/admin/documents/{id}/cancellation': 'state',
  'POST /api/admin/documents/{id}/shipping-bill': 'refused',
  'POST /api/admin/products': 'adds',
  'PUT /api/admin/products/{id}': 'refused',
  'PUT /api/admin/products/{id}/costs': 'refused',
  'DELETE /api/admin/products/{id}': 'refused',
  'POST /api/admin/products/{id}/duplicate': 'adds',
  'POST /api/admin/products/bulk': 'refused',
  'PUT /api/admin/announcements': 'refused',
  'PUT /api/admin/menus': 'refused',
  'POST /api/admin/stories': 'adds',
  'POST /api/admin/stories/preview': 'same',
  'PUT /api/admin/stories/{id}': 'refused',
  'DELETE /api/admin/stories/{id}': 'refused',
  'POST /api/admin/newsletters': 'adds',
  'PUT /api/admin/newsletters/{id}': 'refused',
  'DELETE /api/admin/newsletters/{id}': 'refused',
  'POST /api/admin/newsletters/{id}/tests': 'adds',
  'POST /api/admin/newsletters/{id}/moves': 'state',
  'POST /api/admin/newsletters/{id}/again': 'state',
  'PUT /api/admin/newsletter-speed': 'refused',
  'POST /api/admin/price-lists': 'adds',
  'POST /api/admin/price-lists/{id}/ending': 'state',
  'POST /api/admin/products/bulk/{id}/undo': 'state',
  'POST /api/admin/products/import': 'refused',
  'POST /api/admin/translations/import': 'refused',
  'PUT /api/admin/translations/texts': 'refused',
  'POST /api/admin/categories': 'adds',
  'PUT /api/admin/categories/{id}': 'refused',
  'DELETE /api/admin/categories/{id}': 'refused',
  'POST /api/admin/testimonials': 'adds',
  'PUT /api/admin/testimonials/{id}': 'refused',
  'DELETE /api/admin/testimonials/{id}': 'refused',
  'POST /api/admin/pages': 'adds',
  'POST /api/admin/pages/preview': 'same',
  'PUT /api/admin/pages/{id}': 'refused',
  'DELETE /api/admin/pages/{id}': 'refused',
  'POST /api/admin/pictures': 'adds',
  'PUT /api/settings': 'refused',
  'PUT /api/shop': 'refused',
  'PUT /api/admin/payments': 'refused',
  'PUT /api/admin/cod-rules': 'refused',
  'POST /api/admin/cod-rules/try': 'same',
  'DELETE /api/admin/orders/{id}/door-refusal': 'state',
  'POST /api/admin/performance/purge': 'same',
  'POST /api/admin/performance/rebuild': 'same',
  'POST /api/admin/complaints/{id}/answers': 'adds',
  'POST /api/admin/complaints/{id}/resolution': 'state',
  'POST /api/admin/tickets/{id}/complaint': 'adds',
  'POST /api/admin/tickets/{id}/videos': 'adds',
  'PUT /api/admin/notices/{purpose}': 'refused',
  'POST /api/admin/breaches': 'adds',
  'PUT /api/admin/breaches/{id}': 'refused',
  'POST /api/admin/breaches/{id}/emails': 'adds',
  'POST /api/admin/retention/sweeps': 'same',
  'POST /api/admin/retention/holds': 'state',
  'DELETE /api/admin/retention/holds/{id}': 'state',
  'POST /api/admin/data-requests/{id}/answer': 'state',
  'POST /api/admin/coupons': 'adds',
  'PUT /api/admin/coupons/{id}': 'refused',
  'DELETE /api/admin/coupons/{id}': 'refused',
  'POST /api/admin/gift-cards': 'adds',
  'PUT /api/admin/gift-cards/{id}': 'refused',
  'POST /api/admin/gift-cards/{id}/cancellation': 'state',
  'POST /api/admin/gift-cards/{id}/codes': 'adds',
  'POST /api/admin/gift-cards/{id}/emails': 'adds',
  'PUT /api/admin/gift-card-terms': 'refused',
  'POST /api/admin/gift-card-sales/{id}/payment': 'state',
  'POST /api/admin/gift-card-sales/{id}/transfer-dismissal': 'state',
  'POST /api/admin/gift-card-sales/{id}/refund': 'state',
  'POST /api/admin/search-words': 'adds',
  'PUT /api/admin/search-words/{id}': 'refused',
  'DELETE /api/admin/search-words/{id}': 'refused',
  'POST /api/admin/orders': 'adds',
  'POST /api/admin/orders/{id}/moves': 'refused',
  'POST /api/admin/orders/{id}/notes': 'adds',
  'PUT /api/admin/orders/{id}/address': 'refused',
  'POST /api/admin/stall-sales': 'adds',
  'POST /api/admin/trial-orders': 'same',
  'POST /api/admin/order-labels': 'same',
  'PUT /api/admin/orders/{id}/lines': 'refused',
  'POST /api/admin/orders/{id}/lines/try': 'same',
  'POST /api/admin/orders/{id}/parcels': 'adds',
  'POST /api/admin/parcels/{id}/arrival': 'state',
  'PUT /api/admin/carriers/{code}': 'refused',
  'PUT /api/admin/carrier-choices': 'refused',
  'POST /api/admin/carriers/{code}/try': 'same',
  'POST /api/admin/carriers/{code}/tracking-file': 'same',
  'POST /api/admin/orders/{id}/bookings': 'same',
  'POST /api/admin/bookings/{id}/cancelling': 'state',
  'POST /api/admin/bookings/{id}/handing-over': 'state',
  'POST /api/admin/parcels/{id}/tracking': 'state',
  'POST /api/admin/orders/{id}/payments': 'state',
  'POST /api/admin/orders/{id}/payment-link': 'adds',
  'POST /api/admin/orders/{id}/refunds': 'state',
  'POST /api/admin/orders/{id}/transfer-dismissal': 'state',
  'POST /api/admin/refunds/{id}/check': 'state',
  'POST /api/admin/payments/remittance': 'state',
  'POST /api/admin/payments/statement': 'state',
  'POST /api/admin/whatsapp-orders/{id}/order': 'state',
  'POST /api/admin/whatsapp-orders/{id}/release': 'state',
  'POST /api/admin/whatsapp-orders/{id}/take': 'state',
  'PUT /api/admin/delivery': 'refused',
  'PUT /api/admin/hold-limits': 'refused',
  'PUT /api/admin/alerts': 'refused',
  'PUT /api/admin/stock/marks': 'refused',
  'DELETE /api/admin/holds/{id}': 'state',
  'POST /api/admin/returns/{id}/decision': 'state',
  'POST /api/admin/returns/{id}/receipt': 'state',
  'POST /api/admin/returns/{id}/exchange': 'state',
  'POST /api/admin/returns/{id}/closing': 'state',
  'POST /api/admin/store-credits/{id}/payouts': 'state',
  'POST /api/admin/store-credits/{id}/emails': 'adds',
  'POST /api/admin/reviews/{id}/verdict': 'refused',
  'PUT /api/admin/reviews/{id}/reply': 'refused',
  'POST /api/admin/buyers/{id}/notes': 'adds',
  'DELETE /api/admin/buyer-notes/{id}': 'state',
  'POST /api/admin/tickets/{id}/answers': 'refused',
  'POST /api/admin/tickets/{id}/moves': 'refused',
  'DELETE /api/admin/subscribers/{id}': 'state',
  'POST /api/admin/mails/{id}/resend': 'state',
  'POST /api/admin/test-mails': 'adds',
  'POST /api/admin/staff': 'state',
  'PUT /api/admin/staff/{id}': 'refused',
  'DELETE /api/admin/staff/{id}': 'refused',
  'PUT /api/admin/staff/{id}/language': 'same',
  'PUT /api/admin/opening': 'same',
  'POST /api/admin/integrity/settle': 'state',
  'POST /api/admin/sign-outs': 'same',
  'POST /api/admin/sign-outs/everybody': 'same',
}

/** Those that have a test of their own; the others are tried below. */
const shownElsewhere: Record<string, string> = {
  'PUT /api/admin/carriers/{code}': 'server/carriers/carriers.test.ts',
  'PUT /api/admin/carrier-choices': 'server/carriers/carriers.test.ts',
  'PUT /api/admin/products/{id}/costs': 'server/costs/costs.test.ts',
  'PUT /api/admin/products/{id}': 'server/catalog/stale-products.test.ts',
  'POST /api/admin/products/import': 'server/catalog/csv/stock.test.ts',
  'POST /api/admin/translations/import': 'server/translations/desk/desk.test.ts',
  'PUT /api/admin/translations/texts': 'server/translations/desk/texts.test.ts',
  'PUT /api/admin/categories/{id}': 'server/platform/edit-version.test.ts',
  'PUT /api/admin/testimonials/{id}': 'server/platform/edit-version.test.ts',
  'PUT /api/admin/pages/{id}': 'server/platform/edit-version.test.ts',
  'PUT /api/admin/announcements': 'server/settings/shop-front/shop-front.test.ts',
  'PUT /api/admin/menus': 'server/settings/shop-front/shop-front.test.ts',
  'PUT /api/admin/newsletters/{id}': 'server/newsletter/issues/issues.test.ts',
  'DELETE /api/admin/newsletters/{id}': 'server/newsletter/issues/issues.test.ts',
  'PUT /api/admin/newsletter-speed': 'server/newsletter/issues/issues.test.ts',
  'PUT /api/admin/stories/{id}': 'server/stories/stories.test.ts',
  'DELETE /api/admin/stories/{id}': 'server/stories/stories.test.ts',
  'PUT /api/settings': 'server/platform/edit-version.test.ts',
  'PUT /api/shop': 'server/platform/edit-version.test.ts',
  'PUT /api/admin/payments': 'server/platform/edit-version.test.ts',
  'PUT /api/admin/cod-rules': 'server/cod/cod.test.ts',
  'PUT /api/admin/notices/{purpose}': 'server/privacy/notices/notices.test.ts',
  'PUT /api/admin/orders/{id}/lines': 'server/orders/editing/change-lines.test.ts',
  'PUT /api/admin/breaches/{id}': 'server/privacy/breaches/breaches.test.ts',
  'PUT /api/admin/coupons/{id}': 'server/platform/edit-version.test.ts',
  'PUT /api/admin/gift-cards/{id}': 'server/gift-cards/gift-cards.test.ts',
  'PUT /api/admin/gift-card-terms': 'server/card-sales/card-sales.test.ts',
  'PUT /api/admin/search-words/{id}': 'server/search/search-words.test.ts',
  'PUT /api/admin/delivery': 'server/delivery/delivery.test.ts',
  'PUT /api/admin/hold-limits': 'server/holds/emptying.test.ts',
  'PUT /api/admin/alerts': 'server/alerts/alerts.test.ts',
  'PUT /api/admin/stock/marks': 'server/stock/marks.test.ts',
  'POST /api/admin/documents/{id}/shipping-bill': 'server/documents/exports/shipping-bill.test.ts',
}

type Scene = { testShop: TestShop; owner: Shopper; must: (reply: Reply) => Reply }
type Twice = {
  /** What somebody else saves first, and the late call with what was seen before that. */
  first: () => Promise<Reply>
  late: (seen: object) => Promise<Reply>
  seen: object
  /** Stands in `current` of the refusal: the other side. */
  theirs: string
}

const content =
  (path: string, form: (words: string) => object, list: string) =>
  async ({ owner, must }: Scene): Promise<Twice> => {
    const { id } = must(await owner.post(path, form('as it was'))).body
    const rows = JSON.parse((await owner.get(list)).text) as { id: number; version: string }[]
    const version = rows.find((row) => row.id === id)?.version ?? ''
    return {
      seen: { version },
      theirs: 'by another hand',
      first: () => owner.put(`${path}/${id}`, form('by another hand')),
      late: (seen) => owner.del(withQuery(`${path}/${id}`, seen)),
    }
  }

const withQuery = (path: string, query: object) =>
  `${path}?${new URLSearchParams(query as Record<string, string>)}`

let names = 0
const fresh = () => `stale-${++names}`
const named = () => {
  const slug = fresh()
  return { slug, name: slug, title: slug }
}

const product = async ({ testShop, owner }: Scene) => {
  const id = await addPiece(testShop.shop, { price: 6000, stock: 3 })
  const { version } = must(await owner.put(`/api/admin/products/${id}`, { price: 5000 })).body
  const first = () => owner.put(`/api/admin/products/${id}`, { price: 4321 })
  return { id, version: String(version), first, theirs: '4321' }
}

async function ordered({ testShop, must }: Scene) {
  const guest = newShopper(testShop)
  await fill(guest, await addPiece(testShop.shop, { price: 6000, stock: 9 }))
  const { token } = must(await order(guest, {})).as(PlacedOrder)
  const { id } = await testShop.shop.db.read
    .selectFrom('orders')
    .select('id')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return { id, token, guest }
}

async function reviewed(scene: Scene) {
  const { owner, must } = scene
  const { id, token, guest } = await ordered(scene)
  must(await owner.post(`/api/admin/orders/${id}/payments`))
  must(await owner.post(`/api/admin/orders/${id}/parcels`, { carrier: 'DTDC' }))
  must(await owner.post(`/api/admin/orders/${id}/moves`, { to: 'delivered' }))
  const [line] = must(await guest.get(`/api/orders/${token}`)).as(Order).lines
  const say = (comment: string) =>
    guest.put(`/api/orders/${token}/reviews/${line?.id}`, { rating: 4, author: 'Asha', comment })
  must(await say('It is red.'))
  const { items } = must(await owner.get('/api/admin/reviews?state=pending')).body
  const [review] = items as { id: number; version: string; reply: string }[]
  if (!review) throw new Error('There is one.')
  return { ...review, say }
}

async function ticket({ owner, must }: Scene) {
  const message = { name: 'Asha', email: 'asha@example.in', message: 'Is it red?' }
  const { number } = must(await owner.post('/api/contact', message)).body
  const path = `/api/admin/tickets/${Number(String(number).slice(2))}`
  const { version } = must(await owner.get(path)).body
  return { path, version }
}

const stales: Record<string, (scene: Scene) => Promise<Twice>> = {
  'DELETE /api/admin/categories/{id}': (scene) => {
    const kept = named()
    const form = (description: string) => ({ ...kept, description })
    return content('/api/admin/categories', form, '/api/categories')(scene)
  },
  'DELETE /api/admin/testimonials/{id}': content(
    '/api/admin/testimonials',
    (comment) => ({ customerName: 'Meena', location: 'Chennai', rating: 5, comment }),
    '/api/testimonials',
  ),
  'DELETE /api/admin/pages/{id}': (scene) => {
    const kept = named()
    const form = (words: string) => ({ ...kept, content: `<p>${words}</p>` })
    return content('/api/admin/pages', form, '/api/pages')(scene)
  },
  async 'DELETE /api/admin/coupons/{id}'({ owner, must }) {
    const form = { code: fresh().toUpperCase(), kind: 'percent', percent: 10 }
    const { id, version } = must(await owner.post('/api/admin/coupons', form)).body
    const path = `/api/admin/coupons/${id}`
    return {
      seen: { version },
      theirs: '"percent":33',
      first: () => owner.put(path, { ...form, percent: 33 }),
      late: (seen) => owner.del(withQuery(path, seen)),
    }
  },
  async 'DELETE /api/admin/search-words/{id}'({ owner, must }) {
    const form = { said: fresh(), meant: 'silk' }
    const { id, version } = must(await owner.post('/api/admin/search-words', form)).body
    const path = `/api/admin/search-words/${id}`
    return {
      seen: { version },
      theirs: '"meant":"cotton"',
      first: () => owner.put(path, { ...form, meant: 'cotton' }),
      late: (seen) => owner.del(withQuery(path, seen)),
    }
  },
  async 'DELETE /api/admin/products/{id}'(scene) {
    const { id, version, ...others } = await product(scene)
    const late = (seen: object) => scene.owner.del(withQuery(`/api/admin/products/${id}`, seen))
    return { ...others, seen: { version }, late }
  },
  async 'POST /api/admin/products/bulk'(scene) {
    const [one, other] = [await product(scene), await product(scene)]
    const versions = { [one.id]: one.version, [other.id]: other.version }
    const raise = { action: 'price', ids: [one.id, other.id], percent: 10 }
    const late = (seen: object) =>
      scene.owner.post('/api/admin/products/bulk', { ...raise, ...seen })
    return { first: other.first, theirs: other.theirs, seen: { versions }, late }
  },
  async 'POST /api/admin/orders/{id}/moves'(scene) {
    const { id } = await ordered(scene)
    const path = `/api/admin/orders/${id}/moves`
    return {
      seen: { from: 'confirmed' },
      theirs: '"state":"packed"',
      first: () => scene.owner.post(path, { to: 'packed' }),
      late: (seen) => scene.owner.post(path, { to: 'cancelled', ...seen }),
    }
  },
  async 'PUT /api/admin/orders/{id}/address'(scene) {
    const { owner, must } = scene
    const { id } = await ordered(scene)
    const read = must(await owner.get(`/api/admin/orders/${id}`)).body
    const path = `/api/admin/orders/${id}/address`
    const at = (line1: string) => ({ address: { ...Object(read['address']), line1 } })
    return {
      seen: { version: read['addressVersion'] },
      theirs: '14 North Mada Street',
      first: () => owner.put(path, at('14 North Mada Street')),
      late: (seen) => owner.put(path, { ...at('15 South Mada Street'), ...seen }),
    }
  },
  async 'PUT /api/admin/taxes'({ owner, must }) {
    const form = {
      ...{ registration: 'regular', legalName: 'Pallu Sarees', gstin: demoGstin, stateCode: '33' },
      ...{ from: '2099-04-01', principalAddress: '12 Mada Street, Chennai' },
    }
    must(await owner.put('/api/admin/taxes', form))
    const { version } = must(await owner.get('/api/admin/taxes')).body
    const named = (legalName: string) => ({ ...form, legalName })
    return {
      seen: { version },
      theirs: 'Pallu by another name',
      first: () => owner.put('/api/admin/taxes', named('Pallu by another name')),
      late: (seen) => owner.put('/api/admin/taxes', { ...named('Pallu of old'), ...seen }),
    }
  },
  async 'POST /api/admin/reviews/{id}/verdict'(scene) {
    const { id, version, say } = await reviewed(scene)
    const verdict = { from: 'pending', to: 'approved' }
    return {
      seen: { version },
      theirs: 'Words that nobody read.',
      first: () => say('Words that nobody read.'),
      late: (seen) => scene.owner.post(`/api/admin/reviews/${id}/verdict`, { ...verdict, ...seen }),
    }
  },
  async 'PUT /api/admin/reviews/{id}/reply'(scene) {
    const { id, reply } = await reviewed(scene)
    const path = `/api/admin/reviews/${id}/reply`
    return {
      seen: { replySeen: reply },
      theirs: 'Thank you from Meena.',
      first: () => scene.owner.put(path, { words: 'Thank you from Meena.' }),
      late: (seen) => scene.owner.put(path, { words: 'Thank you from Asha.', ...seen }),
    }
  },
  async 'POST /api/admin/tickets/{id}/answers'(scene) {
    const { path, version } = await ticket(scene)
    const answer = (words: string, seen = {}) =>
      scene.owner.post(`${path}/answers`, { words, ...seen })
    return {
      seen: { version },
      theirs: 'It is.',
      first: () => answer('It is.'),
      late: (seen) => answer('It is not.', seen),
    }
  },
  async 'POST /api/admin/tickets/{id}/moves'(scene) {
    const { path, version } = await ticket(scene)
    return {
      seen: { version },
      theirs: '"state":"answered"',
      first: () => scene.owner.post(`${path}/answers`, { words: 'It is.' }),
      late: (seen) => scene.owner.post(`${path}/moves`, { state: 'closed', ...seen }),
    }
  },
  'PUT /api/admin/staff/{id}': (scene) =>
    staffed(scene, (path, seen) => scene.owner.put(path, { role: 'packer', ...seen })),
  'DELETE /api/admin/staff/{id}': (scene) =>
    staffed(scene, (path, seen) => scene.owner.del(withQuery(path, seen))),
}

async function staffed(
  { testShop, owner }: Scene,
  late: (path: string, seen: object) => Promise<Reply>,
): Promise<Twice> {
  const { id } = await makePerson(testShop.shop, { role: 'packer' })
  const all = JSON.parse((await owner.get('/api/admin/staff')).text) as Record<string, unknown>[]
  const path = `/api/admin/staff/${id}`
  return {
    seen: { version: all.find((one) => one['id'] === id)?.['version'] },
    theirs: '"role":"manager"',
    first: () => owner.put(path, { role: 'manager' }),
    late: (seen) => late(path, seen),
  }
}

it('every call of staff that writes says what becomes of a stale one', () => {
  const own = [
    ...['POST /api/users/second-factor', 'POST /api/users/second-factor/confirm'],
    ...['POST /api/users/notice-mobile', 'POST /api/users/notice-mobile/confirm'],
    'DELETE /api/users/notice-mobile',
  ]
  const known = calls
    .map(({ endpoint }) => endpoint)
    .filter(({ method, guard }) => method !== 'GET' && guard.startsWith('staff:'))
    .map(({ method, path }) => `${method} ${path}`)
    .filter((call) => !own.includes(call))
  expect(Object.keys(fates).sort()).toEqual(known.sort())
  const refused = Object.keys(fates).filter((call) => fates[call] === 'refused')
  expect([...Object.keys(stales), ...Object.keys(shownElsewhere)].sort()).toEqual(refused.sort())
})

onBothEngines('what staff save over what somebody else has saved', (testShop) => {
  let scene: Scene
  beforeAll(async () => {
    scene = { testShop: testShop(), owner: await signedIn(testShop(), 'owner'), must }
  })

  it.each(Object.entries(stales))('%s is refused, with what is there now', async (_, made) => {
    await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const { first, late, seen, theirs } = await made(scene)
    scene.must(await first())
    const reply = await late(seen)
    expect([reply.status, reply.body['code']]).toEqual([409, 'outdated'])
    expect(JSON.stringify(reply.body['current'])).toContain(theirs)
    // Who says nothing of what they saw is taken as ever.
    scene.must(await late({}))
  })
})
