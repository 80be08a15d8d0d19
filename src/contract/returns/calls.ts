import { post, withFiles } from '../endpoint.ts'
import type { Order } from '../orders/types.ts'
import type { ReturnForm } from './types.ts'

export const askReturn = withFiles(post<ReturnForm, Order>('/api/orders/{token}/returns', 'anyone'))
