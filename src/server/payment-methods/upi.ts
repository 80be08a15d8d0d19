import { renderSVG } from 'uqr'
import type { PaymentSettings } from '#contract/payments/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import type { Paise } from '#domain/money.ts'
import { upiLink } from '#domain/payment.ts'
import { refusal } from '#domain/refusals/list.ts'
import type { Shop } from '../platform/shop.ts'
import { currentProfile } from '../settings/documents.ts'
import { keptNumbersOn } from '../tax/read-law.ts'
import { keptTaxContext } from '../tax/tax-context.ts'
import type { PaymentWay } from './payment-way.ts'

/** The exact amount with the order's number, as a link for phones and as a QR code for all others. */
export const upi: PaymentWay = {
  isReady: async (_shop, settings) => settings.upi.address !== '',
  refuse: (_reason, _settings, mostPaise) => refusal('upi-takes-less', { mostPaise }),
  limitPaise: limitToday,
  async instructions({ shop, settings, order, payment }) {
    const asked = { amountPaise: payment.amount_paise, reference: order.number }
    const upi = await upiTo(shop, settings, asked)
    return upi ? { upi } : {}
  },
}

/** How to pay so much by UPI under a reference; null where the shop takes none. */
export async function upiTo(
  shop: Shop,
  { upi: { isEnabled, address, payeeName } }: PaymentSettings,
  asked: { amountPaise: Paise; reference: string },
) {
  if (!isEnabled || address === '') return null
  const link = upiLink({
    payeeAddress: address,
    payeeName: payeeName || (await currentProfile(shop.db)).name,
    ...asked,
  })
  return { link, qr: renderSVG(link, { ecc: 'M', border: 2 }), address }
}

/** By the rows of the law: more to a shop that its bank has verified (R29). */
async function limitToday({ db, now }: Shop) {
  const numbers = await keptNumbersOn(db, dayInIndia(now()))
  const context = await keptTaxContext(db, now())
  const verified = context?.settings.upiIsVerifiedMerchant && numbers.get('upi-limit-verified')
  return verified || numbers.get('upi-limit')
}
