import { expect, it } from 'vitest'
import { TicketPage, TicketText } from '#contract/messages/admin-types.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { tryOnce } from '#test/try-once.ts'
import { deleteAccount } from '../accounts/delete-account.ts'
import { userById } from '../accounts/queries.ts'
import { sendEmail } from '../app/emails/emails.ts'

let count = 0

onNewShops('messages to the shop', (testShop) => {
  const write = async (who = newShopper(testShop()), options = {}) => {
    const email = `asks${++count}@example.com`
    const message = `Is the pallu of number ${count} red?\nI cannot see it.`
    const form = { name: `Asker ${count}`, email, message, ...options }
    const reply = await who.post('/api/contact', form)
    return { email, message, id: Number(String(reply.body['number']).slice(2)) }
  }
  const emailsTo = (email: string) =>
    testShop()
      .shop.db.read.selectFrom('mails')
      .selectAll()
      .where('recipient', '=', email)
      .where('letter', '=', 'message-answered')
      .execute()

  it('are listed, found and counted by state', async () => {
    const { email, message, id } = await write()
    await write()
    const manager = await signedIn(testShop(), 'manager')
    const page = (await manager.get('/api/admin/tickets')).as(TicketPage)
    expect(page.counts).toEqual({ open: 2, answered: 0, closed: 0 })
    expect(page.items[1]).toMatchObject({ id, subject: message.split('\n')[0] })
    const typed = [email.toUpperCase(), message.slice(0, 28), `t-${id}`]
    for (const q of typed.map(encodeURIComponent)) {
      const found = (await manager.get(`/api/admin/tickets?q=${q}`)).as(TicketPage)
      expect([q, found.items.map((one) => one.id)]).toEqual([q, [id]])
    }
    expect((await manager.get('/api/admin/tickets?q=%25')).as(TicketPage).total).toBe(0)
    expect((await manager.get('/api/admin/tickets?state=closed')).as(TicketPage).total).toBe(0)
    expect((await manager.get('/api/admin/tickets?state=lost')).status).toBe(400)
  })

  it('are answered by email, with what was asked below it', async () => {
    const { shop } = testShop()
    const { email, id } = await write()
    const manager = await signedIn(testShop(), 'manager')
    const words = 'Yes, it is.\n\nShall we send a picture? <b>'
    const reply = await manager.post(`/api/admin/tickets/${id}/answers`, { words })
    expect(reply.as(TicketText)).toMatchObject({ state: 'answered', answers: [{ words }] })
    const [mail] = await emailsTo(email)
    await tryOnce(shop, sendEmail, { mailId: mail?.id })
    const [sent] = await emailsTo(email)
    expect(sent?.subject).toContain(`T-${String(id).padStart(6, '0')}`)
    expect(sent?.body).toContain('Shall we send a picture?')
    expect(sent?.body).toContain('You wrote: Is the pallu')
    expect(sent?.html).not.toContain('picture? <b>')
    const empty = await manager.post(`/api/admin/tickets/${id}/answers`, { words: '  ' })
    expect(empty.body['errors']).toEqual({ words: 'Please write a few words' })
    expect(await emailsTo(email)).toHaveLength(1)
  })

  it('are closed and opened again; each step is audited once', async () => {
    const { id } = await write()
    const manager = await signedIn(testShop(), 'manager')
    const move = (state: string) => manager.post(`/api/admin/tickets/${id}/moves`, { state })
    expect((await move('closed')).as(TicketText).state).toBe('closed')
    expect((await move('closed')).as(TicketText).state).toBe('closed')
    expect((await move('open')).as(TicketText).state).toBe('open')
    expect((await move('answered')).status).toBe(400)
    const audit = await testShop()
      .shop.db.read.selectFrom('audit')
      .select(['before', 'after'])
      .where('kind', '=', 'ticket')
      .where('subject_id', '=', id)
      .orderBy('id')
      .execute()
    expect(audit).toEqual([
      { before: '{"state":"open"}', after: '{"state":"closed"}' },
      { before: '{"state":"closed"}', after: '{"state":"open"}' },
    ])
  })

  it('are none of a packer’s business; one that is not there is not found', async () => {
    const packer = await signedIn(testShop(), 'packer')
    expect((await packer.get('/api/admin/tickets')).status).toBe(403)
    const manager = await signedIn(testShop(), 'manager')
    expect((await manager.get('/api/admin/tickets/999999')).status).toBe(404)
    const lost = await manager.post('/api/admin/tickets/999999/answers', { words: 'Hello?' })
    expect(lost.status).toBe(404)
  })

  it('go with the customer who wrote them', async () => {
    const { shop } = testShop()
    const customer = await signedIn(testShop())
    const { id } = await write(customer)
    const mine = JSON.parse((await customer.get('/api/users/data')).text)
    expect(mine.messages).toMatchObject([{ state: 'open', name: expect.any(String) }])
    const user = await userById(shop.db.read, customer.userId ?? 0)
    if (!user) throw new Error('The customer is there.')
    await deleteAccount(shop, user)
    const manager = await signedIn(testShop(), 'manager')
    expect((await manager.get(`/api/admin/tickets/${id}`)).status).toBe(404)
  })
})
