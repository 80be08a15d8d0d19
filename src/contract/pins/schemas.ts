import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import { ByPin, PlaceOfPin } from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  getPlaceOfPin: {
    summary: 'The district and the state that a PIN code lies in, as far as they are known.',
    input: ByPin,
    answer: PlaceOfPin,
  },
}
