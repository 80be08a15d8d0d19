import { post } from '../endpoint.ts'
import type { CreditCode, MyStoreCredit } from './types.ts'

/** By code and secret, or the account's: asked for by a POST, so that no address holds the secret. */
export const myStoreCredit = post<CreditCode, MyStoreCredit>('/api/store-credit', 'anyone')
