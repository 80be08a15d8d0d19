import { signIn } from './admin.ts'
import { buy, intoCart, readyToSell, sent } from './buying.ts'
import type { OpenShop } from './open-shop.ts'

/** What waits for staff: a draft on WhatsApp and a return, made by the calls themselves. */
export async function leaveWork(shop: OpenShop) {
  readyToSell(shop)
  const guest = await shop.visit()
  await intoCart(guest, shop)
  await sent(guest, shop, '/api/whatsapp-orders', {})
  const { number, token } = await buy(guest, shop, 'cod')
  const [order] = shop.look('select id from orders where number = ?', number)
  const id = Number(order?.['id'])

  const staff = await shop.visit()
  await signIn(staff, shop, { username: 'admin', password: 'a-good-long-password' })
  for (const to of ['packed', 'shipped', 'delivered']) {
    await sent(staff, shop, `/api/admin/orders/${id}/moves`, { to })
  }
  const [line] = shop.look('select id from order_lines where order_id = ?', id)
  await sent(guest, shop, `/api/orders/${token}/returns`, {
    ...{ wish: 'exchange', reason: 'colour', words: 'Darker than the picture' },
    lines: [{ lineId: line?.['id'], quantity: 1 }],
  })
}
