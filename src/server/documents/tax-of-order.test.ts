import { expect, it } from 'vitest'
import { DocumentPage } from '#contract/documents/types.ts'
import { Order } from '#contract/orders/types.ts'
import type { TaxSettings } from '#contract/tax/types.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address } from '#test/ordering.ts'
import { registerShop } from '#test/tax-shop.ts'

onNewShops('the tax inside an order', (testShop) => {
  const open = async (change: Partial<TaxSettings> = {}) => {
    await openForBusiness(testShop())
    await registerShop(testShop(), change)
  }
  const toBengaluru = { address: { ...address, state: 'Karnataka', pin: '560004' } }
  const ordered = (more: Record<string, unknown> = {}) =>
    anOrder(testShop(), { price: 9950, method: 'upi', more })
  const packed = async (more: Record<string, unknown> = {}) => {
    const made = await ordered(more)
    await made.staff('payments')
    await made.staff('moves', { to: 'packed' })
    return made
  }
  const taxOf = async ({ guest, token }: AnOrder) =>
    must(await guest.get(`/api/orders/${token}`)).as(Order).tax
  const cancelInvoice = async ({ owner }: AnOrder) => {
    const [invoice] = must(await owner.get('/api/admin/documents')).as(DocumentPage).items
    const path = `/api/admin/documents/${invoice?.id}/cancellation`
    must(await owner.post(path, { reason: 'Wrong name' }))
  }

  const home = { place: '33', supply: 'intra', stateTax: 'SGST', tax: 473.8 }
  const away = { place: '29', supply: 'inter', stateTax: null, cgst: 0, sgst: 0, igst: 473.81 }

  it.each([
    ['at home', {}, home],
    ['in another state', toBengaluru, away],
  ])('is said alike before its invoice and after: %s', async (_where, more, heads) => {
    await open()
    const made = await packed(more)
    const before = await taxOf(made)
    expect(before).toMatchObject(heads)
    await made.staff('invoice')
    expect(await taxOf(made)).toEqual(before)
  })

  it('is what its invoice froze, and what an invoice of today would say once that is cancelled', async () => {
    await open()
    const made = await packed()
    await made.staff('invoice')
    await registerShop(testShop(), { registration: 'composition' })
    expect(await taxOf(made)).toMatchObject(home)
    await cancelInvoice(made)
    expect(await taxOf(made)).toBeNull()
  })

  it('is none of an order that was given up, nor of a seller who charges none', async () => {
    await open()
    const made = await ordered()
    expect(await taxOf(made)).toMatchObject(home)
    await made.staff('moves', { to: 'cancelled', words: 'Given up' })
    expect(await taxOf(made)).toBeNull()
    await registerShop(testShop(), { registration: 'composition' })
    const other = await packed()
    expect(await taxOf(other)).toBeNull()
    await other.staff('invoice')
    expect(await taxOf(other)).toBeNull()
  })
})
