import { z } from 'zod'
import { EmailLinkToken } from '../newsletter/types.ts'
import { Said } from '../said.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import { OneSearch, SavedSearch, SearchForm } from './types.ts'

const all = z.array(SavedSearch)

export const schemas: SchemaTable<typeof calls> = {
  listSavedSearches: { summary: 'The searches that the caller keeps.', answer: all },
  saveSearch: {
    summary: 'Keeps a search, or changes the one of the same words and filters.',
    input: SearchForm,
    answer: all,
    errors: [409],
  },
  removeSavedSearch: { summary: 'Keeps a search no longer.', input: OneSearch, answer: all },
  hushSavedSearch: {
    summary: 'Ends the emails of a search with the link that each of them carries.',
    input: EmailLinkToken,
    answer: Said,
    errors: [404],
  },
}
