import { type Nothing, post } from '../endpoint.ts'
import type { Said } from '../said.ts'

/** Where carriers tell of their parcels; what they send is read as each of them signs it. */
export const carrierEvent = post<Nothing, Said>('/api/carriers/events', 'anyone')
