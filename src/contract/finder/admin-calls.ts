import { get, inPerson, unkept } from '../endpoint.ts'
import type { FindQuery, FoundThings } from './types.ts'

export const findThings = inPerson(
  unkept(get<FindQuery, FoundThings>('/api/admin/find', 'staff:orders.see')),
)
