import { expect, it } from 'vitest'
import { SavedTaxSettings } from '#contract/tax/types.ts'
import { consequencesOf } from '#domain/tax/seller-change.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { demoGstin, issuedGstin } from '#test/tax-shop.ts'
import { codeAt, stepAt } from '../accounts/second-factor/totp.ts'

const form = {
  ...{ registration: 'regular', legalName: 'Pallu Sarees', gstin: demoGstin, stateCode: '33' },
  ...{ principalAddress: '12 Mada Street, Chennai', from: '2026-01-15' },
}
const smaller = { ...form, registration: 'composition', from: '2026-04-01', reason: 'Smaller' }

onNewShops('another registration, state or GSTIN', (testShop) => {
  const owner = async () => {
    const { app, shop } = testShop()
    return signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
  }
  type Owner = Awaited<ReturnType<typeof owner>>
  const save = (by: Owner, change: object) => by.put('/api/admin/taxes', { ...form, ...change })
  const refusal = async (by: Owner, change: object) => {
    const { status, body } = await save(by, change)
    return [status, body['refusal'], Object.keys((body['errors'] as object | undefined) ?? {})]
  }

  it('asks for the password again, the first words and all else do not', async () => {
    const by = await owner()
    must(await save(by, {}))
    must(await save(by, { legalName: 'Pallu Sarees LLP', signatory: 'Meena' }))
    expect(await refusal(by, smaller)).toEqual([400, 'password-again', ['password']])
    expect(await refusal(by, { ...smaller, password: 'guessed-it' })).toEqual([
      ...[400, 'wrong-password', ['password']],
    ])
    const moved = { gstin: issuedGstin, reason: 'A new number' }
    expect(await refusal(by, moved)).toEqual([400, 'password-again', ['password']])
    must(await save(by, { ...smaller, password }))
    // As it will be by then: nothing changes.
    must(await save(by, { ...smaller, from: '2026-05-01', legalName: 'Pallu' }))
    expect(await refusal(by, { from: '2026-05-02', reason: 'Larger' })).toEqual([
      ...[400, 'password-again', ['password']],
    ])
  })

  it('goes on to what is said for later days only where that is wished, and keeps what those were said for', async () => {
    const by = await owner()
    must(await save(by, {}))
    must(await save(by, { ...smaller, password }))
    must(await save(by, { ...smaller, from: '2026-06-01', signatory: 'Meena' }))
    const officer = {
      name: 'S. Asha',
      designation: 'Officer',
      phone: '1',
      email: 'a@pallu.example',
    }
    const change = { grievanceOfficer: officer, signatory: 'Devi', legalName: 'Pallu Sarees LLP' }
    const alone = must(await save(by, change)).as(SavedTaxSettings)
    const told = ({ later }: SavedTaxSettings) =>
      later.map(({ from, settings: { legalName, signatory, registration, grievanceOfficer } }) => ({
        ...{ from, legalName, signatory, registration, officer: grievanceOfficer.name },
      }))
    const april = { from: '2026-04-01', registration: 'composition', legalName: 'Pallu Sarees' }
    const june = { ...april, from: '2026-06-01', signatory: 'Meena', officer: '' }
    expect(told(alone)).toEqual([{ ...april, signatory: '', officer: '' }, june])
    must(await save(by, {}))
    const all = must(await save(by, { ...change, isAlsoLater: true })).as(SavedTaxSettings)
    const changed = { legalName: 'Pallu Sarees LLP', officer: 'S. Asha' }
    expect(told(all)).toEqual([
      { ...april, ...changed, signatory: 'Devi' },
      { ...june, ...changed },
    ])
    expect(all.upcoming?.from).toBe('2026-04-01')
  })

  it('is refused where it would not fit what is said for a later day, and nothing is saved', async () => {
    const by = await owner()
    must(await save(by, {}))
    const other = { gstin: '29ZZZFB0000Z1ZF', stateCode: '29', reason: 'We move', password }
    must(await save(by, { ...other, from: '2026-04-01' }))
    must(await save(by, { ...form, from: '2026-05-01', reason: 'And back', password }))
    must(
      await save(by, { ...form, from: '2026-06-01', gstin: issuedGstin, reason: 'New', password }),
    )
    // June keeps its own GSTIN of Tamil Nadu, and would take over the state alone.
    const reply = await save(by, { ...other, from: '2026-05-02', isAlsoLater: true })
    expect([reply.status, reply.body['refusal']]).toEqual([409, 'later-settings-clash'])
    const { later } = (await by.get('/api/admin/taxes')).as(SavedTaxSettings)
    expect(later.map(({ from }) => from)).toEqual(['2026-04-01', '2026-05-01', '2026-06-01'])
    must(await save(by, { ...other, from: '2026-05-02' }))
  })

  it('keeps no password anywhere', async () => {
    const by = await owner()
    must(await save(by, {}))
    must(await save(by, { ...smaller, password }))
    const { read } = testShop().shop.db
    const kept = [
      await read.selectFrom('audit').selectAll().execute(),
      await read.selectFrom('tax_settings').selectAll().execute(),
    ]
    expect(JSON.stringify(kept)).toContain('composition')
    expect(JSON.stringify(kept)).not.toContain(password)
  })

  it('asks for the code too where two-step sign-in is on, and takes each once', async () => {
    const by = await owner()
    must(await save(by, {}))
    const codeNow = (secret: string) => codeAt(secret, stepAt(testShop().clock.now))
    const offer = must(await by.post('/api/users/second-factor', { password }))
    const secret = String(offer.body['secret'])
    must(await by.post('/api/users/second-factor/confirm', { code: codeNow(secret) }))
    testShop().clock.now += 30_000
    const change = { ...smaller, password }
    expect((await refusal(by, change)).slice(1)).toEqual(['code-wanted', ['code']])
    expect((await refusal(by, { ...change, code: '000000' })).slice(1)).toEqual([
      ...['wrong-code', ['code']],
    ])
    const code = codeNow(secret)
    must(await save(by, { ...change, code }))
    const back = { from: '2026-05-01', reason: 'Larger', password, code }
    expect((await refusal(by, back)).slice(1)).toEqual(['wrong-code', ['code']])
  })
})

onNewShops('the letters before the numbers of documents', (testShop) => {
  const owner = async () => {
    const { app, shop } = testShop()
    return signInWithPassword(app, await makePerson(shop, { role: 'owner' }))
  }
  const own = {
    ...{ 'tax-invoice': '', 'bill-of-supply': '', bill: '', 'credit-note': '' },
    ...{ 'receipt-voucher': '', 'refund-voucher': '' },
  }
  const shipOne = async (by: Awaited<ReturnType<typeof owner>>) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop))
    must(await order(guest), 201)
    const { read } = testShop().shop.db
    const orders = read.selectFrom('orders').select('id').orderBy('id', 'desc')
    const { id } = await orders.executeTakeFirstOrThrow()
    for (const to of ['packed', 'shipped'])
      must(await by.post(`/api/admin/orders/${id}/moves`, { to }))
    const documents = read.selectFrom('documents').select('number').orderBy('id', 'desc')
    return (await documents.executeTakeFirstOrThrow()).number
  }

  it('are the owner’s choice; each series counts from one, and none is left with a gap', async () => {
    const by = await owner()
    must(await by.put('/api/admin/taxes', form))
    expect(await shipOne(by)).toBe('INV-2526-000001')
    const chosen = { ...form, series: { ...own, 'tax-invoice': 'mad' } }
    const saved = SavedTaxSettings.parse(must(await by.put('/api/admin/taxes', chosen)).body)
    expect(saved.settings?.series?.['tax-invoice']).toBe('MAD')
    expect(await shipOne(by)).toBe('MAD-2526-000001')
    expect(await shipOne(by)).toBe('MAD-2526-000002')
    must(await by.put('/api/admin/taxes', form))
    expect(await shipOne(by)).toBe('INV-2526-000002')
    const { body } = must(await by.get('/api/admin/compliance'))
    expect(body['checks']).toContainEqual(expect.objectContaining({ id: 'C4', state: 'green' }))
  })

  it('are of no other kind, and no number grows longer than sixteen characters', async () => {
    const by = await owner()
    const refused = async (series: object) => {
      const reply = await by.put('/api/admin/taxes', { ...form, series: { ...own, ...series } })
      return [reply.status, Object.keys((reply.body['errors'] as object | undefined) ?? {})]
    }
    expect(await refused({ 'tax-invoice': 'PAL' })).toEqual([400, ['series.tax-invoice']])
    expect(await refused({ 'tax-invoice': 'CN' })).toEqual([400, ['series.tax-invoice']])
    expect(await refused({ 'tax-invoice': 'M/1' })).toEqual([400, ['series.tax-invoice']])
    expect(await refused({ 'tax-invoice': 'MADRA' })).toEqual([400, ['series.tax-invoice']])
    must(await by.put('/api/admin/taxes', form))
    expect(await shipOne(by)).toBe('INV-2526-000001')
    const swapped = { 'tax-invoice': 'MAD', 'credit-note': 'INV' }
    expect(await refused(swapped)).toEqual([409, ['series.credit-note']])
  })
})

it.each([
  [{ registration: 'composition' }, ['tax-ends', 'own-state-only']],
  [{ stateCode: '29', gstin: '29ZZZFB0000Z1ZF' }, ['other-state', 'other-gstin']],
  [{ registration: 'unregistered', mayCrossStates: true }, ['tax-ends', 'other-gstin']],
  [{ mayCrossStates: true }, []],
] as const)('%j has consequences: %j', (change, expected) => {
  const regular = { registration: 'regular', stateCode: '33', gstin: demoGstin } as const
  const before = { ...regular, mayCrossStates: false }
  expect(consequencesOf(before, { ...before, ...change })).toEqual(expected)
})

it.each([
  [{ stateCode: '33' }, []],
  [
    { registration: 'regular', stateCode: '33', gstin: demoGstin },
    ['tax-begins', 'every-state', 'first-gstin'],
  ],
  [{ registration: 'composition', stateCode: '33', gstin: demoGstin }, ['first-gstin']],
] as const)(
  'a shop that had said nothing of itself: %j has consequences: %j',
  (change, expected) => {
    const nothing = { registration: 'unregistered', stateCode: '', gstin: '' } as const
    const before = { ...nothing, mayCrossStates: false }
    expect(consequencesOf(before, { ...before, ...change })).toEqual(expected)
  },
)
