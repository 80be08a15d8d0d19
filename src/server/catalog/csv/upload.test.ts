import { expect, it } from 'vitest'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { signedIn } from '#test/shopper.ts'

// The table of products as the admin area sends it: a form with the file, its pictures and what staff have ticked.

onNewShops('a table of products that staff send', (testShop) => {
  /** A saree of which two are left, and a table that says five without the figure that was seen. */
  async function opened() {
    const { shop } = testShop()
    const id = await addPiece(shop, { stock: 2 })
    const { code } = await shop.db.read
      .selectFrom('products')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    const send = (
      fields: Record<string, string>,
      query = '',
      table = `code,stock\n${code},5\n`,
    ) => {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.append('file', new File([table], 'products.csv', { type: 'text/csv' }))
      return owner.post(`/api/admin/products/import${query}`, form)
    }
    return { owner, id, code, send, stock: () => stockOf(shop, id) }
  }

  it('is tried only where they ask for that, in the form or in the address', async () => {
    const { send, stock } = await opened()
    const replace = { stock: 'replace' }
    for (const [fields, query] of [
      [{ ...replace, dryRun: '1' }, ''],
      [replace, '?dryRun=1'],
    ] as const) {
      expect(must(await send(fields, query)).body).toMatchObject({
        ...{ isDryRun: true, isApplied: false, updated: 1 },
      })
      expect(await stock()).toBe(2)
    }
    for (const dryRun of ['0', '', 'yes']) {
      expect(must(await send({ dryRun }, '?dryRun=1')).body).toMatchObject({ isDryRun: false })
    }
    expect(must(await send(replace)).body).toMatchObject({ isDryRun: false, isApplied: true })
    expect(await stock()).toBe(5)
  })

  it('changes no stock that it has not seen, unless they say that it replaces it', async () => {
    const { send, stock } = await opened()
    for (const fields of [{}, { stock: 'keep' }, { stock: 'REPLACE' }] as Record<
      string,
      string
    >[]) {
      expect(must(await send(fields)).body).toMatchObject({ stockCount: 1, updated: 0 })
      expect(await stock()).toBe(2)
    }
    expect(must(await send({ stock: 'replace' })).body).toMatchObject({ updated: 1 })
    expect(await stock()).toBe(5)
  })

  it('hangs up the pictures that come along; a trial looks for their names alone', async () => {
    const { send, code } = await opened()
    const table = `code,pictures\n${code},front.jpg\n`
    const missing = must(await send({ dryRun: '1' }, '', table)).body
    expect(missing).toMatchObject({ errorCount: 1 })
    expect(JSON.stringify(missing['errors'])).toContain('front.jpg')
    const named = must(await send({ dryRun: '1', pictureNames: 'front.jpg' }, '', table)).body
    expect(named).toMatchObject({ errorCount: 0, updated: 1 })
  })

  it('has to be there', async () => {
    const { owner } = await opened()
    const form = new FormData()
    form.set('dryRun', '1')
    const { status, body } = await owner.post('/api/admin/products/import', form)
    expect([status, body['refusal'], Object.keys(body['errors'] as object)]).toEqual([
      ...[400, 'no-csv-chosen', ['file']],
    ])
  })
})
