import { beforeEach, expect, it } from 'vitest'
import { CreditPage, StaffStoreCredit } from '#contract/store-credits/types.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { type Reply, type Shopper, signedIn } from '#test/shopper.ts'

// What staff are told of store credits, and what each thing that they do with one leaves behind.

const list = '/api/admin/store-credits'

onNewShops('the store credits of buyers', (testShop) => {
  let owner: Shopper
  beforeEach(async () => {
    owner = await signedIn(testShop(), 'owner')
  })

  let codes = 0
  /** Paise are left of 6,000 rupees. */
  const credit = async (balance = 600_000, email = 'meena@example.in') => {
    const row = {
      ...{ code: `SC-A${++codes}`, issued_paise: 600_000, balance_paise: balance },
      ...{ user_id: null, full_name: 'Meena Raman', mobile: '9840012345', email, order_id: null },
      ...{ return_id: null, created_at: testShop().shop.now() },
    } as const
    return testShop().shop.db.write(async (tx) => {
      const made = tx.insertInto('store_credits').values(row).returning(['id', 'code'])
      return made.executeTakeFirstOrThrow()
    })
  }
  const asked = async (query = '', who = owner) =>
    must(await who.get(`${list}${query}`)).as(CreditPage)
  const says = ({ status, body }: Reply) => [status, body['message'], body['errors'] ?? null]
  const pay = (id: number, form: object) => owner.post(`${list}/${id}/payouts`, form)
  const cash = { amount: 1000.5, method: 'upi' }

  it('are listed with what is left, the newest first; who sees no figures sees no sum', async () => {
    const none = { items: [], total: 0, page: 1, pages: 1, balance: 0 }
    expect(await asked()).toEqual(none)
    const first = await credit(250_050)
    const second = await credit()
    const head = {
      ...{ fullName: 'Meena Raman', mobile: '9840012345', email: 'meena@example.in' },
      ...{ isOfAccount: false, orderId: null, orderNumber: null, issued: 6000 },
      createdAt: '2026-01-15T06:30:00.000Z',
    }
    const items = [
      { ...head, ...second, balance: 6000 },
      { ...head, ...first, balance: 2500.5 },
    ]
    expect(await asked()).toEqual({ items, total: 2, page: 1, pages: 1, balance: 8500.5 })
    const packer = await signedIn(testShop(), 'packer')
    expect(await asked('', packer)).toEqual({ items, total: 2, page: 1, pages: 1, balance: 0 })
  })

  it('are thirty on a page, and narrowed to the open ones, the spent ones and what is looked for', async () => {
    const spent = await credit(0)
    const ids = [spent.id]
    for (let at = 0; at < 30; at += 1) ids.unshift((await credit(100)).id)
    expect((await asked()).items.map(({ id }) => id)).toEqual(ids.slice(0, 30))
    const second = await asked('?page=2')
    expect([second.items.map(({ id }) => id), second.total, second.page, second.pages]).toEqual([
      ...[[spent.id], 31, 2, 2],
    ])
    expect(second.balance).toBe(30)
    expect((await asked('?state=open')).total).toBe(30)
    for (const query of ['?state=closed', `?q=${spent.code}`])
      expect((await asked(query)).items.map(({ id }) => id)).toContain(spent.id)
  })

  it('one is paid out in part: what is left, how and by whom, in its entries and in the log', async () => {
    const { id, code } = await credit()
    const paid = must(await pay(id, { ...cash, reference: '512345678901', seenBalance: 6000 }))
    const { username } = await testShop()
      .shop.db.read.selectFrom('users')
      .select('username')
      .where('id', '=', owner.userId ?? 0)
      .executeTakeFirstOrThrow()
    const entry = { kind: 'paid-out', amount: 1000.5, method: 'upi', reference: '512345678901' }
    const shown = paid.as(StaffStoreCredit)
    expect(shown).toMatchObject({ id, code, balance: 4999.5, issued: 6000, note: '' })
    expect(shown.entries).toEqual([
      {
        ...{ ...entry, orderId: null, orderNumber: null, by: username },
        at: '2026-01-15T06:30:00.000Z',
      },
    ])
    expect(must(await owner.get(`${list}/${id}`)).body).toEqual(paid.body)
    must(await pay(id, cash))
    const line = { user_id: owner.userId, action: 'update', subject_id: id, subject: code }
    const [method, reference] = ['upi', '512345678901']
    expect(await logged(testShop(), 'store-credit')).toEqual([
      { ...line, before: { balance: 6000 }, after: { balance: 4999.5, method, reference } },
      { ...line, before: { balance: 4999.5 }, after: { balance: 3999, method, reference: '' } },
    ])
  })

  it('no more is paid out of one than is left, nor where its balance has changed meanwhile', async () => {
    const { id } = await credit(100_000)
    const over = await pay(id, cash)
    expect(says(over)).toEqual([409, expect.stringContaining('1,000'), expect.any(Object)])
    expect(Object.entries(Object(over.body['errors']))).toEqual([
      ['amount', expect.stringContaining('1,000')],
    ])
    for (const amount of [500, 1500]) {
      const late = await pay(id, { amount, method: 'upi', seenBalance: 900 })
      expect([late.status, late.body['refusal']]).toEqual([409, 'credit-changed'])
      expect(late.body['current']).toEqual({ balance: 1000 })
    }
    expect((await asked()).balance).toBe(1000)
    expect(await logged(testShop(), 'store-credit')).toEqual([])
    const all = must(await pay(id, { amount: 1000, method: 'upi' })).as(StaffStoreCredit)
    expect([all.balance, all.entries.length]).toEqual([0, 1])
  })

  it('its code is sent to its owner anew, which the log says without the code', async () => {
    const { id, code } = await credit()
    const sent = must(await owner.post(`${list}/${id}/emails`))
    expect(sent.as(StaffStoreCredit)).toMatchObject({ id, balance: 6000, entries: [] })
    const mails = testShop().shop.db.read.selectFrom('mails').select(['letter', 'recipient'])
    expect(await mails.execute()).toEqual([
      { letter: 'store-credit-issued', recipient: 'meena@example.in' },
    ])
    const line = { user_id: owner.userId, action: 'update', subject_id: id, subject: code }
    const log = await logged(testShop(), 'store-credit')
    expect(log).toEqual([{ ...line, before: null, after: { emailed: true } }])
  })

  it('nothing is sent of an empty one or to nobody, and one that is not there is not found', async () => {
    const sent = async (id: number) => {
      const { status, body } = await owner.post(`${list}/${id}/emails`)
      return [status, body['refusal']]
    }
    expect(await sent((await credit(0)).id)).toEqual([409, 'credit-is-empty'])
    expect(await sent((await credit(100, '')).id)).toEqual([409, 'credit-without-email'])
    expect(await sent(999)).toEqual([404, 'no-such-store-credit'])
    for (const reply of [await owner.get(`${list}/999`), await pay(999, cash)])
      expect([reply.status, reply.body['refusal']]).toEqual([404, 'no-such-store-credit'])
    expect(await logged(testShop(), 'store-credit')).toEqual([])
  })
})
