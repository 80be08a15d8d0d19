import { expect, it } from 'vitest'
import { StatementAnswer } from '#contract/payments/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { signedIn } from '#test/shopper.ts'

// Who said that money is there, of which order and by which reference.

onNewShops('the log of payments', (testShop) => {
  async function waiting(count = 1) {
    await openForBusiness(testShop())
    const made = []
    for (let left = count; left > 0; left -= 1)
      made.push(await anOrder(testShop(), { method: 'upi' }))
    const owner = await signedIn(testShop(), 'owner')
    const read = testShop().shop.db.read
    const numbers = await read.selectFrom('orders').select(['id', 'number']).orderBy('id').execute()
    return { made, owner, numbers }
  }
  const logged = async () => {
    const rows = await testShop()
      .shop.db.read.selectFrom('audit')
      .select(['action', 'kind', 'subject_id', 'subject', 'before', 'after'])
      .orderBy('id')
      .execute()
    const read = (json: string | null) => (json === null ? null : JSON.parse(json))
    return rows.map((row) => ({ ...row, before: read(row.before), after: read(row.after) }))
  }

  it('names the order, and the reference as it was typed, where one was', async () => {
    const { made, owner, numbers } = await waiting(2)
    const [first, second] = made
    must(await owner.post(`/api/admin/orders/${first?.id}/payments`, { reference: '412345678901' }))
    must(await owner.post(`/api/admin/orders/${second?.id}/payments`))
    const of = (at: number, paid: string) => ({
      ...{ action: 'update', kind: 'order', subject_id: numbers[at]?.id },
      ...{ subject: numbers[at]?.number, before: null, after: { paid } },
    })
    expect(await logged()).toEqual([of(0, '412345678901'), of(1, '')])
    const again = await owner.post(`/api/admin/orders/${first?.id}/payments`)
    expect([again.status, again.body['refusal']]).toEqual([409, 'order-paid-already'])
    const nobody = await owner.post('/api/admin/orders/99999/payments')
    expect([nobody.status, nobody.body['refusal']]).toEqual([404, 'no-such-order'])
    expect(await logged()).toHaveLength(2)
  })

  it('names the orders that a statement of the bank has settled, and no statement that settles none', async () => {
    const { owner, numbers } = await waiting(3)
    const [one, other, third] = numbers.map(({ number }) => number)
    const rows = [
      `15/01/26,UPI/412345678901/${one},,6000`,
      `15/01/26,UPI/412345678902/${other},,6000`,
      `15/01/26,UPI/412345678903/${third},,5999`,
      '15/01/26,UPI/412345678904/SOMEBODY,,6000',
    ]
    const csv = ['Date,Narration,Withdrawal,Deposit', ...rows].join('\n')
    const path = '/api/admin/payments/statement'
    const looked = must(await owner.post(path, { csv })).as(StatementAnswer)
    expect(looked.lines.map(({ outcome }) => outcome)).toEqual([
      ...['fits', 'fits', 'amount-differs', 'unknown'],
    ])
    expect(await logged()).toEqual([])
    const form = new FormData()
    form.set('isApplied', 'true')
    form.append('statement', new File([csv], 'bank.csv'))
    const applied = must(await owner.post(path, form)).as(StatementAnswer)
    expect(applied.settled).toBe(2)
    expect(await logged()).toEqual([
      {
        ...{ action: 'import', kind: 'payments', subject_id: null, subject: 'Bank statement' },
        ...{ before: null, after: { settled: `${one}, ${other}` } },
      },
    ])
    must(await owner.post(path, { csv, isApplied: true }))
    expect(await logged()).toHaveLength(1)
    const nothing = await owner.post(path, { isApplied: true })
    expect([nothing.status, nothing.body['refusal']]).toEqual([400, 'no-statement-chosen'])
    expect(Object.keys(nothing.body['errors'] as object)).toEqual(['statement'])
  })

  it('names the way of a link, which asks for what is left and keeps the pieces for it', async () => {
    const { made, owner, numbers } = await waiting()
    const id = made[0]?.id ?? 0
    const link = await owner.post(`/api/admin/orders/${id}/payment-link`, { method: 'upi' })
    const { url, whatsapp } = must(link).body as { url: string; whatsapp: string }
    expect(url).toMatch(/^http:\/\/.*\/order\/[\w-]{22}$/)
    const text = new URL(whatsapp).searchParams.get('text')
    const number = numbers[0]?.number
    expect(text).toBe(`To pay ₹6,000 for your order ${number}, please open this link:\n${url}`)
    await testShop().shop.db.write((tx) =>
      tx.updateTable('orders').set({ language: 'ml' }).where('id', '=', id).execute(),
    )
    const again = await owner.post(`/api/admin/orders/${id}/payment-link`, { method: 'upi' })
    const said = must(again).body as { url: string; whatsapp: string }
    expect(new URL(said.url).pathname).toMatch(/^\/ml\/order\//)
    expect(new URL(said.whatsapp).searchParams.get('text')).toBe(
      `നിങ്ങളുടെ ഓർഡർ ${number}-നുള്ള ₹6,000 അടയ്ക്കാൻ ഈ ലിങ്ക് തുറക്കുക:\n${said.url}`,
    )
    const noted = { kind: 'order', subject: number, after: { paymentLink: 'upi' } }
    expect(await logged()).toMatchObject([noted, noted])
    const { heldUntil } = must(await owner.get(`/api/admin/orders/${id}`)).body
    expect(Date.parse(String(heldUntil))).toBe(testShop().clock.now + 24 * 3_600_000)
    const nobody = await owner.post('/api/admin/orders/99999/payment-link', { method: 'upi' })
    expect([nobody.status, nobody.body['refusal']]).toEqual([404, 'no-such-order'])
  })
})
