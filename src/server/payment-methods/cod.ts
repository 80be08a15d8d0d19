import { formatRupees, toPaise } from '#domain/money.ts'
import type { PaymentWay } from './payment-way.ts'

/** Cash at the door: for a fee, to some PIN codes, up to an amount. */
export const cod: PaymentWay = {
  feePaise: (settings) => toPaise(settings.cod.fee),
  wordsFor(reason, settings) {
    if (reason === 'bad-pin') return 'Cash on delivery needs a 6-digit PIN code'
    if (reason === 'pin-not-served') return 'Cash on delivery does not reach this PIN code'
    const { maxOrder } = settings.cod
    return `Cash on delivery is possible up to ${formatRupees(toPaise(maxOrder ?? 0))}`
  },
}
