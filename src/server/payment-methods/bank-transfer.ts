import type { PaymentWay } from './payment-way.ts'

/** To the shop's account, with the order's number. */
export const bankTransfer: PaymentWay = {
  isReady: (_shop, settings) => settings.bankTransfer.accountNumber !== '',
  async instructions({ settings }) {
    const { accountName, accountNumber, ifsc, bank } = settings.bankTransfer
    return { bank: { accountName, accountNumber, ifsc, bank } }
  },
}
