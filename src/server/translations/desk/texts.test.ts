import { expect, it } from 'vitest'
import { Product } from '#contract/catalog/types.ts'
import { TextPage, TranslatedText } from '#contract/translations/admin-types.ts'
import { saveProduct, saveProducts, saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { bumpVersion } from '../../platform/db/version.ts'

const path = '/api/admin/translations/texts'

onNewShops('translations, text by text', (testShop) => {
  let owner: Shopper
  let id = 0

  const english = 'Cream Gadwal'
  async function brought() {
    owner = await signedIn(testShop(), 'owner')
    id = await saveProduct(testShop().shop, { name: english, slug: 'cream', description: 'Plain.' })
  }
  const list = async (query: string) =>
    must(await owner.get(`${path}?language=ta&${query}`)).as(TextPage)
  const nameNow = async () => {
    const { items } = await list('thing=product&q=gadwal')
    const found = items.find((one) => one.id === id && one.field === 'name')
    if (!found) throw new Error('The piece has no name.')
    return found
  }
  const save = (seen: TranslatedText, words: string) => {
    const { thing, field, version } = seen
    return owner.put(path, { language: 'ta', thing, id: seen.id, field, words, version })
  }
  const shown = async () =>
    (await newShopper(testShop()).get('/api/products/cream?language=ta')).as(Product).name
  const rename = (name: string) =>
    testShop().shop.db.write(async (tx) => {
      await tx.updateTable('products').set({ name }).where('id', '=', id).execute()
      await bumpVersion(tx, testShop().shop.now())
    })

  it('one is saved, read by shoppers, noted, and taken away again', async () => {
    await brought()
    const seen = await nameNow()
    expect(seen).toMatchObject({ english, words: '', state: 'missing' })
    const saved = must(await save(seen, ' க்ரீம் கத்வால் ')).as(TranslatedText)
    expect(saved).toMatchObject({ words: 'க்ரீம் கத்வால்', state: 'said' })
    expect(await shown()).toBe('க்ரீம் கத்வால்')
    const [entry] = await testShop().shop.db.read.selectFrom('audit').selectAll().execute()
    expect(entry).toMatchObject({ action: 'update', kind: 'translation' })
    expect(must(await save(saved, '')).as(TranslatedText)).toMatchObject({ state: 'missing' })
    expect(await shown()).toBe(english)
  })

  it('is refused where somebody else has said it, or the English has changed; both texts are told', async () => {
    await brought()
    const seen = await nameNow()
    must(await save(seen, 'முதல்'))
    const late = await save(seen, 'இரண்டாவது')
    expect(late.status).toBe(409)
    expect(late.body).toMatchObject({ current: { words: 'முதல்', english } })
    expect(await shown()).toBe('முதல்')
    const read = await nameNow()
    await rename('Ivory Gadwal')
    const stale = await save(read, 'மூன்றாவது')
    expect(stale.status).toBe(409)
    expect(stale.body).toMatchObject({ current: { english: 'Ivory Gadwal', state: 'stale' } })
  })

  it('of two at once one is refused', async () => {
    await brought()
    const seen = await nameNow()
    const replies = await Promise.all([save(seen, 'ஒன்று'), save(seen, 'இரண்டு')])
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('what was made by a machine or of another English is right once a person has said so', async () => {
    await brought()
    const { shop } = testShop()
    await saveWords(shop, 'ta', [
      { thing: 'product', id, field: 'name', english: 'Old', words: 'பழைய', madeBy: 'person' },
      {
        thing: 'product',
        id,
        field: 'description',
        english: 'Plain.',
        words: 'எளிய',
        madeBy: 'machine',
      },
    ])
    for (const state of ['stale', 'machine']) {
      const { items } = await list(`state=${state}`)
      expect(items).toHaveLength(1)
      for (const one of items) must(await save(one, one.words))
      expect((await list(`state=${state}`)).total).toBe(0)
    }
  })

  it('come 20 at a time, narrowed by state, kind and words of either language', async () => {
    await brought()
    const { shop } = testShop()
    await saveProducts(
      shop,
      Array.from({ length: 25 }, (_, at) => ({ name: `Row ${at}`, description: '' })),
    )
    const first = await list('q=row&thing=product')
    expect(first).toMatchObject({ isMore: true, page: 1, pages: 2 })
    expect(first.items).toHaveLength(20)
    const second = await list('q=ROW&thing=product&page=2')
    expect(second).toMatchObject({ total: 25, isMore: false, page: 2, pages: 2 })
    expect(second.items.map((one) => one.english)).toEqual([4, 3, 2, 1, 0].map((at) => `Row ${at}`))
    must(await save(await nameNow(), 'கத்வால்'))
    expect((await list(`q=${encodeURIComponent('கத்வால்')}`)).total).toBe(1)
    const open = await list('state=open')
    expect(open.items.some((one) => one.words === 'கத்வால்')).toBe(false)
    // The shop has one name in all languages.
    expect((await list('state=said&thing=product')).total).toBe(1)
    expect((await list('state=said&thing=profile')).items).toMatchObject([{ field: 'name' }])
  })

  it('the title of an offer is found as one, not as the profile that it is kept with', async () => {
    await brought()
    const title = 'Two for Pongal'
    const terms = { code: 'PAIR', kind: 'percent', percent: 10, isAutomatic: true, title }
    must(await owner.post('/api/admin/coupons', terms))
    const { items } = await list('thing=offer')
    expect(items).toMatchObject([{ thing: 'profile', part: 'offer', english: title }])
    const kept = await list('thing=profile')
    expect(kept.items.some((one) => one.english === title)).toBe(false)
    const [text] = items
    if (!text) throw new Error('It has no title.')
    const said = must(await save(text, 'பொங்கலுக்கு இரண்டு')).as(TranslatedText)
    expect(said).toMatchObject({ part: 'offer', state: 'said' })
  })

  it('nothing that the shop has not written is said, and nobody else may', async () => {
    await brought()
    const seen = await nameNow()
    expect((await save({ ...seen, field: 'constructor' }, 'சொல்')).status).toBe(404)
    expect((await save({ ...seen, id: 999_999 }, 'சொல்')).status).toBe(404)
    expect((await owner.get(`${path}?language=en`)).status).toBe(400)
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get(`${path}?language=ta`)).status).toBe(403)
  })
})
