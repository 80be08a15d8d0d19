import type { Paise } from '#domain/money.ts'

/** Who stands on the bill of a sale whose buyer gave no name. */
export const namelessBuyer = 'Walk-in buyer'

/** From here on an invoice names its buyer also where that is no business (CGST Rules, rule 46(e)). */
export const namelessBelowPaise: Paise = 50_000_00
