import { z } from 'zod'
import { OneStaffOrder } from '../orders/admin-types.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import { CodDecision, CodQuestion, CodRule, CodRulesForm } from './types.ts'

export const schemas: SchemaTable<typeof adminCalls> = {
  listCodRules: {
    summary: 'The rules of cash on delivery in their order; the first that fits an order decides.',
    answer: z.array(CodRule),
  },
  saveCodRules: {
    summary:
      'Sets the whole list of rules. With the list that was read, nothing that somebody else saved meanwhile is written over.',
    input: CodRulesForm,
    answer: z.array(CodRule),
    errors: [409],
  },
  tryCodRules: {
    summary: 'What would be decided of an order like this; nothing is written.',
    input: CodQuestion,
    answer: CodDecision,
  },
  forgetDoorRefusal: {
    summary: 'Forgets that the parcel of an order was refused at the door.',
    input: OneStaffOrder,
    answer: z.undefined(),
    errors: [404],
  },
}
