import { renderSVG } from 'uqr'
import { dayInIndia } from '#domain/india-day.ts'
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
    const address = settings.upi.isEnabled ? settings.upi.address : ''
    if (address === '') return {}
    const link = upiLink({
      payeeAddress: address,
      payeeName: settings.upi.payeeName || (await currentProfile(shop.db)).name,
      amountPaise: payment.amount_paise,
      reference: order.number,
    })
    return { upi: { link, qr: renderSVG(link, { ecc: 'M', border: 2 }), address } }
  },
}

/** By the rows of the law: more to a shop that its bank has verified (R29). */
async function limitToday({ db, now }: Shop) {
  const numbers = await keptNumbersOn(db, dayInIndia(now()))
  const context = await keptTaxContext(db, now())
  const verified = context?.settings.upiIsVerifiedMerchant && numbers.get('upi-limit-verified')
  return verified || numbers.get('upi-limit')
}
