import { randomUUID } from 'node:crypto'
import { beforeAll, expect, it } from 'vitest'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { asksForData } from '#test/proved-request.ts'
import { readEmail } from '#test/read-email.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { insertCode } from '../../accounts/codes/queries.ts'
import { emptyProfile } from '../../settings/documents.ts'
import { writeDocument } from '../../settings/queries.ts'

onBothEngines('an email', (testShop) => {
  beforeAll(async () => {
    testShop().clock.now = Date.UTC(2026, 0, 15, 20, 0)
    await openForBusiness(testShop())
  })

  const read = (name: string, props: object) => readEmail(testShop(), name, props)
  let writers = 0
  const wrote = async (way: string, message: string) => {
    const form = { name: 'Asha', email: `asha${++writers}@example.in`, message }
    await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const { number } = must(await newShopper(testShop()).post(`/api/${way}`, form), 201).body
    return Number(String(number).slice(2))
  }
  const answered = async (way: 'tickets' | 'complaints', id: number, words: string) => {
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.post(`/api/admin/${way}/${id}/answers`, { words }))
    const rows = testShop()
      .shop.db.read.selectFrom(way === 'tickets' ? 'ticket_answers' : 'complaint_events')
      .select('id')
    return (await rows.orderBy('id', 'desc').executeTakeFirstOrThrow()).id
  }

  it('lets stand out what its reader looks for: a code, a last day, a total', async () => {
    const { shop } = testShop()
    const boldIn = async (name: string, props: object) => {
      const { html } = await read(name, props)
      const rows = html.matchAll(/<td align="right" style="[^"]*;font-weight:600">(.*?)<\/td>/g)
      return [...rows].map(([, value]) => value)
    }
    const { id: orderId } = await anOrder(testShop())
    expect(await boldIn('order-placed', { orderId })).toEqual(['₹6,050'])
    const ticketId = await wrote('complaints', 'The fall is torn.')
    expect(await boldIn('complaint-for-shop', { ticketId })).toEqual(['16 February 2026'])
    const asks = { kind: 'access', email: 'bold@example.in' }
    const { id: requestId } = await asksForData(testShop(), asks)
    expect(await boldIn('data-request-code', { requestId })).toEqual(['CODE'])
    const times = { createdAt: shop.now(), expiresAt: shop.now() + 1 }
    const codeId = await shop.db.write((tx) =>
      insertCode(tx, { ticketHash: randomUUID(), email: 'bold@example.in', ...times }),
    )
    expect(await boldIn('sign-in-code', { codeId })).toEqual(['CODE'])
    const { id: creditId } = await issuedCredit(testShop(), await anOrder(testShop()))
    expect(await boldIn('store-credit-issued', { creditId })).toEqual(['SC-CODE', 'SECRET'])
  })

  it('of a shop without a phone and an address for emails names the form instead', async () => {
    const answerId = await answered('tickets', await wrote('contact', 'Is it red?'), 'It is.')
    const { shop } = testShop()
    const bare = { ...emptyProfile, name: 'Pallu' }
    await shop.db.write((tx) => writeDocument(tx, 'profile', bare, shop.now()))
    const received = await read('message-received', { number: 'T-000001' })
    expect(received.text).not.toContain('If it cannot wait')
    const { text } = await read('message-answered', { answerId })
    expect(text).toContain(
      `To tell us more, write to us at ${shop.config.publicUrl}/contact; your reference is T-NUMBER.`,
    )
    await openForBusiness(testShop())
  })

  it('says in a line what it is about, and quotes as much of a long message as one can read', async () => {
    const long = `It is ${'very '.repeat(300)}red.`
    const ticketId = await wrote('contact', long)
    const lines = (await read('message-for-shop', { ticketId })).text.split('\n')
    expect(lines[1]).toBe(`Preview: ${long.slice(0, 120)}`)
    const words = `${'So it is. '.repeat(20)}\n\nCome and see.`
    const answerId = await answered('tickets', ticketId, words)
    const { text } = await read('message-answered', { answerId })
    expect(text.split('\n')[1]).toBe(`Preview: ${words.slice(0, 120)}`)
    expect(text).toContain(`You wrote: ${long.slice(0, 1000)}…\n`)
    expect(text).toContain('So it is. \n\nCome and see.\n')
    const exact = await answered('tickets', await wrote('contact', 'x'.repeat(1000)), 'Yes.')
    expect((await read('message-answered', { answerId: exact })).text).not.toContain('…')
    const complaint = await wrote('complaints', long)
    const told = await read('complaint-for-shop', { ticketId: complaint })
    expect(told.text.split('\n')[1]).toBe(`Preview: ${long.slice(0, 120)}`)
    expect(told.text).not.toContain('Order:')
    const eventId = await answered('complaints', complaint, words)
    const ended = await read('complaint-answered', { eventId })
    expect(ended.text.split('\n')[1]).toBe(`Preview: ${words.slice(0, 120)}`)
  })

  it('about a store credit tells whoever has an account that it is there already', async () => {
    const { id } = await issuedCredit(testShop(), await anOrder(testShop()))
    const ofAccount = 'If you sign in, you need no code: it is already in your account.'
    expect((await read('store-credit-issued', { creditId: id })).text).not.toContain(ofAccount)
    const { shop } = testShop()
    await signedIn(testShop())
    const { id: user_id } = await shop.db.read
      .selectFrom('users')
      .select('id')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    await shop.db.write((tx) =>
      tx.updateTable('store_credits').set({ user_id }).where('id', '=', id).execute(),
    )
    const { text } = await read('store-credit-issued', { creditId: id })
    expect(text).toContain(`reply to this email. ${ofAccount}\n`)
    await shop.db.write((tx) =>
      tx.updateTable('store_credits').set({ balance_paise: 0 }).where('id', '=', id).execute(),
    )
    await expect(read('store-credit-issued', { creditId: id })).rejects.toThrow('nothing to say')
  })

  it('to whoever complains is signed by the grievance officer, with every way to them', async () => {
    const ticketId = await wrote('complaints', 'The border is torn.')
    expect((await read('complaint-received', { ticketId })).text).not.toContain('Grievance officer')
    await registerShop(testShop())
    const { text } = await read('complaint-received', { ticketId })
    expect(text).toContain(
      [
        'Grievance officer: S. Asha, Grievance officer',
        'Phone: +91 44 2499 0001',
        'Email: asha@pallu.example',
        'Hours: Mon-Fri 10-17',
      ].join('\n'),
    )
    const reached = { name: 'S. Asha', designation: '', phone: '', hours: '' }
    await registerShop(testShop(), { grievanceOfficer: { ...reached, email: 'a@pallu.example' } })
    const again = await read('complaint-received', { ticketId })
    expect(again.text).toContain('\nGrievance officer: S. Asha\nEmail: a@pallu.example\n\n')
  })

  it('about what is gone, or over, is not sent', async () => {
    const none = [
      ['complaint-answered', { eventId: 999_999 }],
      ['complaint-received', { ticketId: 999_999 }],
      ['complaint-for-shop', { ticketId: 999_999 }],
      ['message-answered', { answerId: 999_999 }],
      ['message-for-shop', { ticketId: 999_999 }],
      ['change-email', { userId: 999_999, email: 'new@example.in' }],
      ['confirm-email', { userId: 999_999 }],
      ['reset-password', { userId: 999_999 }],
      ['sign-in-code', { codeId: 999_999 }],
      ['confirm-subscription', { subscriberId: 999_999 }],
      ['breach-notice', { breachId: 999_999, email: 'asha@example.in' }],
      ['data-request-answered', { requestId: 999_999 }],
      ['data-request-code', { requestId: 999_999 }],
      ['store-credit-issued', { creditId: 999_999 }],
    ] as const
    for (const [name, props] of none) {
      await expect(read(name, props), name).rejects.toThrow('nothing to say')
    }
    const ticketId = await wrote('complaints', 'A thread is loose.')
    const owner = await signedIn(testShop(), 'owner')
    const end = { outcome: 'repaired', words: 'It is sewn.' }
    must(await owner.post(`/api/admin/complaints/${ticketId}/resolution`, end))
    await expect(read('complaint-for-shop', { ticketId })).rejects.toThrow('nothing to say')
  })
})
