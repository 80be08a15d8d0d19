import { StartedPayment } from '#contract/orders/pay-forms.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import type { TestShop } from './create-test-shop.ts'
import type { FakeRazorpay } from './fake-razorpay.ts'
import { fill, order } from './ordering.ts'
import { addPiece } from './pieces.ts'
import { newShopper } from './shopper.ts'

let people = 0

/** An order of 6,000 rupees that waits for its money, with its link at the gateway. */
export async function linkedOrder(testShop: TestShop, fake: FakeRazorpay, stock = 1) {
  const guest = newShopper(testShop)
  const id = await addPiece(testShop.shop, { price: 6000, stock })
  await fill(guest, id)
  people += 1
  const mobile = `98400${String(people).padStart(5, '0')}`
  const placed = (await order(guest, { method: 'razorpay', mobile })).as(PlacedOrder)
  const api = `/api/orders/${placed.token}`
  const started = await guest.post(`${api}/payment`, { method: 'razorpay' })
  const redirectTo = started.as(StartedPayment).redirectTo
  const link = [...fake.links.values()].find((one) => one.short_url === redirectTo)
  if (!link) throw new Error('There is no link.')
  const read = async () => (await guest.get(api)).as(Order)
  return { guest, id, api, link, read, placed }
}
