import { parse } from 'csv-parse/sync'
import { expect, it } from 'vitest'
import { Books, GstPeriod } from '#contract/books/types.ts'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { Document } from '#contract/documents/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import type { TaxSettings } from '#contract/tax/types.ts'
import { america, newJersey } from '#test/abroad.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { demoGstin, registerShop, waiveChecks } from '#test/tax-shop.ts'
import { testPayments } from '#test/test-payments.ts'
import { keepPaymentSettings } from '../../payment-methods/settings.ts'

const bank = { accountName: 'Pallu', accountNumber: '012345678', ifsc: 'HDFC0001234' }
const payments = {
  ...testPayments,
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' },
  bankTransfer: { ...testPayments.bankTransfer, ...bank, isEnabled: true },
}
const bill = { number: '4567890', day: '2026-01-15', port: 'INMAA4' }
/** With integrated tax inside its price: 42,857 paise of the saree, 10,476 of its delivery. */
const paid = { rt: 5, txval: 10_666.67, iamt: 533.33, csamt: 0 }

onNewShops('an export', (testShop) => {
  const open = async (change: Partial<TaxSettings> | null = {}) => {
    const { shop } = testShop()
    await openForBusiness(testShop())
    await shop.db.write((tx) => keepPaymentSettings(tx, payments, shop.now()))
    if (change) await registerShop(testShop(), change)
    await waiveChecks(testShop(), '012026', '022026')
    const owner = await signedIn(testShop(), 'owner')
    const terms = must(await owner.get('/api/admin/delivery')).as(EditedDelivery)
    must(await owner.put('/api/admin/delivery', { ...terms, countries: [america] }))
  }
  /** A saree of ₹9,000 to New Jersey, paid, and with its carrier where it is sent. */
  const sold = async (isSent = true) => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop, { price: 9000, stock: 1 }))
    const checkout = must(await guest.get('/api/checkout?country=US')).as(Checkout)
    const method = 'bank_transfer'
    const { totalHash } = checkout.payment.find((one) => one.method === method) ?? {}
    const more = { address: newJersey, paymentMethod: method, totalHash }
    must(await order(guest, { mobile: '+1 201 555 0123', more }), 201)
    const { id } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    const path = `/api/admin/orders/${id}`
    must(await owner.post(`${path}/payments`, {}))
    if (isSent) must(await owner.post(`${path}/parcels`, { carrier: 'India Post' }))
    else must(await owner.post(`${path}/moves`, { to: 'packed' }))
    const read = async () => must(await (await packer()).get(path)).as(StaffOrder)
    return { id, path, read, document: (await read()).export?.invoiceId ?? 0 }
  }
  const packer = () => signedIn(testShop(), 'packer')
  const note = async (document: number, form: object = bill) =>
    (await packer()).post(`/api/admin/documents/${document}/shipping-bill`, form)
  const text = async (path: string) => {
    const reader = await signedIn(testShop(), 'accountant')
    const headers = { cookie: `sid=${reader.cookies.get('sid')}` }
    return (await testShop().app.request(`/api/admin/books/${path}`, { headers })).text()
  }
  const made = async (period: string) =>
    JSON.parse(await text(`gstr1.json?period=${period}`)) as Record<string, unknown>
  const table = async (name: string, period = '012026') =>
    parse<Record<string, string>>(await text(`gstr1.csv?period=${period}&table=${name}`), {
      ...{ columns: true, bom: true },
    })
  const close = async (period: string) =>
    must(
      await (await signedIn(testShop(), 'accountant')).post(
        `/api/admin/books/periods/${period}/closing`,
        {},
      ),
    ).as(GstPeriod)
  const invoice = { inum: 'INV-2526-000001', idt: '15-01-2026', val: 11_200 }
  const shipped = { sbpcode: 'INMAA4', sbnum: '4567890', sbdt: '15-01-2026' }

  it('stands in table 6A with tax paid, before its shipping bill is known and after', async () => {
    await open()
    const { document, read } = await sold()
    expect((await read()).export).toEqual({
      ...{ invoiceId: document, number: 'INV-2526-000001', shippingBill: null },
    })
    const bare = { exp_typ: 'WPAY', inv: [{ ...invoice, itms: [paid] }] }
    const before = await made('012026')
    expect([before['exp'], before['b2cs'], before['expa']]).toEqual([[bare], undefined, undefined])
    expect(await table('exp')).toMatchObject([{ shippingBill: '', port: '', payment: 'WPAY' }])
    must(await note(document))
    expect((await read()).export?.shippingBill).toEqual(bill)
    expect((await made('012026'))['exp']).toEqual([
      { exp_typ: 'WPAY', inv: [{ ...invoice, ...shipped, itms: [paid] }] },
    ])
    expect(await table('exp')).toEqual([
      {
        ...{ gstin: '', number: 'INV-2526-000001', day: '2026-01-15', value: '11200' },
        ...{ place: '96', rate: '5', taxable: '10666.67', igst: '533.33', cgst: '0', sgst: '0' },
        ...{ payment: 'WPAY', shippingBill: '4567890', shippingDay: '2026-01-15', port: 'INMAA4' },
      },
    ])
  })

  it('stands there without tax where an undertaking holds', async () => {
    await open({ lutNumber: 'AD330126000001Z', lutValidTo: '2026-03-31' })
    must(await note((await sold()).document))
    const free = { rt: 0, txval: 11_200, iamt: 0, csamt: 0 }
    expect((await made('012026'))['exp']).toEqual([
      { exp_typ: 'WOPAY', inv: [{ ...invoice, ...shipped, itms: [free] }] },
    ])
    expect(await table('exp')).toMatchObject([{ payment: 'WOPAY', taxable: '11200', igst: '0' }])
  })

  it('is told in table 9A of the next return where its month is closed, and its own stays what it was', async () => {
    await open()
    const { document } = await sold()
    testShop().clock.now = Date.UTC(2026, 1, 3, 6)
    const draft = await text('gstr1.json?period=012026')
    await close('012026')
    const late = { ...bill, day: '2026-02-01' }
    must(await note(document, late))
    expect(await text('gstr1.json?period=012026')).toBe(draft)
    const amended = [
      {
        exp_typ: 'WPAY',
        inv: [
          {
            ...{ oinum: 'INV-2526-000001', oidt: '15-01-2026', ...invoice },
            ...{ ...shipped, sbdt: '01-02-2026', itms: [paid] },
          },
        ],
      },
    ]
    const february = await made('022026')
    expect([february['exp'], february['expa']]).toEqual([undefined, amended])
    expect(february['hsn']).toEqual({ hsn_b2b: [], hsn_b2c: [] })
    expect(await table('expa', '022026')).toMatchObject([{ shippingDay: '2026-02-01' }])
    testShop().clock.now = Date.UTC(2026, 2, 3, 6)
    await close('022026')
    expect((await made('022026'))['expa']).toEqual(amended)
    await waiveChecks(testShop(), '032026')
    expect((await made('032026'))['expa']).toBeUndefined()
  })

  it('takes another shipping bill only from whoever has seen the one that stands, and logs both', async () => {
    await open()
    const { document } = await sold()
    must(await note(document, { number: ' 456 7890', day: bill.day, port: 'inmaa4' }))
    // The same again is the same.
    must(await note(document))
    const other = { ...bill, number: '9999999' }
    const blind = await note(document, other)
    expect([blind.status, blind.body['refusal']]).toEqual([409, 'shipping-bill-noted'])
    expect(blind.body['current']).toEqual({ shippingBill: bill })
    expect((await note(document, { ...other, seen: '1111111' })).status).toBe(409)
    const put = must(await note(document, { ...other, seen: '4567890' })).as(Document)
    expect(put.shippingBill).toEqual(other)
    const changes = await testShop().shop.db.read.selectFrom('audit').selectAll().execute()
    const noted = changes.filter(({ after }) => after?.includes('shippingBill'))
    expect(noted.map(({ subject }) => subject)).toEqual(['INV-2526-000001', 'INV-2526-000001'])
    expect((await made('012026'))['exp']).toMatchObject([{ inv: [{ sbnum: '9999999' }] }])
    const change = testShop().shop.db.write((tx) =>
      tx.updateTable('shipping_bills').set({ number: '1' }).execute(),
    )
    await expect(change).rejects.toThrow('never changed')
  })

  it('of two who note it at once keeps one', async () => {
    await open()
    const { document } = await sold()
    const staff = await packer()
    const forms = ['1111111', '2222222'].map((number) => ({ ...bill, number }))
    const replies = await Promise.all(
      forms.map((form) => staff.post(`/api/admin/documents/${document}/shipping-bill`, form)),
    )
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('has none before it left, none of another day than can be, and none at home', async () => {
    await open()
    const { document } = await sold()
    const wrong = async (form: object) => {
      const { status, body } = await note(document, { ...bill, ...form })
      return [status, body['errors']]
    }
    expect(await wrong({ number: 'A/1', port: 'Chennai', day: '2026-01-14' })).toEqual([
      400,
      {
        number: 'Please enter 3 to 15 letters and digits',
        port: 'Please enter the 6 letters and digits of the port, like INMAA4',
        day: 'Please enter 15 Jan 2026, the day of the invoice, or a later day',
      },
    ])
    expect(await wrong({ day: '2026-01-16' })).toEqual([
      400,
      { day: 'Please enter a day that is not in the future' },
    ])
    const packed = await sold(false)
    const owner = await signedIn(testShop(), 'owner')
    const early = must(await owner.post(`${packed.path}/invoice`)).as(Document)
    expect((await note(early.id)).body['refusal']).toBe('shipping-bill-early')
    expect((await packed.read()).export).toBeNull()
    const home = await anOrder(testShop(), { method: 'upi' })
    await home.staff('payments')
    await home.staff('parcels', { carrier: 'DTDC' })
    const ours = must(await home.owner.get(`/api/admin/orders/${home.id}`)).as(StaffOrder)
    expect(ours.export).toBeNull()
    expect((await note(ours.documents.at(-1)?.id ?? 0)).body['refusal']).toBe('no-export')
    expect((await note(9999)).status).toBe(404)
  })

  it('is reported by a regular seller alone: the bill of a shop that charges no tax is none', async () => {
    await open(null)
    const invoiceNumber = 'B-2526-000001'
    expect(await (await sold()).read()).toMatchObject({
      ...{ state: 'shipped', invoiceNumber, export: null },
    })
  })

  it('without its shipping bill is counted in the books', async () => {
    await open()
    const { document } = await sold()
    const without = async () => {
      const reader = await signedIn(testShop(), 'accountant')
      return must(await reader.get('/api/admin/books')).as(Books).periods[0]?.exportsWithoutBill
    }
    expect(await without()).toBe(1)
    must(await note(document))
    expect([await without(), demoGstin]).toEqual([0, (await made('012026'))['gstin']])
  })
})
