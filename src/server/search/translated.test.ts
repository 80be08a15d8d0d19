import { expect, it } from 'vitest'
import { Completion, SearchAnswer } from '#contract/search/types.ts'
import { TextPage, TranslationsReport } from '#contract/translations/admin-types.ts'
import { saveCategory, saveProduct, saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { reindexGently } from '../performance/rebuild.ts'
import { csvLines } from '../platform/csv.ts'

onNewShops('what the owner has said in other languages', (testShop) => {
  async function brought() {
    const { shop } = testShop()
    const category_id = await saveCategory(shop, { name: 'Heirlooms', slug: 'heirlooms' })
    const colours = { fabric: 'Silk', color: 'Kasthuri' }
    const own = { name: 'Blue Hour', slug: 'blue-hour', description: 'A quiet evening.' }
    const id = await saveProduct(shop, { ...own, ...colours, category_id })
    await saveProduct(shop, { name: 'Second', slug: 'second', fabric: 'Cotton', color: 'Red' })
    const send = async (rows: string[][]) => {
      const owner = await signedIn(testShop(), 'owner')
      const form = new FormData()
      const lines = csvLines([['thing', 'id', 'field', 'ta', 'hi'], ...rows])
      form.append('file', new File([lines], 'words.csv'))
      const report = await owner.post('/api/admin/translations/import', form)
      expect(must(report).as(TranslationsReport)).toMatchObject({ isApplied: true })
    }
    return { id, category_id, send }
  }
  const ask = async (path: string, q: string) =>
    must(await newShopper(testShop()).get(`${path}?${new URLSearchParams({ q })}`))
  const found = async (q: string) =>
    (await ask('/api/search', q)).as(SearchAnswer).items.map(({ slug }) => slug)
  const typed = async (q: string) =>
    (await ask('/api/search/completions', q)).as(Completion).suggestions.map(({ slug }) => slug)

  it('is found as soon as it is saved, half-typed and in other scripts too', async () => {
    const { id, category_id, send } = await brought()
    const searches = ['நள்ளிரவு', 'நள்ளிரவு வானம்', 'रजनीगंधा', 'பொதிகைச்சாரல்', 'மான்மதம்', 'பரம்பரைப்பொக்கிஷம்']
    for (const q of searches) expect([q, await found(q)]).toEqual([q, []])
    await send([
      ['product', String(id), 'name', 'நள்ளிரவு வானம்', 'रजनीगंधा'],
      ['product', String(id), 'description', 'பொதிகைச்சாரல் போல.', ''],
      ['value', '0', 'color:Kasthuri', 'மான்மதம்', ''],
      ['category', String(category_id), 'name', 'பரம்பரைப்பொக்கிஷம்', ''],
    ])
    for (const q of searches) expect([q, await found(q)]).toEqual([q, ['blue-hour']])
    for (const q of ['நள்ளி', 'रजनी', 'மான்ம']) expect([q, await typed(q)]).toEqual([q, ['blue-hour']])
    expect(await typed('பரம்பரைப்பொக்')).toEqual(['blue-hour', 'heirlooms'])
    await send([['product', String(id), 'name', 'விடியல் வானம்', '']])
    expect([await found('விடியல்'), await found('நள்ளிரவு')]).toEqual([['blue-hour'], []])
  })

  it('is found by any word of what is said of its facts', async () => {
    const { id, send } = await brought()
    const { shop } = testShop()
    const facts = { weave: 'Velvori', pallu: 'Quince', place: 'Ottery' }
    await shop.db.write((tx) =>
      tx
        .updateTable('products')
        .set({ facts: JSON.stringify(facts) })
        .where('id', '=', id)
        .execute(),
    )
    const searches = ['வெல்வோரி', 'கொடிமுந்திரி', 'ஒட்டரியூர்']
    for (const q of searches) expect([q, await found(q)]).toEqual([q, []])
    await send([
      ['value', '0', 'pallu:Quince', 'கொடிமுந்திரி முந்தானை', ''],
      ['value', '0', 'weave:Velvori', 'இரட்டை வெல்வோரி', ''],
      ['value', '0', 'place:Ottery', 'ஒட்டரியூர், தெற்கு', ''],
    ])
    // What many share is written by a job, pieces a few at a time.
    const job = await shop.db.read
      .selectFrom('jobs')
      .selectAll()
      .where('kind', '=', 'index-products')
      .executeTakeFirst()
    expect(job).toBeDefined()
    await reindexGently(shop)
    for (const q of searches) expect([q, await found(q)]).toEqual([q, ['blue-hour']])
  })

  it('is found where it was said text by text too', async () => {
    const { id } = await brought()
    const owner = await signedIn(testShop(), 'owner')
    const place = { thing: 'product', id, field: 'name', language: 'ta' }
    const read = await owner.get('/api/admin/translations/texts?language=ta&thing=product')
    const texts = must(read).as(TextPage).items
    const text = texts.find((one) => one.id === id && one.field === 'name')
    const form = { ...place, words: 'நள்ளிரவு வானம்', version: text?.version ?? '' }
    must(await owner.put('/api/admin/translations/texts', form))
    expect(await found('நள்ளிரவு')).toEqual(['blue-hour'])
  })

  it('is found where the lexicon knows the word of a motif, but no colour of a name is one of the cloth', async () => {
    const { id, send } = await brought()
    await send([['product', String(id), 'name', 'பச்சைத் தாமரை, சிவப்பு பார்டர்', '']])
    expect(await found('தாமரை')).toEqual(['blue-hour'])
    expect(await found('சிவப்பு')).toEqual(['second'])
  })

  it('is English to who reads another language, and marked so, where it is not said', async () => {
    await brought()
    const query = new URLSearchParams({ q: 'second', language: 'ta' })
    const answer = await newShopper(testShop()).get(`/api/search/completions?${query}`)
    const [first] = must(answer).as(Completion).suggestions
    expect(first).toMatchObject({ name: 'Second', inEnglish: ['name'] })
  })

  it('counts nothing that a machine has written and nobody has read', async () => {
    const { id, send } = await brought()
    const { shop } = testShop()
    const name = { thing: 'product', id, field: 'name', english: 'Blue Hour' } as const
    await saveWords(shop, 'hi', [{ ...name, words: 'रजनीगंधा', madeBy: 'machine' }])
    await send([['product', String(id), 'name', 'நள்ளிரவு', '']])
    expect([await found('நள்ளிரவு'), await found('रजनीगंधा')]).toEqual([['blue-hour'], []])
  })

  it('of an old shop is found once its index is written anew', async () => {
    const { id } = await brought()
    const { shop } = testShop()
    const name = { thing: 'product', id, field: 'name', english: 'Blue Hour' } as const
    await saveWords(shop, 'ta', [{ ...name, words: 'நள்ளிரவு' }])
    await reindexGently(shop)
    const searches = ['நள்ளிரவு', 'नल्लिरवु', 'nalliravu']
    for (const q of searches) expect([q, await found(q)]).toEqual([q, ['blue-hour']])
  })
})
