import { beforeAll, expect, it } from 'vitest'
import { SearchAnswer, Suggestion } from '#contract/search/types.ts'
import { saveCategory, saveProducts } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'

onBothEngines('a name and a description that are in no lexicon', (testShop) => {
  const ask = async (path: string, q: string) =>
    (await testShop().app.request(`${path}?${new URLSearchParams({ q })}`)).json()

  beforeAll(async () => {
    const { shop } = testShop()
    const category_id = await saveCategory(shop, { name: 'Heirlooms', slug: 'heirlooms' })
    const description = 'Woven beside the Thamirabarani.'
    await saveProducts(shop, [
      { name: 'Visalakshi', slug: 'visalakshi', category_id },
      { name: 'ஆண்டாள் ஓவியம்', slug: 'andal', category_id, description },
    ])
  })

  it.each([
    ...['விசாலாட்சி', 'విశాలాక్షి', 'ವಿಶಾಲಾಕ್ಷಿ', 'വിശാലാക്ഷി', 'विशालाक्षी'].map((q) => [q, 'visalakshi']),
    ...['aandaal', 'ఆండాళ్', 'ஆண்டாள்', 'தாமிரபரணி', 'thamirabarani'].map((q) => [q, 'andal']),
  ])('is found under %s: %s', async (q, slug) => {
    const { items } = SearchAnswer.parse(await ask('/api/search', q))
    expect(items.map((one) => one.slug)).toEqual([slug])
  })

  it('is suggested to who has typed half of it', async () => {
    const typed = Suggestion.array().parse(await ask('/api/search/suggestions', 'விசாலா'))
    expect(typed.map((one) => one.slug)).toEqual(['visalakshi'])
  })
})
