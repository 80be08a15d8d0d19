import { get, post } from '../endpoint.ts'
import type { GstinAnswer, GstinForm, SellerBlock } from './types.ts'

type Nothing = Record<never, never>

// What anybody may ask of the shop before the law.

export const getSeller = get<Nothing, SellerBlock>('/api/seller', 'anyone')
/** Form and check digit alone; nothing leaves the house. */
export const checkGstin = post<GstinForm, GstinAnswer>('/api/gstin-checks', 'anyone')
