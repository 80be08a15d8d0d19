import { expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { StaffOrder } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { GstinAnswer, SavedTaxSettings, SellerBlock, TaxRateRow } from '#contract/tax/types.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { address, fill, order } from '#test/ordering.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, signedIn } from '#test/shopper.ts'
import { demoGstin, registerShop } from '#test/tax-shop.ts'
import { onAnswered } from '../platform/db/query-times.ts'

const buyerGstin = '29ZZZFB0000Z1ZF'
const form = {
  ...{ registration: 'regular', legalName: 'Pallu Sarees', gstin: demoGstin, stateCode: '33' },
  ...{ principalAddress: '12 Mada Street, Chennai', from: '2026-01-15' },
}

onNewShops('the shop before the law', (testShop) => {
  const filled = async (price = 10_660) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price }))
    return guest
  }
  const cartOf = async (guest: Awaited<ReturnType<typeof filled>>) =>
    (await guest.get('/api/cart')).as(Cart)

  it('has said nothing at first, and names no tax anywhere', async () => {
    const owner = await signedIn(testShop(), 'owner')
    expect((await owner.get('/api/admin/taxes')).as(SavedTaxSettings)).toMatchObject({
      ...{ settings: null, from: null, upcoming: null, isPlaceholder: false },
    })
    expect((await cartOf(await filled())).tax).toBeNull()
    expect((await owner.get('/api/seller')).as(SellerBlock).gstin).toBeNull()
  })

  it('is what its owner says, from a day on; the tax inside a cart is told at once', async () => {
    const { app, shop } = testShop()
    const owner = await signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
    const saved = SavedTaxSettings.parse(must(await owner.put('/api/admin/taxes', form)).body)
    expect(saved).toMatchObject({ from: '2026-01-15', isPlaceholder: true })
    expect((await cartOf(await filled())).tax).toEqual({
      ...{ place: '33', supply: 'intra', stateTax: 'SGST', tax: 507.62 },
      ...{ taxable: 10_152.38, cgst: 253.81, sgst: 253.81, igst: 0 },
      byRate: [{ rate: 5, taxable: 10_152.38, cgst: 253.81, sgst: 253.81, igst: 0 }],
    })
    expect((await owner.get('/api/seller')).body).toMatchObject({
      ...{ legalName: 'Pallu Sarees', gstin: demoGstin, state: '33-Tamil Nadu' },
    })
    const change = { registration: 'composition', from: '2026-04-01', reason: 'Smaller' }
    const later = { ...form, ...change, password }
    must(await owner.put('/api/admin/taxes', later))
    const now = SavedTaxSettings.parse((await owner.get('/api/admin/taxes')).body)
    expect(now.settings?.registration).toBe('regular')
    expect(now.upcoming).toMatchObject({ from: '2026-04-01' })
    testShop().clock.now = Date.UTC(2026, 3, 1, 6)
    expect((await cartOf(await filled())).tax).toBeNull()
  })

  it('asks for the law once for all carts that are only looked at', async () => {
    await registerShop(testShop())
    const guest = await filled()
    await cartOf(guest)
    const asked: string[] = []
    const stop = onAnswered(({ sql }) => void asked.push(sql))
    expect((await cartOf(guest)).tax).not.toBeNull()
    stop()
    expect(asked.filter((sql) => /"(tax_settings|tax_rates|law_numbers)"/.test(sql))).toEqual([])
    expect(asked).not.toEqual([])
  })

  it('names the nodal person of a company to everybody, and none where none is named', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const named = async () => (await owner.get('/api/seller')).as(SellerBlock).nodalPerson
    expect(await named()).toBeNull()
    must(await owner.put('/api/admin/taxes', form))
    expect(await named()).toBeNull()
    const nodalPerson = { name: 'V. Ravi', designation: 'Director', email: 'v@pallu.example' }
    must(await owner.put('/api/admin/taxes', { ...form, nodalPerson }))
    expect(await named()).toEqual({ ...nodalPerson, phone: '', hours: '' })
  })

  it('refuses what cannot be, beside the field', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const refusal = async (change: object) => {
      const reply = await owner.put('/api/admin/taxes', { ...form, ...change })
      return [reply.status, Object.keys((reply.body['errors'] as object | undefined) ?? {})]
    }
    expect(await refusal({ gstin: '33ZZZFP0000Z1ZA' })).toEqual([400, ['gstin']])
    expect(await refusal({ stateCode: '29' })).toEqual([400, ['stateCode']])
    expect(await refusal({ stateCode: '25' })).toEqual([400, ['stateCode']])
    expect(await refusal({ legalName: '' })).toEqual([400, ['legalName']])
    must(await owner.put('/api/admin/taxes', form))
    expect(await refusal({ from: '2026-01-14' })).toEqual([400, ['from']])
    expect(await refusal({ registration: 'composition' })).toEqual([400, ['reason']])
    expect((await refusal({ version: 'something old' }))[0]).toBe(409)
  })

  it('keeps its GSTIN as it is written, however it was typed', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const typed = { ...form, gstin: ' 33zzzfp0000 z1zc ' }
    const saved = must(await owner.put('/api/admin/taxes', typed)).as(SavedTaxSettings)
    expect(saved.settings?.gstin).toBe(demoGstin)
    expect((await owner.get('/api/seller')).as(SellerBlock).gstin).toBe(demoGstin)
  })

  it('writes down who changed it', async () => {
    const owner = await signedIn(testShop(), 'owner')
    must(await owner.put('/api/admin/taxes', form))
    const rows = await testShop().shop.db.read.selectFrom('audit').selectAll().execute()
    expect(rows).toMatchObject([{ action: 'update', kind: 'taxes', subject: 'from 2026-01-15' }])
  })

  it('reads a GSTIN by itself', async () => {
    const guest = newShopper(testShop())
    const answer = async (gstin: string) =>
      (await guest.post('/api/gstin-checks', { gstin })).as(GstinAnswer)
    expect(await answer(' 33zzzfp0000z1zc')).toMatchObject({ ok: true, state: '33-Tamil Nadu' })
    expect(await answer('33ZZZFP0000Z1ZA')).toMatchObject({ ok: false, reason: 'check-digit' })
  })
})

onNewShops('a sale before the law', (testShop) => {
  const buy = async (more: object, state = 'Tamil Nadu') => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 20_000 }))
    const there = state === 'Karnataka' ? { city: 'Bengaluru', pin: '560004' } : {}
    const reply = await order(guest, {
      more: { address: { ...address, ...there, state }, ...more },
    })
    return { guest, reply }
  }

  it('takes a buyer’s GSTIN, whose state is the place of supply', async () => {
    await registerShop(testShop())
    const { guest, reply } = await buy({
      buyerGstin: ' 29zzzfb0000z1zf ',
      buyerLegalName: 'Asha & Co',
    })
    const { token } = must(reply, 201).as(PlacedOrder)
    const seen = (await guest.get(`/api/orders/${token}`)).as(Order)
    expect(seen.buyerGstin).toBe(buyerGstin)
    const owner = await signedIn(testShop(), 'owner')
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .executeTakeFirstOrThrow()
    for (const to of ['packed', 'shipped'])
      must(await owner.post(`/api/admin/orders/${id}/moves`, { to }))
    const [row] = await testShop().shop.db.read.selectFrom('documents').selectAll().execute()
    expect(row).toMatchObject({
      ...{ place: '29', supply: 'inter', section: 'b2b', buyer_gstin: buyerGstin },
      ...{ taxable_paise: 1_904_762, igst_paise: 95_238, cgst_paise: 0 },
    })
    expect(JSON.parse(row?.buyer ?? '')).toMatchObject({ legalName: 'Asha & Co' })
  })

  it('is told on its page by rate: as an invoice of today would have it, then as its own has it', async () => {
    await registerShop(testShop())
    const { guest, reply } = await buy({})
    const { token } = must(reply, 201).as(PlacedOrder)
    const taxNow = async () => (await guest.get(`/api/orders/${token}`)).as(Order).tax
    const heads = { taxable: 19_047.62, cgst: 476.19, sgst: 476.19, igst: 0 }
    const told = { ...heads, tax: 952.38, place: '33', supply: 'intra', stateTax: 'SGST' }
    expect(await taxNow()).toEqual({ ...told, byRate: [{ rate: 5, ...heads }] })
    const owner = await signedIn(testShop(), 'owner')
    const orders = testShop().shop.db.read.selectFrom('orders').select('id')
    const { id } = await orders.executeTakeFirstOrThrow()
    const seen = (await owner.get(`/api/admin/orders/${id}`)).as(StaffOrder)
    expect(seen.tax).toEqual(await taxNow())
    for (const to of ['packed', 'shipped'])
      must(await owner.post(`/api/admin/orders/${id}/moves`, { to }))
    const rate = { taxClass: 'fabric', from: '2026-02-01', above: 0, rate: 12, source: 'Council' }
    must(await owner.post('/api/admin/tax-rates', rate))
    testShop().clock.now = Date.UTC(2026, 1, 2, 6)
    expect(await taxNow()).toEqual({ ...told, byRate: [{ rate: 5, ...heads }] })
  })

  it('names no tax on its page where none is charged, or nothing came of it', async () => {
    await registerShop(testShop(), { registration: 'composition' })
    const { guest, reply } = await buy({})
    const { token } = must(reply, 201).as(PlacedOrder)
    const taxNow = async () => (await guest.get(`/api/orders/${token}`)).as(Order).tax
    expect(await taxNow()).toBeNull()
    await registerShop(testShop())
    expect(await taxNow()).not.toBeNull()
    must(await guest.post(`/api/orders/${token}/cancel`, { reason: '' }))
    expect(await taxNow()).toBeNull()
  })

  it('refuses a GSTIN that is wrong, beside its field', async () => {
    await registerShop(testShop())
    const { reply } = await buy({ buyerGstin: '29ZZZFB0000Z1ZA' })
    expect(reply.status).toBe(400)
    expect(reply.body['faults']).toMatchObject({ buyerGstin: { code: 'gstin' } })
  })

  it('asks nobody for a GSTIN where no tax is charged', async () => {
    const { guest, reply } = await buy({ buyerGstin })
    const { token } = must(reply, 201).as(PlacedOrder)
    expect((await guest.get(`/api/orders/${token}`)).as(Order).buyerGstin).toBeNull()
  })

  it('across states is refused before anybody pays, where the shop is not a regular seller', async () => {
    await registerShop(testShop(), { registration: 'composition' })
    expect((await buy({})).reply.status).toBe(201)
    const { reply } = await buy({}, 'Karnataka')
    expect([reply.status, reply.body['message']]).toEqual([
      400,
      'We can send inside our own state only for now. Please ask us about this address.',
    ])
  })

  it('of handicraft alone goes across states from an unregistered shop that may', async () => {
    await registerShop(testShop(), { registration: 'unregistered', mayCrossStates: true })
    expect((await buy({}, 'Karnataka')).reply.status).toBe(400)
    const guest = newShopper(testShop())
    const id = await addPiece(testShop().shop, { price: 9000 })
    await testShop().shop.db.write((tx) =>
      tx.updateTable('products').set({ is_handicraft: 1 }).where('id', '=', id).execute(),
    )
    await fill(guest, id)
    const there = { ...address, city: 'Bengaluru', pin: '560004', state: 'Karnataka' }
    expect((await order(guest, { more: { address: there } })).status).toBe(201)
  })
})

onNewShops('the rates of tax', (testShop) => {
  const rates = async () => {
    const owner = await signedIn(testShop(), 'owner')
    return (await owner.get('/api/admin/tax-rates')).as(TaxRateRow.array())
  }
  const save = async (change: object) => {
    const owner = await signedIn(testShop(), 'owner')
    const rate = { taxClass: 'fabric', from: '2026-02-01', above: 0, rate: 12, source: 'Council' }
    return owner.post('/api/admin/tax-rates', { ...rate, ...change })
  }

  it('follow one another: a new one ends the one before it the day before', async () => {
    must(await save({}))
    const fabric = (await rates()).filter(({ taxClass }) => taxClass === 'fabric')
    expect(fabric).toMatchObject([
      { from: '2017-07-01', to: '2026-01-31', rate: 5 },
      { from: '2026-02-01', to: null, rate: 12 },
    ])
    await registerShop(testShop())
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { price: 1120 }))
    const rateNow = async () =>
      (await guest.get('/api/cart')).as(Cart).tax?.byRate.map(({ rate }) => rate)
    expect(await rateNow()).toEqual([5])
    testShop().clock.now = Date.UTC(2026, 0, 31, 18, 30)
    expect(await rateNow()).toEqual([12])
  })

  it('never lie over one another, begin in the past or cannot be halved', async () => {
    must(await save({}))
    const over = await save({})
    const sentence =
      'For these goods at this price there is a rate from 1 Feb 2026 on already: please choose a later day.'
    expect([over.status, over.body['errors']]).toEqual([409, { from: sentence }])
    expect((await save({ from: '2026-01-20' })).status).toBe(409)
    expect((await save({ from: '2025-12-31', taxClass: 'stitching' })).status).toBe(409)
    const odd = await save({ rate: 5.01, from: '2026-03-01' })
    expect([odd.status, odd.body['faults']]).toEqual([
      400,
      { rate: { code: 'rate-decimals', params: {} } },
    ])
    const halved =
      'A rate has at most two decimals, the last one even, like 5 or 0.26: CGST is half of it'
    expect(odd.body['errors']).toEqual({ rate: halved })
    expect((await save({ rate: 101, from: '2026-03-01' })).status).toBe(400)
    expect((await save({ taxClass: 'unheard', from: '2026-03-01' })).status).toBe(404)
  })
})
