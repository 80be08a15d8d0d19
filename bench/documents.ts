import { DocumentPage } from '#contract/documents/types.ts'
import { sealDocument } from '#server/documents/seal.ts'
import type { Engine } from '#server/platform/db/dialect.ts'
import type { Shop } from '#server/platform/shop.ts'
import { createTestShop, engines, type TestShop } from '#test/create-test-shop.ts'
import { addManyDocuments } from '#test/many-documents.ts'
import { must } from '#test/must.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop, waiveChecks } from '#test/tax-shop.ts'
import type { Row } from './compare.ts'
import { report } from './report.ts'
import { openTestDatabases } from './test-databases.ts'

// `npm run bench -- documents`: how long an accountant waits for the files of a month of 10,000 documents, each check and
// seal looked at as in earnest, and staff for a page of 100,000 documents, on both databases.

const ofMonth = 10_000
const inAll = 100_000
const tries = 3

/** The seals that the documents have where the shop wrote them itself. */
async function seal({ db }: Shop) {
  const documents = await db.read.selectFrom('documents').selectAll().orderBy('id').execute()
  for (let at = 0; at < documents.length; at += 500)
    await db.write(async (tx) => {
      const some = documents.slice(at, at + 500)
      const ids = some.map(({ id }) => id)
      const rows = await tx
        .selectFrom('document_rows')
        .selectAll()
        .where('document_id', 'in', ids)
        .orderBy('position')
        .execute()
      const linesOf = Map.groupBy(rows, (row) => row.document_id)
      for (const one of some) await sealDocument(tx, one, linesOf.get(one.id) ?? [])
    })
}

/** The whole file, over the call that the admin area makes; the least of some tries. */
async function leastSeconds({ app }: TestShop, cookie: string, path: string) {
  const times: number[] = []
  for (let at = 0; at < tries; at++) {
    const startedAt = performance.now()
    const reply = await app.request(path, { headers: { cookie } })
    const text = await reply.text()
    times.push((performance.now() - startedAt) / 1000)
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text}`)
  }
  return Math.min(...times)
}

const files = [
  ['GSTR-1 as JSON', 'gstr1.json?period=012026'],
  ['HSN summary as CSV', 'gstr1.csv?period=012026&table=hsn-b2c'],
  ['documents as CSV', 'documents.csv?period=012026'],
  ['day book as CSV', 'day-book.csv?from=2026-01-01&to=2026-01-31'],
] as const

const lists = [
  ['the first page', ''],
  ['the last page', `page=${inAll / 50}`],
  ['of a kind', 'kind=tax-invoice'],
  ['of a month', 'from=2025-12-01&to=2025-12-31'],
  ['by a number', `q=INV-2526-${inAll}`],
] as const

async function measure(testShop: TestShop, engine: Engine): Promise<Row[]> {
  const { db } = testShop.shop
  await registerShop(testShop)
  await waiveChecks(testShop, '012026')
  await addManyDocuments(db, ofMonth, '2026-01-10')
  await seal(testShop.shop)
  const owner = await signedIn(testShop, 'owner')
  const cookie = `sid=${owner.cookies.get('sid')}`
  const rows: Row[] = []
  for (const [what, path] of files) {
    const figure = await leastSeconds(testShop, cookie, `/api/admin/books/${path}`)
    rows.push({ what: `${engine}: ${ofMonth} in a month, ${what}`, figure, unit: 's', budget: 10 })
  }
  await addManyDocuments(db, inAll - ofMonth, '2025-12-10', ofMonth + 1)
  const { total } = must(await owner.get('/api/admin/documents')).as(DocumentPage)
  if (total !== inAll) throw new Error(`The list is one of ${total}.`)
  for (const [what, query] of lists) {
    const seconds = await leastSeconds(testShop, cookie, `/api/admin/documents?${query}`)
    const told = `${engine}: a list of ${inAll}, ${what}`
    rows.push({ what: told, figure: seconds * 1000, unit: 'ms', budget: 500 })
  }
  return rows
}

const close = await openTestDatabases()
try {
  const rows: Row[] = []
  for (const engine of engines) {
    const testShop = await createTestShop({ engine })
    try {
      rows.push(...(await measure(testShop, engine)))
    } finally {
      await testShop.close()
    }
  }
  report('documents', rows)
} finally {
  await close()
}
