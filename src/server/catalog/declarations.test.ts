import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { EditedProduct } from '#contract/catalog/admin-types.ts'
import { Product } from '#contract/catalog/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'
import { importCsv } from './csv/import.ts'

onNewShops('what the law wants said of a saree', (testShop) => {
  const owner = () => signedIn(testShop(), 'owner')
  const put = async (id: number, change: object) =>
    (await owner()).put(`/api/admin/products/${id}`, change)
  const piece = (price = 5000) => addPiece(testShop().shop, { price })
  const refusal = async (id: number, change: object) => {
    const { status, body } = await put(id, change)
    return [status, body['errors']]
  }

  it('keeps what is said of the cloth without the spaces around it, and not at any length', async () => {
    const id = await piece()
    const save = (facts: object) => put(id, { facts })
    const marked = must(await save({ silkMark: '  SM 12345 ', border: ' Temple' })).as(
      EditedProduct,
    )
    expect(marked.facts).toEqual({ silkMark: 'SM 12345', border: 'Temple' })
    const long = await save({ silkMark: 'x'.repeat(1001) })
    expect([long.status, Object.keys(Object(long.body['errors']))]).toEqual([
      400,
      ['facts.silkMark'],
    ])
  })

  it('is kept, shown and written into a file', async () => {
    const id = await piece()
    const facts = { maker: 'Kanchi Weavers, 4 Gandhi Road, Kanchipuram', country: 'Sri Lanka' }
    const law = { mrp: 5500, hsn: '5007', isHandicraft: true, isCodAllowed: false }
    const saved = must(await put(id, { ...law, facts })).as(EditedProduct)
    expect(saved).toMatchObject({ ...law, taxClass: 'fabric', facts })
    const seen = must(await newShopper(testShop()).get(`/api/products/${saved.slug}`)).as(Product)
    expect(seen).toMatchObject({ ...law, facts })
    const csv = must(await (await owner()).get('/api/admin/products.csv')).text
    expect(parse(csv, { columns: true, bom: true })).toMatchObject([
      {
        ...{ mrp: '5500', taxClass: 'fabric', hsn: '5007', isHandicraft: 'yes' },
        ...{ isCodAllowed: 'no', country: 'Sri Lanka', maker: facts.maker },
      },
    ])
  })

  it('never has an MRP below the price, whichever of the two is changed', async () => {
    const id = await piece()
    const words = 'Kanjivaram costs ₹5,000.00: its MRP cannot be less'
    expect(await refusal(id, { mrp: 4999.99, name: 'Kanjivaram' })).toEqual([400, { mrp: words }])
    must(await put(id, { mrp: 5000 }))
    expect((await refusal(id, { price: 5001 }))[0]).toBe(400)
    const dearer = { action: 'price', ids: [id], percent: 10 }
    expect((await (await owner()).post('/api/admin/products/bulk', dearer)).status).toBe(400)
    // The lower of the two is paid.
    must(await put(id, { price: 9000, discountPrice: 5000 }))
    must(await put(id, { mrp: null, discountPrice: null }))
  })

  it('names a code of the chapters of its class, and a class that there is', async () => {
    const id = await piece()
    expect(await refusal(id, { hsn: '7117' })).toEqual([
      400,
      { hsn: '7117 is of chapter 71: the codes of “Saree or fabric” are of chapters 50 to 60' },
    ])
    expect(await refusal(id, { hsn: '6206' })).toEqual([
      400,
      { hsn: '6206 is of chapter 62: the codes of “Saree or fabric” are of chapters 50 to 60' },
    ])
    must(await put(id, { hsn: '5810' }))
    expect(await refusal(id, { hsn: '50' })).toEqual([400, { hsn: 'An HSN has 4, 6 or 8 digits' }])
    must(await put(id, { hsn: '7117', taxClass: 'jewellery' }))
    expect((await refusal(id, { taxClass: 'fabric' }))[0]).toBe(400)
    expect(await refusal(id, { taxClass: 'gold', hsn: '' })).toEqual([
      400,
      { taxClass: 'This class of goods does not exist' },
    ])
  })

  it('is refused in a file by row and column, and taken where it is right', async () => {
    const id = await piece()
    const { code } = must(await put(id, { name: 'Kanjivaram' })).as(EditedProduct)
    const load = (row: string) =>
      importCsv(
        testShop().shop,
        { id: 1, username: 'meena', address: '' },
        new TextEncoder().encode(`code,mrp,hsn,isCodAllowed\n${code},${row}\n`),
        [],
      )
    expect((await load('4000,7117,no')).errors).toEqual([
      {
        ...{ row: 2, column: 'mrp' },
        message: 'Kanjivaram costs ₹5,000.00: its MRP cannot be less.',
      },
      { row: 2, column: 'hsn', message: expect.stringContaining('is of chapter 71') },
    ])
    expect(await load('"5,500",5007,no')).toMatchObject({ isApplied: true, updated: 1 })
    expect(await load('5500,5007,no')).toMatchObject({ unchanged: 1 })
    const row = await testShop()
      .shop.db.read.selectFrom('products')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ mrp_paise: 550_000, hsn: '5007', is_cod_allowed: 0 })
  })

  it('a new saree is of the class of its category', async () => {
    const boss = await owner()
    const category = { name: 'Blouses', slug: 'blouses', description: '' }
    const categoryId = must(await boss.post('/api/admin/categories', category)).body['id']
    await testShop().shop.db.write((tx) =>
      tx.updateTable('categories').set({ tax_class: 'garment' }).execute(),
    )
    const form = { name: 'Blouse', slug: 'blouse', price: 900, fabric: 'Silk', color: 'Red' }
    const said = { ...form, occasion: 'Daily', categoryId }
    const made = await boss.post('/api/admin/products', said)
    expect(must(made).as(EditedProduct)).toMatchObject({ taxClass: 'garment', isCodAllowed: true })
  })

  it('lets shoppers filter by the country', async () => {
    const facets = async () =>
      must(await newShopper(testShop()).get('/api/search')).body['facets'] as {
        countries: { value: string; count: number }[]
      }
    const id = await piece()
    await piece()
    expect((await facets()).countries).toEqual([{ value: 'India', count: 2 }])
    must(await put(id, { facts: { country: 'Bangladesh' } }))
    expect((await facets()).countries).toEqual([
      { value: 'Bangladesh', count: 1 },
      { value: 'India', count: 1 },
    ])
    const found = must(await newShopper(testShop()).get('/api/search?countries=India'))
    expect(found.body['total']).toBe(1)
  })

  it('a shop that charges GST newly sells nothing without a code, and keeps what it sold', async () => {
    const old = await piece()
    const boss = await owner()
    const silk = { name: 'Silk', slug: 'silk', description: '' }
    const { id: categoryId } = must(await boss.post('/api/admin/categories', silk)).body as {
      id: number
    }
    const form = {
      ...{ name: 'Temple border', price: 5000, stock: 2, fabric: 'Silk', color: 'Red' },
      ...{ occasion: 'Wedding', categoryId, description: '' },
    }
    let made = 0
    const make = async (more: object = {}) => {
      made += 1
      const { status, body } = await boss.post('/api/admin/products', {
        ...{ ...form, slug: `border-${made}` },
        ...more,
      })
      return [status, body['errors']]
    }
    // The demo's number was never issued: its documents are specimens.
    await registerShop(testShop())
    expect(await make()).toEqual([200, undefined])
    await registerShop(testShop(), { gstin: issuedGstin })
    const missing = 'A shop that charges GST sells nothing without an HSN'
    expect(await make()).toEqual([400, { hsn: missing }])
    expect(await make({ hsn: '7117' })).toEqual([
      400,
      { hsn: expect.stringContaining('7117 is of chapter 71') },
    ])
    expect((await make({ hsn: '5007' }))[0]).toBe(200)
    must(await put(old, { price: 5100 }))
    must(await put(old, { hsn: '5007' }))
    expect(await refusal(old, { hsn: '' })).toEqual([400, { hsn: missing }])
    const bulk = (action: string, ids: number[]) =>
      boss.post('/api/admin/products/bulk', { action, ids })
    const bare = await piece()
    must(await bulk('archive', [bare]))
    expect((await bulk('restore', [bare])).status).toBe(400)
    const file = await importCsv(
      testShop().shop,
      { id: 1, username: 'meena', address: '' },
      new TextEncoder().encode(
        'name,price,stock,fabric,color,occasion,category\nMadisar,5000,1,Silk,Red,Wedding,Silk\n',
      ),
      [],
    )
    expect(file.errors).toEqual([{ row: 2, column: 'hsn', message: `${missing}.` }])
    await testShop().shop.db.write((tx) =>
      tx.updateTable('categories').set({ hsn: '5007' }).execute(),
    )
    expect((await make())[0]).toBe(200)
    await registerShop(testShop(), { registration: 'composition', gstin: issuedGstin })
    must(await put(old, { hsn: '' }))
  })
})
