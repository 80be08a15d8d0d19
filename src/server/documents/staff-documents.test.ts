import { expect, it } from 'vitest'
import { Document } from '#contract/documents/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { OrderSummary } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { type Reply, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { issueCreditNote } from './issue-credit-note.ts'
import { turnoverOf } from './turnover-queries.ts'

// What staff may make, cancel and credit, and by what sentence the rest is refused.

onNewShops('documents that staff make', (testShop) => {
  const says = ({ status, body }: Reply) => [status, body['refusal'] ?? null]
  async function packed(options: Parameters<typeof anOrder>[1] = { method: 'upi' }) {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), options)
    await made.staff('payments')
    await made.staff('moves', { to: 'packed' })
    const desk = `/api/admin/orders/${made.id}`
    const invoice = () => made.owner.post(`${desk}/invoice`)
    const credit = (form: object) =>
      made.owner.post(`${desk}/credit-notes`, { reason: 'A thread', ...form })
    const cancel = (id: number) =>
      made.owner.post(`/api/admin/documents/${id}/cancellation`, { reason: 'Wrong name' })
    return { ...made, desk, invoice, credit, cancel }
  }
  const logged = async () => {
    const rows = testShop().shop.db.read.selectFrom('audit').selectAll().orderBy('id')
    const made = (await rows.execute()).filter(({ kind }) => kind === 'document')
    return made.map(({ action, subject, after }) => [action, subject, JSON.parse(after ?? 'null')])
  }

  it('an invoice once the pieces are packed, and one however often they press', async () => {
    await openForBusiness(testShop())
    const early = await anOrder(testShop())
    const owner = await signedIn(testShop(), 'owner')
    const pressed = await owner.post(`/api/admin/orders/${early.id}/invoice`)
    expect(says(pressed)).toEqual([409, 'order-not-packed'])
    const nobody = await owner.post('/api/admin/orders/99999/invoice')
    expect(says(nobody)).toEqual([404, 'no-such-order'])
    const { invoice, staff } = await packed()
    const first = must(await invoice()).as(Document)
    await staff('parcels', { carrier: 'DTDC' })
    expect(must(await invoice()).as(Document).number).toBe(first.number)
    await staff('moves', { to: 'delivered' })
    expect(must(await invoice()).as(Document).number).toBe(first.number)
    expect(await logged()).toEqual([['create', first.number, { number: first.number }]])
  })

  it('a cancelled one until the parcel leaves; afterwards a credit note takes its place', async () => {
    const { invoice, cancel, staff } = await packed()
    const first = must(await invoice()).as(Document)
    must(await cancel(first.id))
    const second = must(await invoice()).as(Document)
    expect(second.number).not.toBe(first.number)
    await staff('parcels', { carrier: 'DTDC' })
    expect(says(await cancel(second.id))).toEqual([409, 'credit-note-instead'])
    await staff('moves', { to: 'delivered' })
    expect(says(await cancel(second.id))).toEqual([409, 'credit-note-instead'])
    await staff('moves', { to: 'returned', isRestocked: true })
    expect(says(await cancel(second.id))).toEqual([409, 'credit-note-instead'])
    expect(says(await cancel(99_999))).toEqual([404, 'no-such-document'])
    expect(await logged()).toEqual([
      ['create', first.number, { number: first.number }],
      ['update', first.number, { cancelled: 'Wrong name' }],
      ['create', second.number, { number: second.number }],
    ])
  })

  it('a credit note of what is on the invoice, which the log names with its order', async () => {
    const { id, lineId, invoice, credit } = await packed()
    expect(says(await credit({ delivery: false, returned: [{ lineId, quantity: 1 }] }))).toEqual([
      ...[409, 'no-invoice-to-credit'],
    ])
    must(await invoice())
    const foreign = [{ lineId: lineId + 999, quantity: 1 }]
    const other = await credit({ returned: foreign })
    expect(says(other)).toEqual([400, 'not-on-the-invoice'])
    expect(Object.keys(other.body['errors'] as object)).toEqual(['returned'])
    const reduced = [{ lineId, amount: 100.5 }]
    const note = must(await credit({ reduced, seenCredited: 0 })).as(Document)
    expect(note).toMatchObject({ kind: 'credit-note', total: 100.5 })
    const late = await credit({ reduced, seenCredited: 0 })
    expect(says(late)).toEqual([409, 'credited-meanwhile'])
    expect(late.body['current']).toEqual({ credited: 100.5 })
    must(await credit({ reduced, seenCredited: 100.5 }))
    const notes = (await logged()).filter(([, subject]) => String(subject).startsWith('CN'))
    expect(notes[0]).toEqual(['create', note.number, { number: note.number, order: id }])
    const by = { userId: null, now: testShop().clock.now }
    const wish = { reason: 'None', delivery: true }
    const { db } = testShop().shop
    await expect(db.write((tx) => issueCreditNote(tx, 99_999, wish, by))).rejects.toThrow(
      'This order does not exist.',
    )
  })

  it.each(['legalName', 'principalAddress', 'stateCode'] as const)(
    'no invoice of a seller who has not said the %s',
    async (name) => {
      const { invoice } = await packed()
      await registerShop(testShop(), { registration: 'unregistered', gstin: '', [name]: '' })
      expect(says(await invoice())).toEqual([409, 'seller-unsaid'])
      await registerShop(testShop(), { registration: 'unregistered', gstin: '' })
      must(await invoice())
    },
  )

  it('in the name of the shop while it has said nothing of tax, with where it is reached', async () => {
    const { invoice } = await packed()
    const { id } = must(await invoice()).as(Document)
    const rows = testShop().shop.db.read.selectFrom('documents').select('seller')
    const { seller } = await rows.where('id', '=', id).executeTakeFirstOrThrow()
    expect(JSON.parse(seller)).toEqual({
      ...{ registration: 'unregistered', legalName: 'Pallu', tradeName: '', gstin: '' },
      ...{ address: '12 Mada Street\nMylapore, Chennai 600004', stateCode: '', signatory: '' },
      ...{ phone: '+91 44 2499 0000', email: 'hello@pallu.example' },
    })
  })

  it('the turnover: bills less their notes, from the first day to the last, and nothing that was cancelled', async () => {
    const { lineId, invoice, credit, cancel } = await packed()
    const between = (from: string, to: string) => turnoverOf(testShop().shop.db.read, { from, to })
    const today = '2026-01-15'
    // The money came before: a voucher is no sale.
    expect(await between(today, today)).toBe(0)
    const first = must(await invoice()).as(Document)
    expect(await between(today, today)).toBe(600_000)
    must(await cancel(first.id))
    expect(await between(today, today)).toBe(0)
    must(await invoice())
    must(await credit({ reduced: [{ lineId, amount: 1000 }] }))
    expect(await between(today, today)).toBe(500_000)
    expect(await between('2026-01-01', '2026-01-31')).toBe(500_000)
    expect(await between('2026-01-01', '2026-01-14')).toBe(0)
    expect(await between('2026-01-16', '2026-01-31')).toBe(0)
  })

  it('is told to its buyer by what it is, and to staff with whether a return has it', async () => {
    await openForBusiness(testShop())
    await registerShop(testShop(), { registration: 'composition' })
    const buyer = await signedIn(testShop())
    await fill(buyer, await addPiece(testShop().shop))
    must(await order(buyer, { method: 'upi' }), 201)
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .executeTakeFirstOrThrow()
    const owner = await signedIn(testShop(), 'owner')
    const desk = `/api/admin/orders/${id}`
    const told = async () => {
      const [own] = must(await buyer.get('/api/account/orders')).as(OrderSummary.array())
      const { documents } = must(await owner.get(desk)).as(StaffOrder)
      const bill = documents.find(({ kind }) => kind === 'bill-of-supply')
      return [own?.invoiceKind, bill?.isReported]
    }
    must(await owner.post(`${desk}/payments`))
    must(await owner.post(`${desk}/moves`, { to: 'packed' }))
    expect(await told()).toEqual([null, undefined])
    must(await owner.post(`${desk}/invoice`))
    expect(await told()).toEqual(['bill-of-supply', false])
    await testShop().shop.db.write((tx) =>
      tx.updateTable('documents').set({ return_period: '012026' }).execute(),
    )
    expect(await told()).toEqual(['bill-of-supply', true])
  })
})
