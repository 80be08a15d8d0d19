import { expect, it } from 'vitest'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'
import { registerShop, waiveChecks } from '#test/tax-shop.ts'

// A file of the books says by its name what it holds, and nobody keeps it on the way.

onNewShops('a file of the books', (testShop) => {
  async function invoiced() {
    await openForBusiness(testShop())
    await registerShop(testShop())
    await waiveChecks(testShop(), '012026')
    const made = await anOrder(testShop(), { price: 5250 })
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
  }
  const fileAt = async (path: string, isUnread = false) => {
    const reader = await signedIn(testShop(), 'accountant')
    const headers = { cookie: `sid=${reader.cookies.get('sid')}` }
    const reply = await testShop().app.request(`/api/admin/books/${path}`, { headers })
    const head = (name: string) => reply.headers.get(name)
    const isRead = !(isUnread && reply.ok)
    if (!isRead) await reply.body?.cancel()
    const text = isRead ? await reply.text() : ''
    const named = /^attachment; filename="(.*)"$/.exec(head('content-disposition') ?? '')?.[1]
    return {
      status: reply.status,
      named,
      type: head('content-type'),
      kept: head('cache-control'),
      text,
    }
  }
  const csv = { status: 200, type: 'text/csv; charset=utf-8', kept: 'private, no-store' }

  it('is a draft until its period is closed', async () => {
    await invoiced()
    const type = 'application/json; charset=utf-8'
    const draft = await fileAt('gstr1.json?period=012026')
    expect(draft).toMatchObject({ ...csv, type, named: 'gstr1-012026-draft.json' })
    testShop().clock.now = Date.UTC(2026, 1, 3, 6)
    const closer = await signedIn(testShop(), 'accountant')
    must(await closer.post('/api/admin/books/periods/012026/closing', {}))
    const closed = await fileAt('gstr1.json?period=012026')
    expect(closed).toMatchObject({ ...csv, type, named: 'gstr1-012026.json' })
  })

  it('is named by its period and its table, its days or its month', async () => {
    await invoiced()
    const table = await fileAt('gstr1.csv?period=012026&table=b2cs')
    expect(table).toMatchObject({ ...csv, named: 'gstr1-012026-b2cs.csv' })
    const documents = await fileAt('documents.csv?period=012026')
    expect(documents).toMatchObject({ ...csv, named: 'documents-012026.csv' })
    expect(documents.text).toContain('INV-2526-000001')
    const days = await fileAt('day-book.csv?from=2026-01-15&to=2026-01-15')
    expect(days).toMatchObject({ ...csv, named: 'day-book-2026-01-15-2026-01-15.csv' })
    expect(days.text).toContain('INV-2526-000001')
  })

  it('of the day book holds eight years at most, and says which day is wrong', async () => {
    await invoiced()
    const asked = async (from: string, to: string) => {
      const { status, text } = await fileAt(`day-book.csv?from=${from}&to=${to}`, true)
      const { refusal = null, errors = {} } = status === 200 ? {} : JSON.parse(text)
      return [status, refusal, Object.keys(errors)]
    }
    expect(await asked('2026-01-16', '2026-01-15')).toEqual([400, 'last-day-first', ['to']])
    // Eight years are 2928 days, two of them leap days and six to spare.
    expect(await asked('2018-01-15', '2026-01-20')).toEqual([200, null, []])
    expect(await asked('2018-01-15', '2026-01-21')).toEqual([400, 'over-eight-years', ['to']])
  })
})
