import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import { Facets, ListingQuery, SearchAnswer, Suggestion, SuggestQuery } from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  search: {
    summary: 'A page of pieces by words, filters and sort, with facets and ways on.',
    input: ListingQuery,
    answer: SearchAnswer,
  },
  suggest: {
    summary: 'Suggestions while typing.',
    input: SuggestQuery,
    answer: z.array(Suggestion),
    errors: [400],
  },
  productFacets: {
    summary: 'The choices of the filter panel, each counted under the other active filters.',
    input: ListingQuery,
    answer: Facets,
  },
}
