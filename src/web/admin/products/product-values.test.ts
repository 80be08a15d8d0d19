import { describe, expect, it } from 'vitest'
import { type EditedProduct, ProductForm } from '#contract/catalog/admin-types.ts'
import { inputOf, likeLast, newProduct, productFormData } from './product-values.ts'

describe('newProduct', () => {
  it('first category, isNewArrival true, price 0, stock 0, discountPrice empty', () => {
    expect(newProduct(7)).toMatchObject({
      categoryId: '7',
      isNewArrival: true,
      price: '0',
      stock: '0',
      discountPrice: '',
    })
  })
})

describe('likeLast', () => {
  it('one piece of the kind of the last one, and nothing that one saree has for itself', () => {
    const facts = { length: '5.5 m', country: 'India', weight: '600 g', silkMark: 'SM 1', care: '' }
    const ofOne = { blouse: 'Unstitched, 0.8 m, maroon' }
    const last = { fabric: 'Silk', color: 'Maroon', occasion: 'Wedding', categoryId: 4, stock: 9 }
    // The other fields of a product are not read.
    expect([...likeLast({ ...last, facts: { ...facts, ...ofOne } } as EditedProduct)]).toEqual([
      ...[
        ['categoryId', '4'],
        ['stock', '1'],
        ['fabric', 'Silk'],
        ['occasion', 'Wedding'],
      ],
      ...[
        ['facts.length', '5.5 m'],
        ['facts.country', 'India'],
      ],
    ])
  })
})

describe('productFormData', () => {
  const values = { ...newProduct(7), name: 'Kasavu', slug: 'kasavu', fabric: 'Cotton' }

  it('omits empty fields and writes booleans as true and false', () => {
    const form = productFormData(values, { kept: null, files: [] })
    expect(form.has('discountPrice')).toBe(false)
    expect(form.has('description')).toBe(false)
    expect(form.get('isNewArrival')).toBe('true')
    expect(form.get('isFeatured')).toBe('false')
    expect(form.has('pictures')).toBe(false)
  })

  it('repeats files under the name images', () => {
    const files = [new File(['1'], 'a.jpg'), new File(['2'], 'b.jpg')]
    expect(productFormData(values, { kept: [], files }).getAll('images')).toHaveLength(2)
  })

  it('says the stock of a known product only where it was typed anew, and over which figure', () => {
    const none = { kept: null, files: [] }
    const seen = { stock: 1, version: 'v' }
    const same = productFormData({ ...values, stock: '1' }, none, seen)
    expect([same.has('stock'), same.has('stockSeen'), same.get('version')]).toEqual([
      ...[false, false, 'v'],
    ])
    const typed = productFormData({ ...values, stock: '4' }, none, seen)
    expect([typed.get('stock'), typed.get('stockSeen')]).toEqual(['4', '1'])
    const fresh = productFormData({ ...values, stock: '0' }, none)
    expect([fresh.get('stock'), fresh.has('version')]).toEqual(['0', false])
  })

  it('sends the moment of a draft as India’s clocks show it, and none of what is published', () => {
    const chosen = { ...values, publishAt: '2026-11-27T10:00' }
    const momentOf = (state: 'draft' | 'published') =>
      productFormData({ ...chosen, state }, { kept: null, files: [] }).get('publishAt')
    expect(momentOf('draft')).toBe('2026-11-27T10:00:00+05:30')
    expect(momentOf('published')).toBeNull()
  })

  it('sends what the rules of the contract take', () => {
    const full = { ...values, color: 'White', occasion: 'Onam', price: '2499.50' }
    const facts = { ...full.facts, zari: ' Pure ' }
    expect(ProductForm.parse(inputOf({ ...full, facts }))).toMatchObject({
      price: 2499.5,
      discountPrice: null,
      facts: { zari: 'Pure' },
    })
  })
})
