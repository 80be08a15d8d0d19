import { expect, it } from 'vitest'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order } from '#contract/orders/types.ts'
import { StaffReturnPage } from '#contract/returns/types.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { cashGoesTo } from '#test/ordering.ts'
import { signedIn } from '#test/shopper.ts'

// What is told of a return, whole and word for word, to its buyer and to staff.

onNewShops('what is told of a return', (testShop) => {
  async function delivered(quantity = 2) {
    await openForBusiness(testShop())
    const made = await anOrder(testShop(), { quantity })
    await made.deliver()
    const lines = [{ lineId: made.lineId, quantity }]
    const form = { wish: 'return', reason: 'colour', words: 'Darker', lines, ...cashGoesTo }
    const ask = (changes: object = {}) =>
      made.guest.post(`/api/orders/${made.token}/returns`, { ...form, ...changes })
    const seen = async () => must(await made.guest.get(`/api/orders/${made.token}`)).as(Order)
    const listed = async () => {
      const reader = await signedIn(testShop(), 'owner')
      return must(await reader.get('/api/admin/returns')).as(StaffReturnPage)
    }
    const staff = async (id: number, act: string, wish: object) =>
      (await signedIn(testShop(), 'owner')).post(`/api/admin/returns/${id}/${act}`, wish)
    return { ...made, ask, seen, listed, act: staff }
  }
  const at = (ms = 0) => new Date(testShop().clock.now + ms).toISOString()
  const says = (reply: { status: number; body: Record<string, unknown> }) => [
    reply.status,
    reply.body['message'],
  ]

  it('asked, decided and arrived, to both', async () => {
    const { ask, seen, listed, act, lineId, id: orderId } = await delivered()
    must(await ask())
    const [asked] = (await seen()).returns
    const told = {
      ...{ wish: 'return', reason: 'colour', words: 'Darker', photos: [], state: 'asked' },
      ...{ decision: '', lines: [{ lineId, quantity: 2 }], askedAt: at(), id: asked?.id },
      ...{ isCreditChosen: false, resolution: null, exchange: null, owed: null },
    }
    expect((await seen()).returns).toEqual([{ ...told, credit: null }])
    const staff = {
      ...{ ...told, orderId, fullName: 'Meena Raman', mobile: '9840012345' },
      ...{ names: ['Kanjivaram in arakku'], isRestocked: false, refundId: null },
      ...{ decidedAt: null, receivedAt: null, orderNumber: (await seen()).number },
    }
    expect(await listed()).toEqual({ items: [staff], total: 1, page: 1, pages: 1 })
    const id = asked?.id ?? 0
    testShop().clock.now += 60_000
    const decided = { state: 'approved', decision: 'Please send it', decidedAt: at() }
    must(await act(id, 'decision', { isApproved: true, words: 'Please send it' }))
    expect((await listed()).items).toEqual([{ ...staff, ...decided }])
    testShop().clock.now += 60_000
    must(await act(id, 'receipt', { isRestocked: true }))
    const received = { state: 'received', isRestocked: true, receivedAt: at(), owed: 12_000 }
    expect((await listed()).items).toEqual([{ ...staff, ...decided, ...received }])
    const order = await seen()
    expect(order.state).toBe('returned')
    const steps = order.events.filter(({ kind }) => kind === 'return')
    expect(steps.map(({ words, actor }) => [words, actor])).toEqual([
      ['return', 'customer'],
      ['approved: Please send it', 'staff'],
      ['received', 'staff'],
    ])
  })

  it('refused without a word, and one that is not there', async () => {
    const { ask, seen, listed, act, lineId } = await delivered()
    must(await ask({ wish: 'exchange', words: undefined }))
    const [asked] = (await seen()).returns
    expect(asked).toMatchObject({ wish: 'exchange', words: '' })
    must(await act(asked?.id ?? 0, 'decision', { isApproved: false }))
    expect((await listed()).items).toMatchObject([{ state: 'refused', decision: '' }])
    const [, last] = (await seen()).events.filter(({ kind }) => kind === 'return')
    expect(last?.words).toBe('refused')
    const { db } = testShop().shop
    const mails = await db.read.selectFrom('mails').select('letter').orderBy('id').execute()
    expect(mails.slice(-2).map(({ letter }) => letter)).toEqual(['return-asked', 'return-refused'])
    must(await ask({ lines: [{ lineId, quantity: 1 }] }))
    const both = [[{ lineId, quantity: 1 }], [{ lineId, quantity: 2 }]]
    expect((await listed()).items.map(({ lines }) => lines)).toEqual(both)
    expect((await seen()).returns.map(({ lines }) => lines)).toEqual(expect.arrayContaining(both))
    expect(says(await act(asked?.id ?? 0, 'receipt', { isRestocked: true }))).toEqual([
      409,
      'A return that is refused cannot be received.',
    ])
    for (const [name, wish] of [
      ['decision', { isApproved: true }],
      ['receipt', { isRestocked: true }],
      ['closing', {}],
    ] as const) {
      expect(says(await act(99_999, name, wish))).toEqual([404, 'This return does not exist.'])
    }
  })

  it('too late, too early, too much, twice, and too many photos', async () => {
    const { ask, lineId, token, guest } = await delivered()
    const refused = async (changes: object, sentence: string, status = 400) =>
      expect(says(await ask(changes))).toEqual([status, sentence])
    const foreign = 'Please choose only pieces of this order that are not sent back yet.'
    const double = [1, 1].map((quantity) => ({ lineId, quantity }))
    for (const lines of [
      [{ lineId, quantity: 3 }],
      [{ lineId: lineId + 999, quantity: 1 }],
      double,
      [
        { lineId, quantity: 1 },
        { lineId: lineId + 999, quantity: 1 },
      ],
    ]) {
      await refused({ lines }, foreign)
    }
    const reply = await ask({ lines: double })
    expect(reply.body['errors']).toEqual({ lines: 'Not in this order, or sent back already' })
    const photos = new FormData()
    const whole = [{ lineId, quantity: 2 }]
    for (const [name, value] of Object.entries({ wish: 'return', reason: 'colour', ...cashGoesTo }))
      photos.set(name, value)
    photos.set('lines', JSON.stringify(whole))
    for (let n = 0; n < 7; n++) photos.append('photos', new File(['x'], `${n}.jpg`))
    const many = await guest.post(`/api/orders/${token}/returns`, photos)
    expect(says(many)).toEqual([413, 'At most 6 files can be sent at once.'])
    await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    must(await ask({ lines: [{ lineId, quantity: 1 }] }))
    await refused({ lines: whole }, foreign)
    testShop().clock.now += 48 * 3_600_000 + 1
    const damage = 'Damage must be reported within 48 hours of delivery.'
    const rest = [{ lineId, quantity: 1 }]
    await refused({ lines: rest, reason: 'damaged' }, damage, 409)
    testShop().clock.now += 7 * 86_400_000
    await refused({ lines: rest }, 'The 7 days for returns are over.', 409)
    const fresh = await anOrder(testShop())
    const early = await fresh.guest.post(`/api/orders/${fresh.token}/returns`, {
      ...{ wish: 'return', reason: 'colour', lines: [{ lineId: fresh.lineId, quantity: 1 }] },
      ...cashGoesTo,
    })
    expect(says(early)).toEqual([409, 'Only what has been delivered can be sent back.'])
  })

  it('closed without money, or with it, and named by its refund', async () => {
    const { ask, seen, listed, act, id: orderId, owner } = await delivered()
    must(await ask())
    const id = (await seen()).returns[0]?.id ?? 0
    must(await act(id, 'decision', { isApproved: true }))
    must(await act(id, 'receipt', { isRestocked: false }))
    const refund = { amount: 12_000, method: 'upi', reference: '800000000001' }
    must(await act(id, 'closing', { refund }))
    const shown = must(await owner.get(`/api/admin/orders/${orderId}`)).as(StaffOrder)
    expect(shown.refunds).toMatchObject([
      { amount: 12_000, method: 'upi', reason: 'return', documentNumber: 'CN-2526-000001' },
    ])
    expect((await listed()).items).toMatchObject([
      { state: 'closed', refundId: shown.refunds[0]?.id, isRestocked: false },
    ])
    expect(shown.state).toBe('refunded')
    expect(says(await act(id, 'closing', { refund }))).toEqual([
      409,
      'A return that is closed cannot be closed.',
    ])
  })

  it('an exchange counts once its piece is back: refused it hinders nothing, back it keeps the sale', async () => {
    for (const [isApproved, state] of [
      [false, 'returned'],
      [true, 'delivered'],
    ] as const) {
      const { ask, seen, act, lineId } = await delivered()
      const one = [{ lineId, quantity: 1 }]
      const newest = async () =>
        (await seen()).returns.find(({ state: now }) => now === 'asked')?.id
      const goesBack = async (isAccepted: boolean) => {
        const id = (await newest()) ?? 0
        must(await act(id, 'decision', { isApproved: isAccepted }))
        if (isAccepted) must(await act(id, 'receipt', { isRestocked: true }))
      }
      must(await ask({ wish: 'exchange', lines: one }))
      await goesBack(isApproved)
      for (let left = isApproved ? 1 : 2; left > 0; left -= 1) {
        must(await ask({ lines: one }))
        expect((await seen()).state).toBe('delivered')
        await goesBack(true)
      }
      expect((await seen()).state).toBe(state)
    }
  })

  it('all the money for a part of the order is a refund, and no return of the whole', async () => {
    const { ask, seen, act, lineId } = await delivered()
    must(await ask({ lines: [{ lineId, quantity: 1 }] }))
    const id = (await seen()).returns[0]?.id ?? 0
    must(await act(id, 'decision', { isApproved: true }))
    must(await act(id, 'receipt', { isRestocked: true }))
    expect((await seen()).state).toBe('delivered')
    // More than the credit note of one piece is a gift, which staff have to say (R28).
    const refund = { amount: 12_050, method: 'upi', reference: '800000000002', isGoodwill: true }
    must(await act(id, 'closing', { refund }))
    const steps = (await seen()).events.filter(({ kind }) => kind === 'moved').map(({ to }) => to)
    expect(steps).not.toContain('returned')
  })
})
