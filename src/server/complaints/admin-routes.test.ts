import { beforeEach, expect, it } from 'vitest'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

// What staff are told of complaints, and what each thing that they do with one leaves behind.

const desk = '/api/admin/complaints'
const day = 86_400_000

onNewShops('the list of complaints', (testShop) => {
  let manager: Shopper
  beforeEach(async () => {
    manager = await signedIn(testShop(), 'manager')
  })

  let networks = 0
  async function complaint(message = 'The zari is loose.', name = 'Asha') {
    const form = { name, email: `asha${++networks}@example.in`, message }
    const writer = newShopper(testShop(), `198.51.100.${networks}`)
    const { body } = must(await writer.post('/api/complaints', form), 201)
    const number = String(body['number'])
    return { ...form, number, id: Number(number.slice(2)) }
  }
  const resolution = { outcome: 'refunded', words: 'The money is on its way.' }
  const idsOf = (body: Record<string, unknown>) =>
    (body['items'] as { id: number }[]).map(({ id }) => id)

  it('is empty before anybody complained; of more than thirty the last stands on the next page', async () => {
    const counts = { open: 0, red: 0, resolved: 0 }
    const none = { items: [], total: 0, page: 1, pages: 1, counts }
    expect(must(await manager.get(desk)).body).toEqual(none)
    const ids: number[] = []
    // Of one day: their clocks end together.
    for (let at = 0; at <= 30; at += 1) ids.unshift((await complaint(`It is torn. ${at}`)).id)
    const { body: first } = must(await manager.get(desk))
    expect([idsOf(first), first['pages']]).toEqual([ids.slice(0, 30), 2])
    const { body } = must(await manager.get(`${desk}?page=2`))
    expect(idsOf(body)).toEqual(ids.slice(30))
    expect(body).toMatchObject({ total: 31, page: 2, pages: 2, counts: { open: 31, red: 0 } })
  })

  it('narrows to those near their clock, to the resolved, and to what is looked for', async () => {
    const old = await complaint('The fall is torn.', 'Bharathi')
    testShop().clock.now += 31 * day
    manager = await signedIn(testShop(), 'manager')
    const young = await complaint()
    const done = await complaint()
    must(await manager.post(`${desk}/${done.id}/resolution`, resolution))
    const asked = async (query: string) => must(await manager.get(`${desk}?${query}`)).body
    expect(idsOf(await asked('state=red'))).toEqual([old.id])
    expect(idsOf(await asked('state=open'))).toEqual([old.id, young.id])
    expect(idsOf(await asked('state=resolved'))).toEqual([done.id])
    expect(idsOf(await asked('q=bharathi'))).toEqual([old.id])
    const { counts, total, items } = await asked('')
    expect([counts, total]).toEqual([{ open: 2, red: 1, resolved: 1 }, 3])
    expect((items as { urgency: string }[]).map(({ urgency }) => urgency)).toEqual([
      ...['near', 'calm', 'resolved'],
    ])
  })

  it('an answer is kept with who gave it, sent to the writer, and named in the log', async () => {
    const { clock, shop } = testShop()
    const { id, number, email } = await complaint()
    clock.now += 1000
    const words = 'We shall look at it.'
    const { body } = must(await manager.post(`${desk}/${id}/answers`, { words }))
    const { username } = await shop.db.read
      .selectFrom('users')
      .select('username')
      .where('id', '=', manager.userId ?? 0)
      .executeTakeFirstOrThrow()
    const event = { kind: 'answered', words, outcome: null, at: '2026-01-15T06:30:01.000Z' }
    expect((body['events'] as object[]).at(-1)).toEqual({ ...event, by: username })
    expect(body).toMatchObject({ id, urgency: 'calm', outcome: null, resolvedAt: null })
    expect(must(await manager.get(`${desk}/${id}`)).body).toEqual(body)
    const mails = shop.db.read.selectFrom('mails').select('letter').where('recipient', '=', email)
    const sent = (await mails.orderBy('id').execute()).map(({ letter }) => letter)
    expect(sent).toEqual(['complaint-received', 'complaint-answered'])
    const line = { user_id: manager.userId, action: 'update', subject_id: id, subject: number }
    expect(await logged(testShop(), 'complaint')).toEqual([
      { ...line, before: null, after: { answered: true } },
    ])
  })

  it('resolving closes its message, says what came of it, and is done once', async () => {
    const { shop } = testShop()
    const { id, number } = await complaint()
    const { body } = must(await manager.post(`${desk}/${id}/resolution`, resolution))
    const at = '2026-01-15T06:30:00.000Z'
    expect(body).toMatchObject({
      ...{ id, urgency: 'resolved', resolvedAt: at, outcome: 'refunded' },
      outcomeWords: resolution.words,
    })
    expect((body['events'] as object[]).at(-1)).toMatchObject({
      kind: 'resolved',
      ...resolution,
      at,
    })
    const ticket = shop.db.read.selectFrom('tickets').select('status').where('id', '=', id)
    expect(await ticket.execute()).toEqual([{ status: 'closed' }])
    const again = await manager.post(`${desk}/${id}/resolution`, resolution)
    expect([again.status, again.body['refusal']]).toEqual([409, 'complaint-resolved'])
    const line = { user_id: manager.userId, action: 'update', subject_id: id, subject: number }
    expect(await logged(testShop(), 'complaint')).toEqual([
      { ...line, before: null, after: { resolved: 'refunded' } },
    ])
  })

  it('a message becomes a complaint once, with the order that staff name, and the log says so', async () => {
    const writer = newShopper(testShop())
    const form = { name: 'Asha', email: 'a@example.in', message: 'It is torn.' }
    const { number } = must(await writer.post('/api/contact', form)).body
    const id = Number(String(number).slice(2))
    const path = `${desk.replace('complaints', 'tickets')}/${id}/complaint`
    const { body } = must(await manager.post(path, { orderNumber: 'PAL-1' }), 201)
    expect(body).toMatchObject({ id, number, orderId: null, orderNumber: 'PAL-1', photos: [] })
    expect(body).toMatchObject({ isGrievanceOfficer: false, message: 'It is torn.', name: 'Asha' })
    const again = await manager.post(path, { orderNumber: '' })
    expect([again.status, again.body['refusal']]).toEqual([409, 'message-is-complaint'])
    const line = { user_id: manager.userId, action: 'create', subject_id: id, subject: number }
    const log = await logged(testShop(), 'complaint')
    expect(log).toEqual([{ ...line, before: null, after: null }])
  })

  it('one that is not there is not found, whatever is done with it', async () => {
    for (const reply of [
      await manager.get(`${desk}/999`),
      await manager.post(`${desk}/999/answers`, { words: 'Hello?' }),
      await manager.post(`${desk}/999/resolution`, resolution),
    ]) {
      expect([reply.status, reply.body['refusal']]).toEqual([404, 'no-such-complaint'])
    }
    const made = await manager.post('/api/admin/tickets/999/complaint', { orderNumber: '' })
    expect([made.status, made.body['refusal']]).toEqual([404, 'no-such-message'])
    expect(await logged(testShop(), 'complaint')).toEqual([])
  })

  it('the register is a file of all of them, named by the day', async () => {
    const { number } = await complaint()
    const file = must(await manager.get(`${desk}.csv`))
    expect(file.headers.get('content-disposition')).toBe(
      'attachment; filename="complaints-2026-01-15.csv"',
    )
    expect(file.text.split('\r\n')[1]).toContain(number)
  })
})
