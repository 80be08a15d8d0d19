import type { ReactNode } from 'react'
import { expect, it } from 'vitest'
import { drawFor } from '#test/draw.tsx'
import { saveCategory, saveProduct, saveWords } from '#test/factories.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { newShopper } from '#test/shopper.ts'
import { ListingPage } from '#web/listing/listing-page.tsx'
import { filterOf } from '#web/listing/search-input.ts'
import { Parcels } from '#web/orders/parcels.tsx'
import { ProductPage } from '#web/product/product-page.tsx'

onBothEngines('a page in Tamil', (testShop) => {
  it('says what is translated and marks the rest as English; the English page marks nothing', async () => {
    const { shop } = testShop()
    const category = { name: 'Gadwal', slug: 'gadwal', description: 'Cool cotton.' }
    const category_id = await saveCategory(shop, category)
    const piece = { name: 'Cream Gadwal', slug: 'cream', description: 'Plain cream.' }
    const id = await saveProduct(shop, { ...piece, category_id, color: 'Cream', fabric: 'Cotton' })
    await saveWords(shop, 'ta', [
      { thing: 'product', id, field: 'name', english: piece.name, words: 'க்ரீம் கத்வால்' },
      { thing: 'category', id: category_id, field: 'name', english: 'Gadwal', words: 'கத்வால்' },
      { thing: 'value', field: 'color:Cream', english: 'Cream', words: 'க்ரீம்' },
    ])
    const page = (language: 'ta' | 'en', part: ReactNode, path: string) =>
      drawFor(testShop(), newShopper(testShop()), part, { language, path })

    const path = '/product/cream'
    const detail = await page('ta', <ProductPage slug="cream" />, path)
    expect(detail.html).toMatch(/<h1 class="[^"]*">க்ரீம் கத்வால்<\/h1>/)
    expect(detail.html).toMatch(/<p lang="en"[^>]*>Plain cream\.<\/p>/)
    expect(detail.html).toContain('<span lang="en">Cotton</span>')
    expect(detail.html).toContain('>கத்வால்</a>')
    const list = await page(
      'ta',
      <ListingPage filter={filterOf('', 'gadwal')} />,
      '/products/gadwal',
    )
    expect(list.html).toMatch(/<h1 class="[^"]*">கத்வால்<\/h1>/)
    expect(list.html).toMatch(/<p lang="en"[^>]*>Cool cotton\.<\/p>/)
    expect(list.html).toContain('<span>க்ரீம்</span><span lang="en"> · Cotton</span>')
    expect(list.html).toContain('name="colors" value="Cream"')
    expect(list.text).toContain('க்ரீம் 1')
    const english = await page('en', <ProductPage slug="cream" />, path)
    expect(english.text).toContain('Plain cream.')
    expect(english.html).not.toContain('lang=')
  })

  it('says who brings a parcel in the words of its reader, and the name of a firm as it is', async () => {
    const parcel = {
      ...{ id: 1, trackingNumber: '', trackingUrl: '', contents: [] },
      ...{ shippedAt: '2026-01-15T06:30:00Z', deliveredAt: null },
    }
    const parcels = ['Own courier', 'DTDC'].map((carrier, at) => ({ ...parcel, id: at, carrier }))
    const part = <Parcels parcels={parcels} lines={[]} />
    const { text } = await drawFor(testShop(), newShopper(testShop()), part, { language: 'ta' })
    expect(text).toContain('எங்கள் கூரியர்')
    expect(text).not.toContain('Own courier')
    expect(text).toContain('DTDC')
  })
})
