import { get, post, put, unkept, withFiles } from './endpoint.ts'
import type { MailPage, MailQuery, MailText } from './mails/types.ts'
import type { OutcomePage, OutcomeQuery } from './outcomes/types.ts'
import type { PerformanceFigures, Rebuilt, Today } from './performance/types.ts'
import type { KeptPicture } from './pictures/types.ts'
import type { ImportReport } from './product-import.ts'
import type { Setup } from './settings/admin-types.ts'
import type { Opening } from './settings/types.ts'

type Nothing = Record<never, never>

// Calls of the workshop beyond the forms: what needs doing, figures, letters, and products as a file.

export const today = unkept(get<Nothing, Today>('/api/admin/today', 'staff:dashboard.see'))

/** Says that missing orders were looked after: they are told of no more. */
export const settleFindings = post<{ toSettle: number }, undefined>(
  '/api/admin/integrity/settle',
  'staff:audit.see',
)
/** What a new owner sees to before the shop opens; each tick is read from the shop's state. */
export const getSetup = unkept(get<Nothing, Setup>('/api/admin/setup', 'staff:dashboard.see'))
/** Opens the shop to everybody, or closes it to all but staff. */
export const saveOpening = put<Opening, Opening>('/api/admin/opening', 'staff:settings.shop')

export const performanceFigures = unkept(
  get<Nothing, PerformanceFigures>('/api/admin/performance', 'staff:figures.see'),
)
export const purgePages = post<Nothing, undefined>(
  '/api/admin/performance/purge',
  'staff:settings.display',
)
export const rebuildPages = post<Nothing, Rebuilt>(
  '/api/admin/performance/rebuild',
  'staff:settings.display',
)

export const listMails = unkept(get<MailQuery, MailPage>('/api/admin/mails', 'staff:audit.see'))
export const readMail = unkept(
  get<{ id: string }, MailText>('/api/admin/mails/{id}', 'staff:audit.see'),
)

/** The letter as its reader saw it: an HTML page that may neither run nor load anything. */
export const showMail = unkept(
  get<{ id: string }, string>('/api/admin/mails/{id}/letter', 'staff:audit.see'),
)
export const resendMail = post<{ id: string }, undefined>(
  '/api/admin/mails/{id}/resend',
  'staff:audit.see',
)

/** What became of orders, payments, refunds, sign-ins and emails, newest first; kept two weeks. */
export const listOutcomes = unkept(
  get<OutcomeQuery, OutcomePage>('/api/admin/outcomes', 'staff:audit.see'),
)

/** Keeps a picture, sent as `image`, for use in the shop's profile or a page. */
export const keepPicture = withFiles(
  post<Nothing, KeptPicture>('/api/admin/pictures', 'staff:content.edit'),
)

/** Every product as CSV (RFC 4180, UTF-8); cells that a spreadsheet would run are made harmless. */
export const exportProducts = unkept(
  get<Nothing, string>('/api/admin/products.csv', 'staff:catalogue.see'),
)
/**
 * The same columns back in: a multipart form with the table as `file`, pictures under `images`, matched by
 * their file names, and `dryRun` to hear first what it would do.
 */
export const importProducts = post<Nothing, ImportReport>(
  '/api/admin/products/import',
  'staff:catalogue.edit',
)
