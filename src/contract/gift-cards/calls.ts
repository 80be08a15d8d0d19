import { post } from '../endpoint.ts'
import type { CardBalance, CardCode } from './types.ts'

/** Asked for by a POST, so that no address holds the code. */
export const giftCardBalance = post<CardCode, CardBalance>('/api/gift-card', 'anyone')
