import { expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { Document } from '#contract/documents/types.ts'
import { Order } from '#contract/orders/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Reply, signedIn } from '#test/shopper.ts'
import { issuedGstin, registerShop } from '#test/tax-shop.ts'

const business = { buyerGstin: issuedGstin, buyerLegalName: 'Meena Traders' }

onNewShops('a shop above the limit of e-invoices', (testShop) => {
  const open = async () => {
    await openForBusiness(testShop())
    await registerShop(testShop(), { gstin: issuedGstin })
  }
  const close = () => registerShop(testShop(), { gstin: issuedGstin, turnoverAbove5Crore: true })
  const says = ({ status, body }: Reply) => [status, body['refusal'] ?? null]
  const checkoutOf = async (shopper: ReturnType<typeof newShopper>) =>
    must(await shopper.get('/api/checkout?pin=600004')).as(Checkout)

  it('says so at checkout and takes no order with a GSTIN, but every other one', async () => {
    await open()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 6000, stock: 2 }))
    expect((await checkoutOf(guest)).isClosedToBusinesses).toBe(false)
    await close()
    expect((await checkoutOf(guest)).isClosedToBusinesses).toBe(true)
    const refused = await order(guest, { more: business })
    expect(says(refused)).toEqual([400, 'no-orders-of-businesses'])
    expect(Object.keys((refused.body['errors'] as object | undefined) ?? {})).toEqual([
      'buyerGstin',
    ])
    must(await order(guest), 201)
  })

  it('asks no business of a seller who charges no tax', async () => {
    await open()
    const composition = { registration: 'composition', turnoverAbove5Crore: true } as const
    await registerShop(testShop(), { gstin: issuedGstin, ...composition })
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 6000, stock: 1 }))
    expect((await checkoutOf(guest)).isClosedToBusinesses).toBe(false)
    must(await order(guest, { more: business }), 201)
  })

  it('makes no invoice of what a business ordered before, which is cancelled with its money back', async () => {
    await open()
    const made = await anOrder(testShop(), { method: 'upi', more: business })
    await made.staff('payments')
    await made.staff('moves', { to: 'packed' })
    await close()
    const desk = `/api/admin/orders/${made.id}`
    expect(says(await made.owner.post(`${desk}/invoice`))).toEqual([409, 'invoice-needs-irn'])
    const parcel = await made.owner.post(`${desk}/parcels`, { carrier: 'DTDC' })
    expect(says(parcel)).toEqual([409, 'invoice-needs-irn'])
    const seen = must(await made.guest.get(`/api/orders/${made.token}`)).as(Order)
    expect(seen.state).toBe('packed')
    await made.staff('moves', { to: 'cancelled', words: 'No e-invoice' })
    must(
      await made.owner.post(`${desk}/refunds`, {
        amount: 6000,
        method: 'upi',
        reference: '800000000078',
      }),
    )
    const kinds = await testShop()
      .shop.db.read.selectFrom('documents')
      .select('kind')
      .orderBy('id')
      .execute()
    expect(kinds.map(({ kind }) => kind)).toEqual(['receipt-voucher', 'refund-voucher'])
  })

  it('makes an invoice of what somebody without a GSTIN ordered', async () => {
    await open()
    await close()
    const made = await anOrder(testShop(), { method: 'upi' })
    await made.staff('payments')
    await made.staff('moves', { to: 'packed' })
    const invoice = must(await made.owner.post(`/api/admin/orders/${made.id}/invoice`)).as(Document)
    expect(invoice).toMatchObject({ kind: 'tax-invoice' })
  })

  it('sends what was invoiced before, and credits it when it comes back', async () => {
    await open()
    const made = await anOrder(testShop(), { method: 'upi', more: business })
    await made.staff('payments')
    await made.staff('moves', { to: 'packed' })
    const desk = `/api/admin/orders/${made.id}`
    const invoice = must(await made.owner.post(`${desk}/invoice`)).as(Document)
    await close()
    await made.staff('parcels', { carrier: 'DTDC' })
    await made.staff('moves', { to: 'delivered' })
    const returnId = await made.askBack()
    const back = `/api/admin/returns/${returnId}`
    const productId = await addPiece(testShop().shop, { price: 6000, stock: 1 })
    expect(says(await made.owner.post(`${back}/exchange`, { productId, quantity: 1 }))).toEqual([
      ...[409, 'no-exchange-of-businesses'],
    ])
    must(await made.owner.post(`${back}/decision`, { isApproved: true }))
    must(await made.owner.post(`${back}/receipt`, { isRestocked: true }))
    const note = await testShop()
      .shop.db.read.selectFrom('documents')
      .where('kind', '=', 'credit-note')
      .select(['of_document', 'total_paise'])
      .executeTakeFirstOrThrow()
    expect(note).toEqual({ of_document: invoice.id, total_paise: 600_000 })
  })

  it('is told by the console until it is mended, with the orders that wait', async () => {
    await open()
    const owner = await signedIn(testShop(), 'owner')
    const found = async () => {
      const { body } = must(await owner.get('/api/admin/compliance'))
      const { checks } = body as { checks: { id: string; state: string; words: string }[] }
      return checks.find(({ id }) => id === 'C16')
    }
    await anOrder(testShop(), { more: business })
    expect((await found())?.state).toBe('green')
    await close()
    const red = await found()
    expect(red?.state).toBe('red')
    expect(red?.words).toContain('1 order with a GSTIN waits (PAL-')
  })
})

onNewShops('a document', (testShop) => {
  it('is made by nobody who has not said who sells', async () => {
    await openForBusiness(testShop())
    const made = await anOrder(testShop())
    await made.staff('moves', { to: 'packed' })
    const desk = `/api/admin/orders/${made.id}/invoice`
    const unregistered = { registration: 'unregistered', gstin: '', mayCrossStates: false } as const
    await registerShop(testShop(), { ...unregistered, stateCode: '' })
    expect((await made.owner.post(desk)).body['refusal']).toBe('seller-unsaid')
    const form = { ...unregistered, stateCode: '', from: '2026-12-01' }
    const saved = await made.owner.put('/api/admin/taxes', form)
    expect(Object.keys((saved.body['errors'] as object | undefined) ?? {}).sort()).toEqual([
      ...['legalName', 'principalAddress', 'stateCode'],
    ])
    await registerShop(testShop(), unregistered)
    must(await made.owner.post(desk))
  })
})
