import type { StallSale } from '#contract/orders/stall-sale.ts'
import { ShopError } from '#domain/errors.ts'
import { namelessBelowPaise, namelessBuyer } from '#domain/orders/stall-sale.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Query } from '../../platform/db/database.ts'
import type { Shop } from '../../platform/shop.ts'
import { makeOrder } from '../manual-order.ts'
import { type Mover, moveOrder } from '../move-order.ts'
import type { WrittenOrder } from '../write-order.ts'

/** Sells over the counter: the order is paid, its bill is made, and its sarees leave with whoever bought them. */
export async function sellAtStall(
  tx: Query,
  shop: Shop,
  sale: StallSale,
  by: Mover,
): Promise<WrittenOrder> {
  const { lines, paidBy, reference, fullName, mobile, email, buyerPan } = sale
  const order = await makeOrder(
    tx,
    shop,
    {
      ...{ channel: 'exhibition', contact: { mobile, email }, fullName: fullName || namelessBuyer },
      ...{ address: null, isAddressConfirmed: false, lines, discount: 0 },
      ...{ paymentMethod: paidBy, isPaid: true, reference, note: '', buyerPan },
    },
    by,
  )
  if (fullName === '' && order.totalPaise >= namelessBelowPaise)
    throw new ShopError(refusal('bill-needs-name', { fromPaise: namelessBelowPaise }), {
      at: 'fullName',
    })
  for (const to of ['packed', 'shipped', 'delivered'] as const)
    await moveOrder(tx, shop, order.id, { to, by, isTold: false })
  return order
}
