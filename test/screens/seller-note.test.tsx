import { afterAll, beforeAll, expect, it } from 'vitest'
import { openForBusiness } from '#test/an-order.ts'
import { createTestShop, type TestShop } from '#test/create-test-shop.ts'
import { drawFor } from '#test/draw.tsx'
import { newShopper } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { SellerNote } from '#web/checkout/seller-note.tsx'

let testShop: TestShop
beforeAll(async () => {
  testShop = await createTestShop()
  await openForBusiness(testShop)
})
afterAll(() => testShop.close())

const drawn = () => drawFor(testShop, newShopper(testShop), <SellerNote />, { path: '/checkout' })

it('the checkout, which has no foot, shows the whole block of the seller once the owner has said it', async () => {
  expect((await drawn()).text).toBe('')
  await registerShop(testShop)
  const { text, html } = await drawn()
  for (const said of [
    'Sold by: Pallu Sarees Pvt Ltd, 12 Mada Street, Chennai 600004',
    'GSTIN: 33ZZZFP0000Z1ZC',
    'Grievance officer: S. Asha, Grievance officer, +91 44 2499 0001, asha@pallu.example',
    'Contact: +91 44 2499 0000 hello@pallu.example',
  ])
    expect(text).toContain(said)
  for (const way of ['tel:+914424990000', 'mailto:hello@pallu.example'])
    expect(html).toContain(`href="${way}"`)
})
