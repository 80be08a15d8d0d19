import { paymentSentences } from '#domain/said/of-payments.ts'

/** Why a row of a bank's statement, or of a courier's list, settles nothing. */
export const paymentReasons = paymentSentences
