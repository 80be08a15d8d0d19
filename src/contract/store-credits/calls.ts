import { get, unkept } from '../endpoint.ts'
import type { CreditCode, MyStoreCredit } from './types.ts'

/** By code and secret, or the account's. */
export const myStoreCredit = unkept(get<CreditCode, MyStoreCredit>('/api/store-credit', 'anyone'))
