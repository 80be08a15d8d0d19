import { expect, it } from 'vitest'
import { saveCategory, saveProduct, saveWords } from '#test/factories.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { presentedCards, presentedProducts } from './present-products.ts'
import { everyCardRow, everyProductRow } from './queries.ts'

// Sarees with their pictures and words, as a grid and a page are given them.

onNewShops('sarees as they are shown', (testShop) => {
  const saved = async () => {
    const { shop } = testShop()
    const categoryId = await saveCategory(shop, { name: 'Kanjivaram' })
    const [red, blue] = [
      await saveProduct(shop, { name: 'Red', category_id: categoryId }),
      await saveProduct(shop, { name: 'Blue', category_id: categoryId }),
    ]
    const size = { width: 8, height: 12, bytes: 1, created_at: 1 }
    const paths = ['/media/a.svg', '/media/b.jpg', '/media/c.jpg', '/media/d.jpg']
    await shop.db.write(async (tx) => {
      for (const path of paths)
        await tx
          .insertInto('pictures')
          .values({ ...size, path, preview: `data:${path}` })
          .execute()
      for (const [position, path] of [...paths.slice(0, 3), '/media/a.svg'].entries())
        await tx
          .insertInto('product_pictures')
          .values({ product_id: red, position, path, alt: `Alt ${path}` })
          .execute()
      await tx
        .insertInto('product_pictures')
        .values({ product_id: blue, position: 0, path: '/media/d.jpg', alt: '' })
        .execute()
    })
    const rows = {
      cards: await everyCardRow(shop.db.read).orderBy('p.id').execute(),
      products: await everyProductRow(shop.db.read).orderBy('p.id').execute(),
    }
    return { shop, rows, red }
  }
  const picture = (path: string) => ({
    ...{ src: path, alt: `Alt ${path}`, width: 8, height: 12, preview: `data:${path}` },
  })
  const [a, b, c] = ['/media/a.svg', '/media/b.jpg', '/media/c.jpg'].map(picture)

  it('have their own pictures, each once, and a photograph before the drawing', async () => {
    const { shop, rows } = await saved()
    const [red, blue] = await presentedProducts(shop, rows.products)
    expect(red?.pictures).toStrictEqual([b, a, c])
    expect([red?.image, red?.images]).toEqual(['/media/b.jpg', [b?.src, a?.src, c?.src]])
    expect(blue?.images).toEqual(['/media/d.jpg'])
    const cards = await presentedCards(shop, rows.cards)
    expect(cards.map(({ name, image }) => [name, image])).toEqual([
      ['Red', '/media/b.jpg'],
      ['Blue', '/media/d.jpg'],
    ])
    expect(cards[0]?.pictures).toStrictEqual([b, { ...a, preview: '' }])
  })

  it('are in English unless a language is asked for, and then in its words', async () => {
    const { shop, rows, red } = await saved()
    const said = { thing: 'product', id: red, field: 'name', english: 'Red' } as const
    await saveWords(shop, 'ta', [{ ...said, words: 'சிவப்பு' }])
    for (const shown of [
      presentedCards(shop, rows.cards),
      presentedProducts(shop, rows.products),
    ]) {
      const [english] = await shown
      expect(english?.name).toBe('Red')
      expect(english).not.toHaveProperty('labels')
    }
    const [card] = await presentedCards(shop, rows.cards, 'ta')
    expect(card).toMatchObject({ name: 'சிவப்பு', inEnglish: ['category'], labels: {} })
    const [product] = await presentedProducts(shop, rows.products, 'ta')
    expect(product).toMatchObject({ name: 'சிவப்பு', labels: {} })
  })
})
