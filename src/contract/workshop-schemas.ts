import { z } from 'zod'
import { MailPage, MailQuery, MailText } from './mails/types.ts'
import { OutcomePage, OutcomeQuery } from './outcomes/types.ts'
import { PerformanceFigures, Rebuilt, Today, VitalsReport } from './performance/types.ts'
import { KeptPicture } from './pictures/types.ts'
import { ImportReport } from './product-import.ts'
import type { SchemaTable } from './schemas.ts'
import { Setup } from './settings/admin-types.ts'
import { Opening } from './settings/types.ts'
import type * as vitals from './vitals-endpoints.ts'
import type * as endpoints from './workshop-endpoints.ts'

const nothing = z.undefined()

export const workshopSchemas: SchemaTable<typeof endpoints & typeof vitals> = {
  today: {
    summary: 'What needs doing today, and the visits and sales of the last fortnight.',
    answer: Today,
    errors: [401, 403],
  },
  settleFindings: {
    summary: 'Says that the missing orders which Today tells of were looked after.',
    input: z.object({ toSettle: z.int().min(0) }),
    answer: nothing,
    errors: [400, 401, 403, 409],
  },
  getSetup: {
    summary: 'What is left to do before the shop opens, and whether it is open.',
    answer: Setup,
    errors: [401, 403],
  },
  saveOpening: {
    summary: 'Opens the shop to everybody, or closes it to all but staff.',
    input: Opening,
    answer: Opening,
    errors: [400, 401, 403],
  },
  performanceFigures: {
    summary:
      'How fast the shop is: page cache, pictures, slowest paths, Web Vitals of real visits.',
    answer: PerformanceFigures,
    errors: [401, 403],
  },
  purgePages: {
    summary: 'Empties the page cache.',
    answer: nothing,
    errors: [401, 403],
  },
  rebuildPages: {
    summary: 'Empties the page cache, writes the search index anew and prepares the main pages.',
    answer: Rebuilt,
    errors: [401, 403],
  },
  listMails: {
    summary: 'The letters of the shop, newest first.',
    input: MailQuery,
    answer: MailPage,
    errors: [400, 401, 403],
  },
  readMail: {
    summary: 'One letter as it was written.',
    input: z.object({ id: z.string() }),
    answer: MailText,
    errors: [401, 403, 404],
  },
  showMail: {
    summary: 'The same letter as an HTML page.',
    input: z.object({ id: z.string() }),
    answer: z.string(),
    errors: [401, 403, 404],
  },
  resendMail: {
    summary: 'Gives a letter that failed all its tries again.',
    input: z.object({ id: z.string() }),
    answer: nothing,
    errors: [401, 403, 404, 409],
  },
  listOutcomes: {
    summary: 'What became of orders, payments, refunds, sign-ins and emails, newest first.',
    input: OutcomeQuery,
    answer: OutcomePage,
    errors: [400, 401, 403],
  },
  keepPicture: {
    summary: 'Keeps a picture and answers its address.',
    answer: KeptPicture,
    errors: [400, 401, 403, 413, 415],
  },
  exportProducts: {
    summary: 'Every product as a CSV file.',
    answer: z.string(),
    errors: [401, 403],
  },
  importProducts: {
    summary: 'Products from a CSV file, all or none; a dry run says what it would do.',
    answer: ImportReport,
    errors: [400, 401, 403, 409, 413, 415],
  },
  reportVitals: {
    summary: 'What a browser measured of a visit.',
    input: VitalsReport,
    answer: nothing,
    errors: [400],
  },
}
