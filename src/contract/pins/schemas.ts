import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import { ByLanguage, ByPin, PlaceOfPin, StateLabel } from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  getPlaceOfPin: {
    summary: 'The district and the state that a PIN code lies in, as far as they are known.',
    input: ByPin,
    answer: PlaceOfPin,
  },
  listStates: {
    summary:
      'The states of India that an address may name, with what they are called in a language.',
    input: ByLanguage,
    answer: StateLabel.array(),
  },
}
