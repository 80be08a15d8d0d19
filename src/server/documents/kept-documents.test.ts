import { expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import type { TaxSettings } from '#contract/tax/types.ts'
import { keepPaymentSettings } from '#server/payment-methods/settings.ts'
import { america, newJersey } from '#test/abroad.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { saveWords } from '#test/factories.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { testPayments } from '#test/test-payments.ts'

// Everything that a document and its rows keep for ever, word for word in golden/, of each kind of seller and of each way that
// an order may go: read what changed before renewing them, nothing that was issued may ever change.

onNewShops('what a document keeps', (testShop) => {
  const kept = async (golden: string) => {
    const { read } = testShop().shop.db
    const documents = await read.selectFrom('documents').selectAll().orderBy('id').execute()
    const rows = await read.selectFrom('document_rows').selectAll().orderBy('id').execute()
    const lines = await read.selectFrom('order_lines').selectAll().orderBy('id').execute()
    const orders = await read.selectFrom('orders').selectAll().execute()
    const numberOf = (id: number | null) => documents.find((one) => one.id === id)?.number ?? null
    const rowOf = (id: number | null) => {
      const row = rows.find((one) => one.id === id)
      return row ? `row ${row.position} of ${numberOf(row.document_id)}` : null
    }
    const told = documents.map(({ id, of_document, order_id, pdf_hash: _, ...document }) => {
      const own = rows.filter((row) => row.document_id === id)
      return [
        document.number,
        fieldsOf({
          ...document,
          ...{ of_document: numberOf(of_document), return_id: document.return_id !== null },
          order: orders.find((one) => one.id === order_id)?.number,
          created_by: document.created_by === null ? null : 'a member of staff',
        }),
        ...own.map(({ id: _id, document_id: _of, order_line_id, of_row, ...row }) =>
          fieldsOf({
            ...{ ...row, of_row: rowOf(of_row) },
            line: lines.findIndex((line) => line.id === order_line_id),
          }),
        ),
      ].join('\n')
    })
    const text = `${told.join('\n\n')}\n`
      .replaceAll(/\bT-\d{4}\b/g, 'T-…')
      .replaceAll(/(labels\\?":\\?")[\w-]{43}/g, '$1…')
    await expect(text).toMatchFileSnapshot(`golden/kept-${golden}.txt`)
  }
  const open = async (change: Partial<TaxSettings> | null, prepaid: object = {}) => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    const payments = {
      ...{ ...testPayments, cod: { ...testPayments.cod, isEnabled: true, fee: 50 } },
      upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' },
      bankTransfer: { ...testPayments.bankTransfer, isEnabled: true, accountNumber: '0123' },
      prepaid: { ...testPayments.prepaid, ...prepaid },
    }
    await shop.db.write((tx) => keepPaymentSettings(tx, payments, shop.now()))
    if (change) await registerShop(testShop(), change)
  }
  const credit = async ({ id, owner }: AnOrder, form: object) =>
    must(await owner.post(`/api/admin/orders/${id}/credit-notes`, { reason: 'A thread', ...form }))
  const sent = async ({ staff }: AnOrder) => staff('parcels', { carrier: 'DTDC' })
  const toBengaluru = { address: { ...address, state: 'Karnataka', pin: '560004' } }
  let references = 412_345_678_900
  const pay = async ({ staff }: AnOrder) => {
    await testShop().shop.db.write((tx) =>
      tx.updateTable('products').set({ hsn: '500720' }).execute(),
    )
    await staff('payments', { reference: String(++references) })
  }

  /** Paid before, two pieces with a coupon; of these a part of the price, a piece and the delivery go back. */
  const comesBack = async (more: Record<string, unknown> = {}) => {
    const made = await anOrder(testShop(), {
      ...{ method: 'upi', price: 2000, quantity: 2, coupon: 'WELCOME10', more: { ...more } },
    })
    await pay(made)
    await sent(made)
    const { lineId } = made
    await credit(made, { reduced: [{ lineId, amount: 100.5 }] })
    await credit(made, { returned: [{ lineId, quantity: 1 }], delivery: true })
    return made
  }
  /** Paid before and given up: what came goes back in two parts. */
  const givenUp = async (more: Record<string, unknown> = {}) => {
    const made = await anOrder(testShop(), { method: 'upi', price: 2000, quantity: 2, more })
    await pay(made)
    await made.staff('moves', { to: 'cancelled' })
    for (const amount of [1000.5, 3249.5])
      await made.staff('refunds', {
        ...{ amount, method: 'upi', reference: String(++references), reason: 'Cancelled' },
      })
  }

  it('of a regular seller at home and in another state', async () => {
    await open({})
    await comesBack()
    await comesBack(toBengaluru)
    await givenUp()
    const atDoor = await anOrder(testShop(), { price: 2000, more: toBengaluru })
    await sent(atDoor)
    await kept('regular')
  })

  it('of a business, of a pack that is cancelled, and of what is paid in advance for less', async () => {
    await open({}, { isEnabled: true, percent: 5, amount: null, most: null })
    const business = { buyer_gstin: '29ZZZFB0000Z1ZF', buyer_legal_name: 'Asha Traders' }
    const made = await anOrder(testShop(), { method: 'upi', price: 2000, coupon: 'WELCOME10' })
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set(business).where('id', '=', made.id).execute(),
    )
    await pay(made)
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    await made.staff('moves', { to: 'cancelled' })
    await kept('business')
  })

  it('of who pays composition tax', async () => {
    await open({ registration: 'composition' })
    await comesBack()
    await givenUp()
    await kept('composition')
  })

  it('of who is not registered, and of a shop that has said nothing', async () => {
    await open(null)
    await comesBack(toBengaluru)
    await registerShop(testShop(), { registration: 'unregistered', tradeName: '' })
    await comesBack()
    await kept('unregistered')
  })

  it.each([
    ['paid', {}],
    ['under-bond', { lutNumber: 'AD330125000001X', lutValidTo: '2026-03-31' }],
  ])('of what goes abroad, with its tax %s', async (golden, change) => {
    await open(change)
    const owner = await signedIn(testShop(), 'owner')
    const terms = must(await owner.get('/api/admin/delivery')).as(EditedDelivery)
    must(await owner.put('/api/admin/delivery', { ...terms, countries: [america] }))
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { name: 'Banarasi', price: 9000, stock: 1 }))
    const { payment } = must(await guest.get('/api/checkout?country=US')).as(Checkout)
    const paymentMethod = 'bank_transfer'
    const { totalHash } = payment.find(({ method }) => method === paymentMethod) ?? {}
    const more = { address: newJersey, paymentMethod, totalHash }
    must(await order(guest, { mobile: '+1 201 555 0123', more }), 201)
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .executeTakeFirstOrThrow()
    must(await owner.post(`/api/admin/orders/${id}/payments`, {}))
    must(await owner.post(`/api/admin/orders/${id}/parcels`, { carrier: 'India Post' }))
    await kept(`abroad-${golden}`)
  })

  it('of a sale over the counter, and of one in Tamil', async () => {
    await open({})
    const owner = await signedIn(testShop(), 'owner')
    const productId = await addPiece(testShop().shop, { name: 'Walked out', price: 3000 })
    const sale = {
      ...{ channel: 'exhibition', contact: { mobile: '9876500000' }, fullName: 'Walk-in' },
      ...{ lines: [{ productId, quantity: 1, price: 3000 }], paymentMethod: 'upi', isPaid: true },
      reference: '612345678901',
    }
    must(await owner.post('/api/admin/orders', sale))
    const made = await anOrder(testShop())
    const said = { thing: 'product', field: 'name', english: 'Kanjivaram in arakku' } as const
    await saveWords(testShop().shop, 'ta', [
      { ...said, id: made.productId, words: 'அரக்கு காஞ்சிபுரம்' },
    ])
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ language: 'ta' }).where('id', '=', made.id).execute(),
    )
    await sent(made)
    await credit(made, { returned: [{ lineId: made.lineId, quantity: 1 }] })
    await kept('counter-and-tamil')
  })
})

const fieldsOf = (fields: object) =>
  Object.entries(fields)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `  ${name} ${JSON.stringify(value)}`)
    .join('\n')
