import { expect, it } from 'vitest'
import { emptyProfile } from '#server/settings/documents.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { versionOf } from './edit-version.ts'

type Thing = Record<string, unknown>
type Noun = {
  /** Makes one and answers where it is saved. */
  make: (owner: Shopper) => Promise<string>
  /** As the screen that edits it reads it. */
  read: (owner: Shopper, path: string) => Promise<Thing>
  /** The whole form, with these words in it. */
  form: (words: string, path: string) => Thing
  /** Where those words stand in what is answered. */
  field: string
}

let things = 0
const made =
  (path: string, form: (words: string, name: string) => Thing) => async (owner: Shopper) => {
    things += 1
    const reply = await owner.post(path, form('none', `new-${things}`))
    expect(reply.status).toBe(200)
    return `${path}/${reply.body['id']}`
  }
const among = (list: string) => async (owner: Shopper, path: string) => {
  const rows = JSON.parse((await owner.get(list)).text) as Thing[]
  return rows.find(({ id }) => path.endsWith(`/${id}`)) ?? {}
}
const slugOf = (path: string) => `thing-${path.split('/').at(-1)}`
const category = (description: string, path: string) => ({
  ...{ name: slugOf(path), slug: slugOf(path) },
  description,
})
const page = (words: string, path: string) => ({
  ...{ title: 'Looms', slug: slugOf(path) },
  content: `<p>${words}</p>`,
})
const testimonial = (comment: string) => ({
  ...{ customerName: 'Meena', location: 'Chennai', rating: 5 },
  comment,
})
const coupon = (code: string) => ({ code: code.toUpperCase(), kind: 'percent', percent: 10 })
const display = {
  newArrivalsDisplay: 'grid',
  premiumProductsDisplay: 'grid',
  trendingProductsDisplay: 'grid',
}
const lengths: Record<string, number> = { first: 4, second: 6, third: 8 }
const counts = (words: string) => ({
  ...display,
  newArrivalsCount: lengths[words] ?? 3,
  premiumProductsCount: 3,
  trendingProductsCount: 3,
})
const payments = (payeeName: string) => ({
  cod: { isEnabled: true, pinPrefixes: [], maxOrder: null, fee: 0 },
  upi: { isEnabled: false, address: '', payeeName },
  bankTransfer: { isEnabled: false, accountName: '', accountNumber: '', ifsc: '', bank: '' },
  razorpay: { isEnabled: true },
})

const nouns: Record<string, Noun> = {
  category: {
    make: made('/api/admin/categories', category),
    read: among('/api/categories'),
    form: category,
    field: 'description',
  },
  page: {
    make: made('/api/admin/pages', page),
    read: among('/api/pages'),
    form: page,
    field: 'content',
  },
  testimonial: {
    make: made('/api/admin/testimonials', testimonial),
    read: among('/api/testimonials'),
    form: testimonial,
    field: 'comment',
  },
  'promo code': {
    make: made('/api/admin/coupons', coupon),
    read: among('/api/admin/coupons'),
    form: coupon,
    field: 'code',
  },
  'display of the home page': {
    make: async () => '/api/settings',
    read: async (owner) => (await owner.get('/api/settings?_nocache=1')).body,
    form: counts,
    field: 'newArrivalsCount',
  },
  'profile with its questions': {
    make: async () => '/api/shop',
    read: async (owner) => (await owner.get('/api/admin/shop')).body,
    form: (answer) => ({
      ...emptyProfile,
      questions: [{ group: 'Care', items: [{ question: 'How?', answer }] }],
    }),
    field: 'questions',
  },
  'ways to pay': {
    make: async () => '/api/admin/payments',
    read: async (owner) => (await owner.get('/api/admin/payments')).body,
    form: payments,
    field: 'upi',
  },
}

it('a version is the same for the same content in any order, and another for other content', () => {
  const content = { name: 'Mayil', facts: { weave: 'Kanjivaram', zari: 'Pure' }, tags: [1, 2] }
  const other = { tags: [1, 2], facts: { zari: 'Pure', weave: 'Kanjivaram' }, name: 'Mayil' }
  expect(versionOf(other)).toBe(versionOf(content))
  expect(versionOf({ ...content, tags: [2, 1] })).not.toBe(versionOf(content))
  expect(versionOf(content)).toMatch(/^[\w-]{12}$/)
})

onBothEngines('two who edit one thing', (testShop) => {
  it.each(Object.entries(nouns))(
    '%s: the second hears what the first has saved',
    async (_, noun) => {
      const [one, other] = [
        await signedIn(testShop(), 'owner'),
        await signedIn(testShop(), 'owner'),
      ]
      const path = await noun.make(one)
      const { version } = await noun.read(one, path)
      expect((await noun.read(other, path))['version']).toBe(version)
      expect((await one.put(path, { ...noun.form('first', path), version })).status).toBe(200)
      const late = await other.put(path, { ...noun.form('second', path), version })
      expect([late.status, late.body['code'], late.body['message']]).toEqual([
        ...[409, 'outdated'],
        'Somebody else has changed this meanwhile. Please look at both.',
      ])
      const kept = await noun.read(other, path)
      const current = late.body['current'] as Thing // What `outdated` carries.
      const shown = (thing: Thing) => thing[noun.field] ?? (thing['settings'] as Thing)[noun.field]
      expect(current[noun.field]).toEqual(shown(kept))
      expect(current['version']).toBe(kept['version'])
      expect(JSON.stringify(current).toLowerCase()).toContain(
        noun.field === 'newArrivalsCount' ? '4' : 'first',
      )
      const seen = { ...noun.form('second', path), version: current['version'] }
      expect((await other.put(path, seen)).status).toBe(200)
      // Who names no version saves as ever.
      expect((await one.put(path, noun.form('third', path))).status).toBe(200)
    },
  )

  it.each(Object.entries(nouns))('%s: of many at once one saves', async (_, noun) => {
    const owners = await Promise.all(Array.from({ length: 6 }, () => signedIn(testShop(), 'owner')))
    const [first] = owners
    if (!first) throw new Error('There are six.')
    const path = await noun.make(first)
    const { version } = await noun.read(first, path)
    const replies = await Promise.all(
      owners.map((owner, at) => owner.put(path, { ...noun.form(`try-${at}`, path), version })),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('what a page from before a part was told of leaves out stays as the owner wrote it', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const care = [{ fabric: 'Silk', text: 'Dry clean.' }]
    must(await owner.put('/api/shop', { ...emptyProfile, care }))
    const { care: _care, ...older } = must(await owner.get('/api/admin/shop')).body
    const saved = must(await owner.put('/api/shop', { ...older, banner: 'Onam' })).body
    expect(saved).toMatchObject({ banner: 'Onam', care })
    expect(must(await owner.get('/api/admin/shop')).body).toEqual(saved)
    expect(must(await owner.put('/api/shop', { ...saved, care: [] })).body['care']).toEqual([])
  })

  it('visitors are told no version', async () => {
    const visitor = newShopper(testShop())
    for (const path of ['/api/categories', '/api/pages', '/api/testimonials', '/api/settings']) {
      expect((await visitor.get(path)).text).not.toContain('"version"')
    }
  })
})
