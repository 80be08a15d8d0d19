import { beforeEach, expect, it } from 'vitest'
import type { SavedCoupon } from '#contract/coupons/types.ts'
import { PaymentSettings } from '#contract/payments/types.ts'
import { Setup } from '#contract/settings/admin-types.ts'
import { saveCategory, saveProduct } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'
import { createApp } from '../app/app.ts'
import { seedCoupons } from '../coupons/seed-coupons.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { createPageCache } from '../platform/cache/page-cache.ts'
import { bumpVersion } from '../platform/db/version.ts'
import { currentProfile } from './documents.ts'
import { writeDocument } from './queries.ts'

type Paying = { settings: PaymentSettings }

onNewShops('a shop that is not open yet', (testShop) => {
  /** The shop with its page cache, as it is served. */
  const served = () => {
    const { shop } = testShop()
    const cache = createPageCache(shop.db.version, shop.now)
    return { ...testShop(), app: createApp(shop, { cache }) }
  }
  let id: number
  beforeEach(async () => {
    const { shop } = testShop()
    const category = await saveCategory(shop, { slug: 'kasavu' })
    id = await saveProduct(shop, { slug: 'ivory', category_id: category })
    const owner = await signedIn(testShop(), 'owner')
    const closed = await owner.put('/api/admin/opening', { isOpen: false })
    expect(closed.body).toEqual({ isOpen: false })
  })

  it('tells strangers of nothing, and staff of everything, whoever asks first', async () => {
    const testing = served()
    const owner = await signedIn(testing, 'owner')
    for (const lists of ['/api/products', '/api/categories', '/api/products/new-arrivals']) {
      const first = newShopper(testing)
      expect([lists, (await first.get(lists)).text]).toEqual([lists, '[]'])
    }
    const seen = await owner.get('/api/products')
    expect(seen.body).toHaveLength(1)
    expect(seen.headers.get('cache-control')).toBe('no-store')
    expect((await owner.get('/api/products/ivory')).status).toBe(200)
    // What staff were answered is kept for nobody.
    for (const stranger of [newShopper(testing), await signedIn(testing)]) {
      expect((await stranger.get('/api/products')).text).toBe('[]')
      for (const path of [
        ...['/api/products/ivory', '/api/search?q=ivory', '/api/categories/kasavu'],
        ...['/api/products/facets', `/api/availability?ids=${id}`, '/api/checkout'],
      ]) {
        const refused = await stranger.get(path)
        expect([path, refused.status]).toEqual([path, 403])
        expect(refused.body['message']).toBe('We are opening soon. Please come back then.')
      }
      const line = { productId: id, quantity: 1 }
      const form = { email: 'a@b.in' }
      expect((await stranger.post('/api/cart/lines', line)).status).toBe(403)
      expect((await stranger.post('/api/orders', form)).status).toBe(403)
      expect((await stranger.post('/api/whatsapp-orders')).status).toBe(403)
    }
    expect((await owner.post('/api/cart/lines', { productId: id, quantity: 1 })).status).toBe(200)
  })

  it('answers strangers what they agree to and how to reach it', async () => {
    const stranger = newShopper(served())
    for (const path of ['/api/shop', '/api/pages', '/api/settings', '/api/cart']) {
      expect([path, (await stranger.get(path)).status]).toEqual([path, 200])
    }
    expect((await stranger.get('/api/shop')).body).toMatchObject({ isOpen: false })
  })

  it('keeps machines out', async () => {
    const stranger = newShopper(served())
    expect((await stranger.get('/robots.txt')).text).toBe('User-agent: *\nDisallow: /\n')
    for (const path of ['/sitemap.xml', '/sitemap-pages.xml', '/feeds/products.xml']) {
      expect([path, (await stranger.get(path)).status]).toEqual([path, 404])
    }
  })

  it('is opened by its owner alone, in the log, and seen at once', async () => {
    const testing = served()
    const manager = await signedIn(testing, 'manager')
    expect((await manager.put('/api/admin/opening', { isOpen: true })).status).toBe(403)
    const owner = await signedIn(testing, 'owner')
    const stranger = newShopper(testing)
    expect((await stranger.get('/api/products')).text).toBe('[]')
    expect((await owner.put('/api/admin/opening', { isOpen: true })).status).toBe(200)
    expect((await stranger.get('/api/products')).body).toHaveLength(1)
    expect((await stranger.get('/api/products/ivory')).status).toBe(200)
    expect((await stranger.get('/api/shop')).body).toMatchObject({ isOpen: true })
    expect((await stranger.get('/robots.txt')).text).toContain('Sitemap:')
    expect((await stranger.get('/sitemap.xml')).text).toContain('/product/ivory')
    const entries = await owner.get('/api/admin/audit?kind=settings')
    const [latest] = entries.body['items'] as Record<string, unknown>[]
    expect(latest).toMatchObject({ subject: 'opening', before: { isOpen: false } })
    // And closed again: nothing that was kept meanwhile is shown.
    must(await owner.put('/api/admin/opening', { isOpen: false }))
    expect((await stranger.get('/api/products')).text).toBe('[]')
    expect((await stranger.get('/api/products/ivory')).status).toBe(403)
  })
})

onNewShops('setting up', (testShop) => {
  it('ticks what the shop really has', async () => {
    const { shop, clock } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const done = async () => {
      const { steps } = (await owner.get('/api/admin/setup')).body as {
        steps: { step: string; isDone: boolean }[]
      }
      return steps.filter(({ isDone }) => isDone).map(({ step }) => step)
    }
    await shop.db.write(async (tx) => {
      await tx.deleteFrom('settings').where('name', '=', 'payments').execute()
      await bumpVersion(tx, clock.now)
    })
    // An old name is as good as any; cash is taken until the owner says otherwise, which nobody has chosen yet.
    expect(await done()).toEqual(['name', 'offers'])
    const { settings } = must(await owner.get('/api/admin/payments')).body as unknown as Paying
    must(await owner.put('/api/admin/payments', settings))
    expect(await done()).toEqual(['name', 'payments', 'offers'])
    await shop.db.write((tx) => seedCoupons(tx, clock.now))
    expect(await done()).toEqual(['name', 'payments'])
    clock.now += 1000
    const [code] = must(await owner.get('/api/admin/coupons')).body as unknown as SavedCoupon[]
    must(await owner.put(`/api/admin/coupons/${code?.id}`, code))
    expect(await done()).toEqual(['name', 'payments', 'offers'])
    await saveCategory(shop)
    const id = await saveProduct(shop)
    // Without a picture nobody buys it.
    expect(await done()).toEqual(['name', 'payments', 'category', 'offers'])
    await shop.db.write((tx) =>
      tx
        .insertInto('product_pictures')
        .values({ product_id: id, position: 0, path: '/media/a.jpg', alt: '' })
        .execute(),
    )
    expect(await done()).toEqual(['name', 'payments', 'category', 'product', 'offers'])
    for (const lacking of [{ stock: 0 }, { stock: 1, price_paise: 0 }]) {
      await shop.db.write((tx) =>
        tx.updateTable('products').set(lacking).where('id', '=', id).execute(),
      )
      expect(await done(), JSON.stringify(lacking)).not.toContain('product')
    }
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ archived_at: 1 }).where('id', '=', id).execute(),
    )
    const pages = ['terms', 'privacy-policy', 'shipping-returns']
    const rows = pages.map((slug) => ({
      title: slug,
      slug,
      content: '',
      created_at: clock.now,
      updated_at: clock.now,
    }))
    await shop.db.write((tx) => tx.insertInto('pages').values(rows).execute())
    expect(await done()).toEqual(['name', 'payments', 'category', 'offers'])
    clock.now += 1000
    for (const page of (await owner.get('/api/pages')).body as unknown as {
      id: number
      slug: string
      title: string
    }[]) {
      must(await owner.put(`/api/admin/pages/${page.id}`, { ...page, content: '<p>Read.</p>' }))
    }
    expect(await done()).toEqual(['name', 'payments', 'category', 'policies', 'offers'])
    const terms = must(await owner.get('/api/admin/delivery')).body
    must(await owner.put('/api/admin/delivery', terms))
    expect(await done()).toEqual(['name', 'payments', 'delivery', 'category', 'policies', 'offers'])
    await registerShop(testShop(), { legalName: '' })
    expect(await done()).not.toContain('seller')
    expect(await done()).not.toContain('tax')
    await registerShop(testShop(), { gstin: issuedGstin })
    expect(await done()).toEqual(expect.arrayContaining(['seller', 'tax']))
    const profile = must(await owner.get('/api/admin/shop')).body
    must(await owner.put('/api/shop', { ...profile, logo: null }))
    expect(await done()).toContain('logo')
  })

  it('says what each step still wants: UPI that is on without its ID, a mail server, the seller', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { settings } = must(await owner.get('/api/admin/payments')).body as {
      settings: Record<string, object>
    }
    const upi = { isEnabled: true, address: '', payeeName: '' }
    await testShop().shop.db.write((tx) =>
      keepPaymentSettings(tx, PaymentSettings.parse({ ...settings, upi }), testShop().clock.now),
    )
    const lacks = async (step: string) =>
      must(await owner.get('/api/admin/setup'))
        .as(Setup)
        .steps.find((one) => one.step === step)?.lacks
    expect(await lacks('payments')).toEqual(['upi-id'])
    expect(await lacks('mail')).toEqual(['mail-server'])
    // As the first owner has one who was made without an address.
    await testShop().shop.db.write((tx) =>
      tx.updateTable('users').set({ email: 'admin@localhost' }).execute(),
    )
    expect(await lacks('mail')).toEqual(['mail-server', 'own-address'])
    expect(await lacks('tax')).toEqual(['registration'])
    const nobody = { name: '', designation: '', phone: '98400 12345', email: '', hours: '' }
    await registerShop(testShop(), { grievanceOfficer: nobody })
    expect(await lacks('seller')).toEqual(['officer-name', 'officer-designation'])
  })

  it('knows the UPI ID from one place: the profile’s is moved where the ways to pay are saved', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { shop, clock } = testShop()
    const profile = { ...(await currentProfile(shop.db)), upiId: 'meena@okaxis' }
    await shop.db.write(async (tx) => {
      await writeDocument(tx, 'profile', profile, clock.now)
      await bumpVersion(tx, clock.now)
    })
    const read = async () => must(await owner.get('/api/admin/payments')).body as unknown as Paying
    const { settings } = await read()
    expect(settings.upi.address).toBe('meena@okaxis')
    const upi = { ...settings.upi, isEnabled: false, address: '' }
    must(await owner.put('/api/admin/payments', { ...settings, upi }))
    expect((await read()).settings.upi.address).toBe('')
    expect((await currentProfile(shop.db)).upiId).toBe('')
  })

  it('names the ways to pay as they are switched on', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const methods = async () => (await owner.get('/api/shop')).body['methods']
    expect(await methods()).toEqual(['cod'])
    const { settings } = (await owner.get('/api/admin/payments')).body as {
      settings: Record<string, object>
    }
    const upi = { isEnabled: true, address: 'meena@okbank', payeeName: 'Meena' }
    const cod = { ...settings['cod'], isEnabled: false }
    const saved = await owner.put('/api/admin/payments', { ...settings, upi, cod })
    expect(saved.status).toBe(200)
    expect(await methods()).toEqual(['upi'])
  })
})
