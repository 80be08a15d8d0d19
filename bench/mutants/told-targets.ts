import fs from 'node:fs'
import path from 'node:path'
import { below, type Target } from './target.ts'

// What buyers and staff are told, shown and handed: every file of its kind, so that a new one is tried too.

const filesIn = (folder: string): string[] =>
  fs
    .globSync(`${folder}/**/*.ts`, { cwd: 'src' })
    .map((file) => file.split(path.sep).join('/'))
    .toSorted()
const testsOf = (folder: string) => filesIn(folder).filter((file) => file.endsWith('.test.ts'))
const read = (file: string) => fs.readFileSync(`src/${file}`, 'utf8')
const isCode = (file: string) => !file.endsWith('.test.ts')
const nameOf = (file: string) => path.posix.basename(file, '.ts')
/** `server/orders/parcels/add-parcel.ts` belongs to `orders`. */
const nounOf = (file: string) => file.split('/')[1] ?? ''

const server = filesIn('server').filter(isCode)

/** Word for word in golden files. */
const letters = ['emails', 'email-details', 'documents-in-emails'].map(
  (name) => `server/app/emails/${name}.test.ts`,
)
/** What else is told of an order, by the tests of what happens to it. */
const ofOrders = [
  ...['returns/exchange-money', 'checkout/prepaid-discount', 'delivery/one-promise'],
  ...['store-credits/store-credits', 'catalog/translate-lines'],
].map((name) => `server/${name}.test.ts`)
const emails: Target[] = [
  below(
    'email',
    'server/platform/mail/layout.ts',
    'server/platform/mail/layout.test.ts',
    ...letters,
  ),
  ...server
    .filter((file) => file.includes('/emails/') && nounOf(file) !== 'app')
    .map((file) => ({
      ...below('email', file, ...testsOf(`server/${nounOf(file)}`)),
      first: letters,
    })),
  ...[
    ...['orders/announcing/order-emails', 'orders/announcing/email-sums'],
    ...['orders/announcing/document-links', 'email-words/en'],
  ].map((name) => ({
    ...below('email', `server/${name}.ts`, ...ofOrders),
    first: [...letters, 'server/orders/announcing/announce-orders.test.ts'],
  })),
]

const staffAnswers = 'server/audit/staff-answers.test.ts'
const buyerAnswers = 'server/audit/buyer-answers.test.ts'

const allOf = (group: string, noun: string, ...more: string[]): Target[] =>
  filesIn(`server/${noun}`)
    .filter((file) => isCode(file) && nameOf(file) !== 'module')
    .map((file) => below(group, file, ...testsOf(`server/${noun}`), ...more))

/** Documents with a number, and what is printed for a parcel. */
const printing = [
  ...['server/orders/print-slips.test.ts', 'server/orders/pdf-text.test.ts'],
  'server/platform/pdf/pdf.test.ts',
]
const ofDocuments = ['present', 'print-document', 'print-places', 'kept-documents'].map(
  (name) => `server/documents/${name}.test.ts`,
)
const prints: Target[] = [
  ...allOf('print', 'documents', 'server/checkout/closed-to-businesses.test.ts')
    .filter(({ file }) => !file.includes('/words/') || nameOf(file) === 'en')
    .map((target) => ({
      ...target,
      first: [...ofDocuments, ...printing, staffAnswers, buyerAnswers],
    })),
  ...['orders/print-slips', 'orders/print-routes', 'platform/pdf/pdf'].map((name) =>
    below('print', `server/${name}.ts`, ...printing),
  ),
]

/** Tests of other folders that come by a noun's answers. */
const besides: Record<string, string[]> = {
  'payment-methods': [
    ...['server/checkout/place-order.test.ts', 'server/payments/transfers.test.ts'],
  ],
  cart: [
    ...['server/store-credits/store-credits.test.ts', 'server/checkout/prepaid-discount.test.ts'],
    'server/checkout/place-order.test.ts',
  ],
  checkout: [
    ...['server/store-credits/store-credits.test.ts', 'server/cod/cod.test.ts'],
    'server/delivery/abroad.test.ts',
  ],
  coupons: ['server/audit/stale-saves.test.ts'],
  payments: ['server/checkout/prepaid-discount.test.ts'],
  pictures: ['server/platform/http/uploads.test.ts'],
  stock: ['server/catalog/stock-answer.test.ts', 'server/catalog/stock-list.test.ts'],
}
const apart = new Set(['chats', 'returns', 'documents'])
const others = server.filter((file) => !apart.has(nounOf(file)))
const ofNoun = (group: string, file: string, ...first: string[]): Target => ({
  ...{ group, file, first },
  tests: [...testsOf(`server/${nounOf(file)}`), ...(besides[nounOf(file)] ?? [])],
})
const staffRoutes = others
  .filter((file) => nameOf(file).endsWith('routes') && read(file).includes('/admin-calls.ts'))
  .map((file) => ofNoun('staff-routes', file, staffAnswers))
/** What each shape of an answer says in each state: quick, so that they are asked before the days that go through the calls. */
const shapes = filesIn('server').filter((file) => /\/present[\w-]*\.test\.ts$/.test(file))
const answers = others
  .filter((file) => nameOf(file).startsWith('present'))
  .map((file) => ofNoun('present', file, ...shapes, staffAnswers, buyerAnswers))
/** What every call takes and answers, and who may make it; examples are pages of the documentation. */
const ofCalls = [
  ...['server/app/docs/docs.test.ts', 'contract/read-issues.test.ts'],
  ...['field-errors', 'field-spaces'].map((name) => `server/platform/http/${name}.test.ts`),
]
const contract = filesIn('contract')
  .filter((file) => isCode(file) && nameOf(file) !== 'examples')
  .map((file) => ofNoun('contract', file, ...ofCalls))

export const toldTargets: Target[] = [
  ...emails,
  ...allOf('return', 'returns', staffAnswers),
  ...allOf('chat', 'chats', staffAnswers),
  ...prints,
  ...staffRoutes,
  ...answers,
  ...contract,
]
