import { post, withFiles } from '../endpoint.ts'
import type { Order } from '../orders/types.ts'
import type { CreditChoice, ReturnForm } from './types.ts'

export const askReturn = withFiles(post<ReturnForm, Order>('/api/orders/{token}/returns', 'anyone'))
/** The buyer's own choice: store credit instead of money for a return. */
export const chooseCredit = post<CreditChoice, Order>('/api/orders/{token}/store-credit', 'anyone')
