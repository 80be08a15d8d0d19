import { expect, it } from 'vitest'
import { EditedProduct } from '#contract/catalog/admin-types.ts'
import { Category } from '#contract/content/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'

const blouses = { name: 'Blouses', slug: 'blouses' }

onNewShops('a category before the law', (testShop) => {
  const owner = () => signedIn(testShop(), 'owner')
  const make = async (more: object) =>
    must(await (await owner()).post('/api/admin/categories', { ...blouses, ...more })).as(Category)
  const change = async (id: number, more: object) =>
    (await owner()).put(`/api/admin/categories/${id}`, { ...blouses, ...more })
  const refusal = async (id: number, more: object) => {
    const { status, body } = await change(id, more)
    return [status, body['errors']]
  }

  it('gives its class to new products, and its code to those that name none', async () => {
    const { id } = await make({ taxClass: 'garment', hsn: '6206' })
    const saree = { fabric: 'Silk', color: 'Red', occasion: 'Wedding', stockQuantity: 1 }
    const form = { ...saree, name: 'Blouse', slug: 'blouse', price: 900, categoryId: id }
    const made = must(await (await owner()).post('/api/admin/products', form)).as(EditedProduct)
    expect(made).toMatchObject({ taxClass: 'garment', hsn: '' })
  })

  it('is told to staff alone, and stays where a form says nothing of it', async () => {
    const { id } = await make({ taxClass: 'garment', hsn: '6206' })
    must(await change(id, { description: 'Stitched' }))
    const law = { taxClass: 'garment', hsn: '6206' }
    const [seen] = must(await (await owner()).get('/api/categories')).as(Category.array())
    expect(seen).toMatchObject({ ...law, description: 'Stitched' })
    for (const path of ['/api/categories', '/api/categories/blouses']) {
      const { text } = must(await newShopper(testShop()).get(path))
      expect(text).not.toMatch(/taxClass|tax_class|hsn|6206/)
    }
    must(await change(id, { taxClass: 'garment' }))
    const [bare] = must(await (await owner()).get('/api/categories')).as(Category.array())
    expect(bare).toMatchObject({ taxClass: 'garment', hsn: '' })
  })

  it('names a code of the chapters of its class, and a class that there is', async () => {
    const { id } = await make({})
    expect(await refusal(id, { taxClass: 'garment', hsn: '7117' })).toEqual([
      400,
      { hsn: '7117 is of chapter 71: the codes of “Stitched garment” are of chapters 61 to 63' },
    ])
    expect(await refusal(id, { taxClass: 'garment', hsn: '5007' })).toEqual([
      400,
      { hsn: '5007 is of chapter 50: the codes of “Stitched garment” are of chapters 61 to 63' },
    ])
    expect(await refusal(id, { hsn: '50' })).toEqual([400, { hsn: 'An HSN has 4, 6 or 8 digits' }])
    expect(await refusal(id, { taxClass: 'gold' })).toEqual([
      400,
      { taxClass: 'This class of goods does not exist' },
    ])
    must(await change(id, { taxClass: 'jewellery', hsn: '7117' }))
  })

  it('keeps its code while something on sale has no other, where the shop has to print one', async () => {
    const { id } = await make({ taxClass: 'fabric', hsn: '5007' })
    await addPiece(testShop().shop, { categoryId: id })
    must(await change(id, { taxClass: 'fabric', hsn: '' }))
    must(await change(id, { taxClass: 'fabric', hsn: '5007' }))
    await registerShop(testShop(), { gstin: issuedGstin })
    const said = { hsn: 'A shop that charges GST sells nothing without an HSN' }
    expect(await refusal(id, { taxClass: 'fabric', hsn: '' })).toEqual([400, said])
    must(await change(id, { taxClass: 'fabric', hsn: '5208' }))
    const products = () => testShop().shop.db
    await products().write((tx) =>
      tx.updateTable('products').set({ hsn: '5007' }).where('category_id', '=', id).execute(),
    )
    must(await change(id, { taxClass: 'fabric', hsn: '' }))
  })
})
