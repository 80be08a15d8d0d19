import { beforeEach, expect, it } from 'vitest'
import { TicketText } from '#contract/messages/admin-types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Shopper, signedIn } from '#test/shopper.ts'

// What staff are told of the messages to the shop, whole.

const desk = '/api/admin/tickets'

onNewShops('the desk of messages', (testShop) => {
  let manager: Shopper
  beforeEach(async () => {
    manager = await signedIn(testShop(), 'manager')
  })

  const number = (id: number) => `T-${String(id).padStart(6, '0')}`
  async function written(message: string, phone = '') {
    const { shop } = testShop()
    const now = shop.now()
    const row = { name: 'Asha', email: 'Asha@example.in', email_key: 'asha@example.in', phone }
    return shop.db.write(async (tx) => {
      const values = { ...row, message, language: 'ta' as const, created_at: now, updated_at: now }
      const ticket = tx.insertInto('tickets').values(values).returning('id')
      return (await ticket.executeTakeFirstOrThrow()).id
    })
  }
  const head = (id: number) => ({
    ...{ id, number: number(id), name: 'Asha', language: 'ta', email: 'Asha@example.in' },
    saree: null,
    ...{ subject: 'Is it red?', state: 'open', createdAt: '2026-01-15T06:30:00.000Z' },
  })

  it('lists who wrote, how to reach them, and the first line of what they wrote', async () => {
    const first = await written('Is it red?\nOr maroon?', '98400 12345')
    testShop().clock.now += 1000
    const second = await written('Where are you?')
    expect(must(await manager.get(desk)).body).toEqual({
      items: [
        {
          ...{ ...head(second), phone: '', subject: 'Where are you?' },
          createdAt: '2026-01-15T06:30:01.000Z',
        },
        { ...head(first), phone: '98400 12345' },
      ],
      ...{ total: 2, page: 1, pages: 1, counts: { open: 2, answered: 0, closed: 0 } },
    })
  })

  it('is empty before anybody wrote; of more than thirty the oldest stand on the next page', async () => {
    const counts = { open: 0, answered: 0, closed: 0 }
    const none = { items: [], total: 0, page: 1, pages: 1, counts }
    expect(must(await manager.get(desk)).body).toEqual(none)
    const ids: number[] = []
    for (let at = 0; at <= 30; at += 1) ids.push(await written(`Question ${at}`))
    const { body } = must(await manager.get(`${desk}?page=2`))
    expect(body).toEqual({
      items: [{ ...head(ids[0] ?? 0), phone: '', subject: 'Question 0' }],
      ...{ total: 31, page: 2, pages: 2, counts: { open: 31, answered: 0, closed: 0 } },
    })
  })

  it('a message stands with its answers, who gave them and when, also when they have left the shop', async () => {
    const { shop, clock } = testShop()
    const id = await written('Is it red?\nOr maroon?')
    const said = { ...head(id), phone: '', message: 'Is it red?\nOr maroon?' }
    const version = expect.any(String)
    const open = must(await manager.get(`${desk}/${id}`)).as(TicketText)
    expect(open).toEqual({ ...said, answers: [], version })
    clock.now += 60_000
    const reply = must(await manager.post(`${desk}/${id}/answers`, { words: 'It is maroon.' }))
    const answer = {
      id: expect.any(Number),
      words: 'It is maroon.',
      ...{ link: '', video: null },
      at: '2026-01-15T06:31:00.000Z',
    }
    const { username } = await shop.db.read
      .selectFrom('users')
      .select('username')
      .where('id', '=', manager.userId ?? 0)
      .executeTakeFirstOrThrow()
    const answered = { ...said, state: 'answered', version }
    expect(reply.body).toEqual({ ...answered, answers: [{ ...answer, by: username }] })
    expect(reply.as(TicketText).version).not.toBe(open.version)
    await shop.db.write((tx) => tx.updateTable('ticket_answers').set({ user_id: null }).execute())
    const { body } = must(await manager.get(`${desk}/${id}`))
    expect(body).toEqual({ ...answered, answers: [{ ...answer, by: '' }] })
  })

  it('the log says from which state to which it went, and nothing where it stands there already', async () => {
    const id = await written('Is it red?')
    const move = (state: string) => manager.post(`${desk}/${id}/moves`, { state })
    must(await manager.post(`${desk}/${id}/answers`, { words: 'It is.' }))
    expect(must(await move('closed')).body).toMatchObject({ state: 'closed', answers: [{}] })
    must(await move('closed'))
    const line = { user_id: manager.userId, action: 'update', subject_id: id, subject: number(id) }
    expect(await logged(testShop(), 'ticket')).toEqual([
      { ...line, before: { state: 'open' }, after: { state: 'answered' } },
      { ...line, before: { state: 'answered' }, after: { state: 'closed' } },
    ])
  })

  it('who saw it before it was answered is shown the answer, and nothing is sent twice', async () => {
    const id = await written('Is it red?')
    const { version } = must(await manager.get(`${desk}/${id}`)).as(TicketText)
    must(await manager.post(`${desk}/${id}/answers`, { words: 'It is.', version }))
    const late = await manager.post(`${desk}/${id}/answers`, { words: 'No.', version })
    expect([late.status, late.body['code']]).toEqual([409, 'outdated'])
    const current = { ...head(id), phone: '', state: 'answered', message: 'Is it red?' }
    expect(late.body['current']).toMatchObject({ ...current, answers: [{ words: 'It is.' }] })
    expect((await manager.post(`${desk}/${id}/moves`, { state: 'closed', version })).status).toBe(
      409,
    )
    expect(await logged(testShop(), 'ticket')).toHaveLength(1)
  })

  it('one that is not there is not found, whatever is done with it', async () => {
    for (const reply of [
      await manager.get(`${desk}/999`),
      await manager.post(`${desk}/999/answers`, { words: 'Hello?' }),
      await manager.post(`${desk}/999/moves`, { state: 'closed' }),
    ]) {
      expect([reply.status, reply.body['refusal']]).toEqual([404, 'no-such-message'])
    }
    expect(await logged(testShop(), 'ticket')).toEqual([])
  })
})
