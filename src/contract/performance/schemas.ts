import { z } from 'zod'
import type { SchemaTable } from '../schema-table.ts'
import type * as adminCalls from './admin-calls.ts'
import type * as calls from './calls.ts'
import { PerformanceFigures, Rebuilt, Today, VitalsReport } from './types.ts'

const nothing = z.undefined()

export const schemas: SchemaTable<typeof calls & typeof adminCalls> = {
  today: {
    summary: 'What needs doing today, and the visits and sales of the last fortnight.',
    answer: Today,
  },
  performanceFigures: {
    summary:
      'How fast the shop is: page cache, pictures, slowest paths, Web Vitals of real visits.',
    answer: PerformanceFigures,
  },
  purgePages: {
    summary: 'Empties the page cache.',
    answer: nothing,
  },
  rebuildPages: {
    summary: 'Empties the page cache, writes the search index anew and prepares the main pages.',
    answer: Rebuilt,
  },
  reportVitals: {
    summary: 'What a browser measured of a visit.',
    input: VitalsReport,
    answer: nothing,
  },
}
