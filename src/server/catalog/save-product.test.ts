import sharp from 'sharp'
import { expect, it } from 'vitest'
import { EditedProduct, StockPage } from '#contract/catalog/admin-types.ts'
import { saveCategory } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

const colours = { red: '#a01020', blue: '#102080' }
const pictureOf = async (background: string) => {
  const made = await sharp({ create: { width: 40, height: 50, channels: 3, background } })
    .png()
    .toBuffer()
  return new File([new Uint8Array(made)], 'saree.png', { type: 'image/png' })
}

onBothEngines('a product that is saved', (testShop) => {
  let names = 0
  const formOf = (categoryId: number) => {
    const name = `saved-${++names}`
    const cloth = { fabric: 'Silk', color: 'Red', occasion: 'Wedding' }
    return { name, slug: name, price: 900, stock: 1, categoryId, ...cloth }
  }
  const send = async (
    owner: Shopper,
    path: string,
    method: string,
    fields: object,
    files: File[],
  ) => {
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, String(value))
    for (const file of files) form.append('images', file)
    const headers = { 'sec-fetch-site': 'same-origin', cookie: `sid=${owner.cookies.get('sid')}` }
    const reply = await testShop().app.request(path, { method, body: form, headers })
    return { status: reply.status, body: await reply.json() }
  }
  const products = '/api/admin/products'

  it('goes into a category that there is, by form and by JSON', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const words = 'This category does not exist.'
    const refusal = [400, { message: words, errors: { categoryId: words } }]
    const json = await owner.post(products, formOf(9999))
    expect([json.status, json.body]).toMatchObject(refusal)
    const form = await send(owner, products, 'POST', formOf(9999), [])
    expect([form.status, form.body]).toMatchObject(refusal)
    const made = (await owner.post(products, formOf(await saveCategory(testShop().shop)))).as(
      EditedProduct,
    )
    const moved = await owner.put(`${products}/${made.id}`, { categoryId: 9999 })
    expect([moved.status, moved.body]).toMatchObject(refusal)
  })

  it('stays in a category that was deleted, with everything else that is saved, and so does its copy', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const categoryId = await saveCategory(testShop().shop)
    const form = formOf(categoryId)
    const { id } = (await owner.post(products, form)).as(EditedProduct)
    must(await owner.del(`/api/admin/categories/${categoryId}`))
    expect((await owner.put(`${products}/${id}`, { price: 950 })).status).toBe(200)
    expect((await send(owner, `${products}/${id}`, 'PUT', form, [])).status).toBe(200)
    expect((await owner.post(`${products}/${id}/duplicate`)).status).toBe(200)
  })

  it('frees its address when it leaves the shop, and gets the next one when it comes back', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const categoryId = await saveCategory(testShop().shop)
    const form = formOf(categoryId)
    const moved = `/api/moves/product/${form.slug}`
    const { id } = (await owner.post(products, form)).as(EditedProduct)
    must(await owner.del(`${products}/${id}`))
    const { body: category } = await owner.get(`/api/categories/${categoryId}`)
    expect((await owner.get(moved)).body).toEqual({ slug: category['slug'], kind: 'category' })
    const page = (await owner.get('/api/admin/stock?state=archived&size=200')).as(StockPage)
    expect(page.items.find((one) => one.id === id)?.slug).toBe(form.slug)
    // Whoever changes it meanwhile takes the address from nobody.
    expect((await owner.put(`${products}/${id}`, { slug: form.slug, price: 5 })).status).toBe(200)
    const heir = await owner.post(products, { ...form, name: 'Heir' })
    expect(heir.status).toBe(200)
    expect((await owner.get(`/api/products/${form.slug}`)).body['name']).toBe('Heir')
    must(await owner.post(`${products}/bulk`, { action: 'restore', ids: [id] }))
    const back = (await owner.put(`${products}/${id}`, { price: 6 })).as(EditedProduct)
    expect(back.slug).toBe(`${form.slug}-2`)
    must(await owner.post(`${products}/bulk`, { action: 'archive', ids: [id, heir.body['id']] }))
    must(await owner.post(`${products}/bulk`, { action: 'restore', ids: [heir.body['id']] }))
    expect((await owner.get(`/api/products/${form.slug}`)).body['name']).toBe('Heir')
  })

  it('shows each picture once, however often it was sent, and loses only the one taken away', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const form = formOf(await saveCategory(testShop().shop))
    const [red, blue] = [await pictureOf(colours.red), await pictureOf(colours.blue)]
    const made = EditedProduct.parse(
      (await send(owner, products, 'POST', form, [red, blue, red])).body,
    )
    expect(new Set(made.images).size).toBe(2)
    expect(made.images).toHaveLength(2)
    const path = `${products}/${made.id}`
    const again = EditedProduct.parse((await send(owner, path, 'PUT', form, [blue, red])).body)
    expect(again.images).toEqual(made.images)
    const twice = {
      pictures: [...again.pictures, ...again.pictures].map(({ src }) => ({ src, alt: '' })),
    }
    expect((await owner.put(path, twice)).as(EditedProduct).images).toEqual(made.images)
    const other = EditedProduct.parse(
      (await send(owner, products, 'POST', formOf(made.categoryId), [red])).body,
    )
    const left = (await owner.put(path, { imagesToRemove: made.images[0] })).as(EditedProduct)
    expect(left.images).toEqual([made.images[1]])
    const kept = (await owner.put(`${products}/${other.id}`, { price: 1 })).as(EditedProduct)
    expect(kept.images).toEqual([made.images[0]])
  })
})
