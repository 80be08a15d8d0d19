import { toPaise } from '#domain/money.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { PaymentWay } from './payment-way.ts'

/** Cash at the door: for a fee, to some PIN codes, up to an amount. */
export const cod: PaymentWay = {
  feePaise: (settings) => toPaise(settings.cod.fee),
  refuse(reason, settings) {
    if (reason === 'bad-pin') return 'cod-needs-pin'
    if (reason === 'pin-not-served') return 'cod-not-there'
    return refusal('cod-up-to', { mostPaise: toPaise(settings.cod.maxOrder ?? 0) })
  },
}
