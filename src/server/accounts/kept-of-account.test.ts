import { expect, it } from 'vitest'
import { Deleted, KeptOfAccount } from '#contract/accounts/kept-types.ts'
import { anOrder } from '#test/an-order.ts'
import { cardFor } from '#test/card-for.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { updateUser } from './queries.ts'

onBothEngines('what stays of an account that is deleted', (testShop) => {
  const somebody = async () => {
    const { app, shop } = testShop()
    const person = await makePerson(shop)
    const browser = await signInWithPassword(app, person)
    const told = async () =>
      KeptOfAccount.array().parse(must(await browser.get('/api/users/kept')).body)
    const take = (id: number) =>
      shop.db.write(async (tx) => {
        await tx.updateTable('orders').set({ user_id: person.id }).where('id', '=', id).execute()
        const credits = tx.updateTable('store_credits').set({ user_id: person.id })
        await credits.where('order_id', '=', id).execute()
      })
    return { person, browser, told, take }
  }

  it('is nothing of somebody who never bought and never wrote', async () => {
    const { browser, told } = await somebody()
    expect(await told()).toEqual([])
    const gone = Deleted.parse(must(await browser.post('/api/users/delete', { password })).body)
    expect(gone.kept).toEqual([])
  })

  it('is no name on a gift card that has gone to its address', async () => {
    const { person, browser } = await somebody()
    const { db } = testShop().shop
    const id = await cardFor(testShop(), person.email)
    // An address that nobody has proven may be somebody else's.
    const proven = { email_confirmed_at: testShop().shop.now() }
    await db.write((tx) => updateUser(tx, person.id, proven, testShop().shop.now()))
    must(await browser.post('/api/users/delete', { password }))
    const card = db.read.selectFrom('gift_cards').select(['recipient_email', 'message'])
    expect(await card.where('id', '=', id).executeTakeFirst()).toEqual({
      ...{ recipient_email: '', message: '' },
    })
  })

  it('is told with counts and years before and after: documents by their own day, credit, what is still going on', async () => {
    const { shop } = testShop()
    const { browser, told, take } = await somebody()
    const over = await anOrder(testShop())
    await issuedCredit(testShop(), over)
    await take(over.id)
    await take((await anOrder(testShop())).id)
    const documents = await shop.db.read
      .selectFrom('documents')
      .select('keep_until')
      .where('order_id', '=', over.id)
      .execute()
    const until = documents
      .map((row) => row.keep_until)
      .toSorted()
      .at(-1)
    expect(until).toMatch(/^20\d\d-12-31$/)
    const kept = [
      { what: 'documents', count: documents.length, until },
      { what: 'orders', count: 1, until: null },
      { what: 'open-orders', count: 1, until: null },
      { what: 'store-credits', count: 1, until: null },
    ]
    expect(await told()).toEqual(kept)
    const gone = Deleted.parse(must(await browser.post('/api/users/delete', { password })).body)
    expect(gone.kept).toEqual(kept)
    // And it is true: the document names its buyer, the order does not, the credit still buys.
    const document = shop.db.read.selectFrom('documents').select('buyer')
    expect(
      (await document.where('order_id', '=', over.id).execute()).map((row) => row.buyer),
    ).not.toContain('{}')
    const row = shop.db.read.selectFrom('orders').select(['full_name', 'email'])
    expect(await row.where('id', '=', over.id).executeTakeFirst()).toEqual({
      ...{ full_name: '', email: '' },
    })
  })

  it('keeps complaints for as long as the row of retention says, from the day on which the last was resolved', async () => {
    const { shop, clock } = testShop()
    const { person, told } = await somebody()
    const ticket = {
      ...{ name: 'Meena', email: person.email, email_key: person.email, phone: '' },
      ...{ message: 'It is torn.', user_id: person.id, status: 'open' as const },
      ...{ created_at: clock.now, updated_at: clock.now },
    }
    const days = 100
    const id = await shop.db.write(async (tx) => {
      await tx
        .updateTable('retention')
        .set({ keeps_days: days })
        .where('kind', '=', 'complaints')
        .execute()
      const made = await tx
        .insertInto('tickets')
        .values(ticket)
        .returning('id')
        .executeTakeFirstOrThrow()
      const times = { received_at: clock.now, acknowledge_by: clock.now, resolve_before: clock.now }
      await tx
        .insertInto('complaints')
        .values({ ticket_id: made.id, ...times })
        .execute()
      return made.id
    })
    expect(await told()).toEqual([{ what: 'complaints', count: 1, until: null }])
    const resolved_at = Date.UTC(2026, 0, 10, 12)
    await shop.db.write((tx) =>
      tx
        .updateTable('complaints')
        .set({ resolved_at, outcome: 'explained' as const })
        .where('ticket_id', '=', id)
        .execute(),
    )
    expect(await told()).toEqual([{ what: 'complaints', count: 1, until: '2026-04-20' }])
  })
})
