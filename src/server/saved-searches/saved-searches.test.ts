import { expect, it } from 'vitest'
import { z } from 'zod'
import { EditedProduct } from '#contract/catalog/admin-types.ts'
import { SavedSearch } from '#contract/saved-searches/types.ts'
import { policy } from '#domain/policy.ts'
import { emailAnew } from '#test/email-anew.ts'
import { saveCategory, saveProduct } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { tryOnce } from '#test/try-once.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { userById } from '../accounts/queries.ts'
import { sendEmail } from '../app/emails/emails.ts'
import { tellOfNewPieces } from './tell-of-new-pieces.ts'

const desk = '/api/account/saved-searches'
const all = z.array(SavedSearch)
const day = 86_400_000

onNewShops('saved searches', (testShop) => {
  const silks = { query: 'fabrics=Silk&page=2&sort=price-asc', name: 'Silks' }
  const sent = async () => {
    const { shop } = testShop()
    const mails = await shop.db.read
      .selectFrom('mails')
      .select(['id', 'recipient'])
      .where('letter', '=', 'new-pieces')
      .orderBy('id')
      .execute()
    for (const { id } of mails) await tryOnce(shop, sendEmail, { mailId: id })
    return shop.db.read
      .selectFrom('mails')
      .selectAll()
      .where('letter', '=', 'new-pieces')
      .orderBy('id')
      .execute()
  }

  it('are kept with a name and an address, seen and removed', async () => {
    const meena = await signedIn(testShop())
    const kept = must(await meena.post(desk, silks), 201).as(all)
    const one = { name: 'Silks', query: 'fabrics=Silk', path: '/products?fabrics=Silk' }
    expect(kept).toEqual([{ ...one, id: expect.any(Number), isTold: false }])
    const again = must(await meena.post(desk, { ...silks, name: 'All silks', isTold: true }), 201)
    expect(again.as(all)).toMatchObject([{ id: kept[0]?.id, name: 'All silks', isTold: true }])
    const other = await signedIn(testShop())
    expect(must(await other.del(`${desk}/${kept[0]?.id}`)).body).toEqual([])
    expect(must(await meena.get(desk)).as(all)).toHaveLength(1)
    expect(must(await meena.del(`${desk}/${kept[0]?.id}`)).body).toEqual([])
    expect((await newShopper(testShop()).get(desk)).status).toBe(401)
  })

  it('what narrows nothing, has no name or is one too many is refused', async () => {
    const meena = await signedIn(testShop())
    const nothing = await meena.post(desk, { query: 'page=3', name: 'All' })
    expect([nothing.status, nothing.body['refusal']]).toEqual([400, 'search-of-all'])
    const nameless = await meena.post(desk, { ...silks, name: ' ' })
    expect(nameless.body['errors']).toEqual({ name: 'Please give it a name' })
    for (let at = 0; at < policy.savedSearches; at += 1)
      must(await meena.post(desk, { query: `maxPrice=${at + 1}000`, name: 'Some' }), 201)
    const full = await meena.post(desk, silks)
    expect([full.status, full.body['refusal']]).toEqual([409, 'saved-searches-full'])
  })

  it('an email tells once a day of new pieces alone, and one click ends it', async () => {
    const { shop, clock } = testShop()
    const meena = await signedIn(testShop())
    const confirmed = { email_confirmed_at: 1 }
    await shop.db.write((tx) => tx.updateTable('users').set(confirmed).execute())
    await saveProduct(shop, { name: 'Old silk', fabric: 'Silk' })
    must(await meena.post(desk, { ...silks, isTold: true }), 201)
    clock.now += day
    await tellOfNewPieces(shop)
    expect(await sent()).toEqual([])
    await saveProduct(shop, { name: 'New silk', slug: 'new-silk', fabric: 'Silk' })
    await saveProduct(shop, { name: 'New cotton', fabric: 'Cotton' })
    await tellOfNewPieces(shop)
    await saveProduct(shop, { name: 'Newer silk', fabric: 'Silk', created_at: clock.now + 1 })
    await tellOfNewPieces(shop)
    const [mail, ...more] = await sent()
    expect(more).toEqual([])
    expect(mail?.subject).toBe('New sarees for you')
    clock.now += day
    await tellOfNewPieces(shop)
    const second = (await sent())[1]
    expect(second?.subject).toBe('New sarees for you')
    const words = await emailAnew(shop, second?.id ?? 0)
    expect(words).toContain('Newer silk')
    expect(words).not.toMatch(/Old silk|New cotton/)
    const link = /saved-search\/hush\/([\w-]+)/.exec(words)?.[1] ?? ''
    const hush = (token: string) =>
      newShopper(testShop()).post('/api/saved-searches/hush', { token })
    expect((await hush('none')).status).toBe(404)
    must(await hush(link))
    must(await hush(link))
    expect(must(await meena.get(desk)).as(all)).toMatchObject([{ isTold: false }])
    await saveProduct(shop, { name: 'Newest silk', fabric: 'Silk', created_at: clock.now + 2 })
    clock.now += day
    await tellOfNewPieces(shop)
    expect(await sent()).toHaveLength(2)
  })

  it('a draft is new from the day it goes into the shop', async () => {
    const { shop, clock } = testShop()
    const before = await signedIn(testShop(), 'owner')
    const categoryId = await saveCategory(shop)
    const piece = {
      ...{ name: 'Silk of last week', slug: 'last-week', price: 4500, stock: 2, categoryId },
      ...{ fabric: 'Silk', color: 'Maroon', occasion: 'Wedding', state: 'draft' },
    }
    const draft = must(await before.post('/api/admin/products', piece)).as(EditedProduct)
    clock.now += 7 * day
    const meena = await signedIn(testShop())
    await shop.db.write((tx) => tx.updateTable('users').set({ email_confirmed_at: 1 }).execute())
    must(await meena.post(desk, { ...silks, isTold: true }), 201)
    clock.now += day
    await tellOfNewPieces(shop)
    expect(await sent()).toEqual([])
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.put(`/api/admin/products/${draft.id}`, { state: 'published' }))
    await tellOfNewPieces(shop)
    expect(await sent()).toHaveLength(1)
    for (const action of ['archive', 'restore'])
      must(await owner.post('/api/admin/products/bulk', { action, ids: [draft.id] }))
    clock.now += day
    await tellOfNewPieces(shop)
    expect(await sent()).toHaveLength(1)
  })

  it('go with the account, and are among what it may take along', async () => {
    const { shop } = testShop()
    const meena = await signedIn(testShop())
    must(await meena.post(desk, silks), 201)
    const data = must(await meena.get('/api/users/data')).body
    expect(data['savedSearches']).toEqual([{ name: 'Silks', query: 'fabrics=Silk', isTold: false }])
    const user = await userById(shop.db.read, meena.userId ?? 0)
    if (user) await deleteAccount(shop, user)
    expect(await shop.db.read.selectFrom('saved_searches').selectAll().execute()).toEqual([])
  })
})
