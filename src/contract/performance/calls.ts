import { post } from '../endpoint.ts'
import type { VitalsReport } from './types.ts'

/** Sent by a visit that ends; kept as counts, never with anything that tells who it was. */
export const reportVitals = post<VitalsReport, undefined>('/api/vitals', 'anyone')
