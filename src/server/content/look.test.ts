import { expect, it } from 'vitest'
import { Category, Page } from '#contract/content/types.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'

onNewShops('what search engines show of a page', (testShop) => {
  const page = { title: 'Our looms', slug: 'our-looms', content: '<p>Seven of them.</p>' }
  const look = { seoTitle: 'Seven pit looms', seoDescription: 'Where our silk is woven.' }
  const read = async (query = '') =>
    must(await newShopper(testShop()).get(`/api/pages/our-looms${query}`)).as(Page)

  it('is said of a page, stays where a save does not name it, and goes where it is emptied', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { id } = must(await owner.post('/api/admin/pages', { ...page, ...look })).as(Page)
    expect(await read()).toMatchObject(look)
    must(await owner.put(`/api/admin/pages/${id}`, { ...page, title: 'Looms' }))
    expect(await read()).toMatchObject({ ...look, title: 'Looms' })
    must(await owner.put(`/api/admin/pages/${id}`, { ...page, seoTitle: ' ', seoDescription: '' }))
    expect(Object.keys(await read())).not.toContain('seoTitle')
  })

  it('counts as a change that somebody else must not write over', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { id, version } = must(await owner.post('/api/admin/pages', page)).as(Page)
    must(await owner.put(`/api/admin/pages/${id}`, { ...page, ...look, version }))
    const late = await owner.put(`/api/admin/pages/${id}`, { ...page, version })
    expect([late.status, late.body['refusal']]).toEqual([409, 'changed-meanwhile'])
  })

  it('is translated, and what is still English is named', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const { id } = must(await owner.post('/api/admin/pages', { ...page, ...look })).as(Page)
    const title = { thing: 'page', id, field: 'seoTitle', english: look.seoTitle } as const
    await saveWords(testShop().shop, 'ta', [{ ...title, words: 'ஏழு குழித்தறிகள்' }])
    const said = await read('?language=ta')
    expect(said.seoTitle).toBe('ஏழு குழித்தறிகள்')
    expect(said.inEnglish).toContain('seoDescription')
    expect(said.inEnglish).not.toContain('seoTitle')
  })

  it('is said of a category, and is no longer than it may be', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const form = { name: 'Arani Silk', slug: 'arani-silk' }
    const made = must(await owner.post('/api/admin/categories', { ...form, ...look })).as(Category)
    expect(made).toMatchObject(look)
    const found = must(await newShopper(testShop()).get('/api/categories/arani-silk')).as(Category)
    expect(found).toMatchObject(look)
    const path = `/api/admin/categories/${made.id}`
    must(await owner.put(path, form))
    const kept = must(await newShopper(testShop()).get('/api/categories/arani-silk')).as(Category)
    expect(kept).toMatchObject(look)
    expect((await owner.put(path, { ...form, seoTitle: 'x'.repeat(121) })).status).toBe(400)
  })
})
