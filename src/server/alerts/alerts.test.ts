import { expect, it } from 'vitest'
import { AlertNews, OwnAlerts } from '#contract/alerts/types.ts'
import { cardSaleNumber } from '#domain/gift-cards/card-sale.ts'
import { alertKinds } from '#domain/work/alerts.ts'
import { openForBusiness } from '#test/an-order.ts'
import { logged } from '#test/logged.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { orderIn } from '#test/order-ways.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper, signedIn, signedInAgain } from '#test/shopper.ts'
import { tryOnce } from '#test/try-once.ts'
import { sendEmail } from '../app/emails/emails.ts'
import { changeSale, insertSale } from '../card-sales/queries.ts'
import { writeDocument } from '../settings/queries.ts'
import { noteAlerts, noteAndWriteAlerts } from './note-alerts.ts'

const path = '/api/admin/alerts'
const hour = 3_600_000
const none = { email: [], browser: [], quietFrom: '', quietUntil: '' }

onNewShops('what staff are told of', (testShop) => {
  const save = async (who: Shopper, more: object) =>
    must(await who.put(path, { ...none, ...more })).as(OwnAlerts)
  const news = async (who: Shopper) =>
    must(await who.get('/api/admin/today/alerts')).as(AlertNews).items
  const buys = async () => {
    const guest = newShopper(testShop())
    await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    await fill(guest, await addPiece(testShop().shop))
    return String(must(await order(guest), 201).body['number'])
  }
  const asks = async (way: 'contact' | 'complaints') => {
    await testShop().shop.db.write((tx) => tx.deleteFrom('rate_limits').execute())
    const form = { name: 'Asha', email: 'asha@example.in', message: 'The fall is torn.' }
    return String(must(await newShopper(testShop()).post(`/api/${way}`, form)).body['number'])
  }
  /** What left by email, to whom, once everything due is written. */
  const written = async () => {
    const { shop } = testShop()
    await noteAndWriteAlerts(shop)
    const mails = shop.db.read.selectFrom('mails').where('letter', '=', 'staff-alerts')
    const ids = await mails.select('id').where('status', '=', 'waiting').execute()
    for (const { id } of ids) await tryOnce(shop, sendEmail, { mailId: id })
    const rows = await mails.select(['recipient', 'subject', 'body']).orderBy('id').execute()
    return rows.map(({ recipient, subject, body }) => ({
      to: recipient,
      subject,
      body: body ?? '',
    }))
  }
  const begun = async () => {
    await openForBusiness(testShop())
    await noteAlerts(testShop().shop)
    testShop().clock.now += 60_000
  }

  it('each chooses for themselves, among what their role may see; the log knows', async () => {
    const packer = await signedIn(testShop(), 'packer')
    const first = must(await packer.get(path)).as(OwnAlerts)
    expect(first).toMatchObject({ ...none, browser: ['order'], kinds: ['order'], hasBrowser: true })
    const wish = { email: ['mail', 'order'], browser: ['transfer'], version: first.version }
    const kept = await save(packer, { ...wish, quietFrom: '21:30', quietUntil: '07:00' })
    expect(kept).toMatchObject({ email: ['order'], browser: [], quietFrom: '21:30' })
    const outdated = await packer.put(path, { ...none, version: first.version })
    expect([outdated.status, outdated.body['refusal']]).toEqual([409, 'changed-meanwhile'])
    expect(outdated.body['current']).toMatchObject({ email: ['order'], version: kept.version })
    const accountant = await signedIn(testShop(), 'accountant')
    const theirs = await save(accountant, { browser: ['order'], email: alertKinds })
    expect(theirs).toMatchObject({ email: ['order'], browser: [], hasBrowser: false })
    expect((await accountant.get('/api/admin/today/alerts')).status).toBe(403)
    const { kinds } = must(await (await signedIn(testShop(), 'owner')).get(path)).as(OwnAlerts)
    expect(kinds).toEqual(alertKinds)
    expect((await logged(testShop(), 'staff'))[0]).toMatchObject({
      ...{ user_id: packer.userId, subject_id: packer.userId, action: 'update' },
      after: { email: ['order'], browser: [], quietFrom: '21:30', quietUntil: '07:00' },
    })
    expect((await (await signedIn(testShop())).get(path)).status).toBe(403)
  })

  it('times that are none, or one alone, are refused beside their field', async () => {
    const owner = await signedIn(testShop(), 'owner')
    const faults = async (quietFrom: string, quietUntil: string) =>
      (await owner.put(path, { ...none, quietFrom, quietUntil })).body['errors']
    expect(await faults('25:00', '07:00')).toEqual({ quietFrom: 'Please enter a time like 21:30' })
    const both = 'Please enter both times, or none'
    expect(await faults('21:00', '')).toEqual({ quietUntil: both })
    expect(await faults('', '07:00')).toEqual({ quietFrom: both })
    const same = { quietUntil: 'Quiet hours end at another time than they begin' }
    expect(await faults('07:00', '07:00')).toEqual(same)
  })

  it('an owner without an address is written nothing, then or later', async () => {
    await begun()
    const owner = await signedIn(testShop(), 'owner')
    await save(owner, { email: ['order'] })
    const address = (email: string) =>
      testShop().shop.db.write((tx) =>
        tx.updateTable('users').set({ email }).where('id', '=', owner.userId).execute(),
      )
    await address('admin@localhost')
    await buys()
    expect(await written()).toEqual([])
    await address('meena@example.in')
    expect(await written()).toEqual([])
  })

  it('one email tells of all that came, each once, however often and by whomever it is looked for', async () => {
    await begun()
    const owner = await signedIn(testShop(), 'owner')
    await save(owner, { email: ['order', 'transfer'] })
    const numbers = [await buys(), await buys()]
    await asks('contact')
    await Promise.all([noteAndWriteAlerts(testShop().shop), noteAndWriteAlerts(testShop().shop)])
    const [email, ...more] = await written()
    expect(more).toEqual([])
    expect(email?.subject).toBe('2 things to look at (Pallu)')
    expect(email?.body).toContain(`New order: ${numbers.join(', ')}`)
    expect(email?.body).not.toContain('Question')
    // So soon nobody is written to again.
    const third = await buys()
    expect(await written()).toHaveLength(1)
    testShop().clock.now += 5 * 60_000
    expect((await written()).at(-1)?.subject).toBe(`New order: ${third} (Pallu)`)
  })

  it('in quiet hours what comes waits for their end, but for a complaint', async () => {
    await begun()
    const { clock } = testShop()
    // Noon in India; quiet until one.
    const owner = await signedIn(testShop(), 'owner')
    const all = { email: alertKinds, browser: alertKinds }
    await save(owner, { ...all, quietFrom: '11:00', quietUntil: '13:00' })
    await buys()
    await asks('contact')
    const complaint = await asks('complaints')
    expect((await written()).map(({ subject }) => subject)).toEqual([
      `Complaint: ${complaint} (Pallu)`,
    ])
    expect((await news(owner)).map(({ kind }) => kind)).toEqual(['complaint'])
    clock.now += hour
    const later = await signedInAgain(testShop(), owner)
    const [, summary, ...more] = await written()
    expect(more).toEqual([])
    expect(summary?.body).toMatch(/New order: .*\n(Cash .*\n)?Question from a customer: T-/)
    expect(new Set((await news(later)).map(({ kind }) => kind))).toContain('message')
  })

  it('whoever ends the quiet hours is told at once, and of nothing that was turned off', async () => {
    await begun()
    const owner = await signedIn(testShop(), 'owner')
    const quiet = { quietFrom: '11:00', quietUntil: '13:00' }
    await save(owner, { email: ['order', 'message'], ...quiet })
    const number = await buys()
    await asks('contact')
    expect(await written()).toEqual([])
    await save(owner, { email: ['order'] })
    expect((await written()).map(({ subject }) => subject)).toEqual([
      `New order: ${number} (Pallu)`,
    ])
  })

  it('tells of transfers, low stock, and emails that fail; and nobody who left the staff', async () => {
    await begun()
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    const manager = await signedIn(testShop(), 'manager')
    await save(owner, { email: ['transfer', 'stock', 'mail'] })
    await save(manager, { email: ['stock'] })
    must(await owner.put('/api/users/language', { language: 'ta' }))
    const { guest, token } = await orderIn(testShop(), 'pending_payment')
    must(await guest.post(`/api/orders/${token}/payment/transfer`, { reference: '412356789012' }))
    const id = await addPiece(shop, { name: 'Arakku', stock: 5 })
    const fewer = { stockChange: -3 }
    must(await owner.put(`/api/admin/products/${id}`, fewer))
    const failed = { ...{ recipient: 'a@example.in', letter: 'test-email', props: '{}' } }
    const more = { message_id: '<1@x>', created_at: shop.now(), status: 'failed' as const }
    await shop.db.write((tx) =>
      tx
        .insertInto('mails')
        .values({ ...failed, ...more })
        .execute(),
    )
    await noteAlerts(shop)
    await shop.db.write((tx) =>
      tx
        .updateTable('users')
        .set({ role: null })
        .where('id', '=', manager.userId ?? 0)
        .execute(),
    )
    const [email, ...others] = await written()
    expect(others).toEqual([])
    expect(email?.body).toMatch(/பார்க்க: \S+\nஇருப்பு குறைகிறது: Arakku\nகடையின் மின்னஞ்சல்கள்/)
  })

  it('tells of a gift card whose transfer was named, once, however it is corrected', async () => {
    await begun()
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    await save(owner, { email: ['transfer'], browser: ['transfer'] })
    const now = shop.now()
    const bought = { paise: 250_000, buyer_name: 'Meena', buyer_email: 'meena@example.in' }
    const terms = { months: 12, refund_days: 15, created_at: now, pay_before: now + hour }
    const id = await shop.db.write((tx) =>
      insertSale(tx, { ...bought, recipient_email: 'asha@example.in', ...terms }),
    )
    expect(await written()).toEqual([])
    const named = (claimed_reference: string) =>
      shop.db.write((tx) =>
        changeSale(tx, id, { state: 'claimed', claimed_reference, claimed_at: now }),
      )
    await named('412356789012')
    const number = cardSaleNumber(id)
    const subjects = async () => (await written()).map(({ subject }) => subject)
    expect(await subjects()).toEqual([`Transfer to check: ${number} (Pallu)`])
    await named('412356789013')
    testShop().clock.now += 6 * 60_000
    expect(await subjects()).toHaveLength(1)
    expect(await news(owner)).toMatchObject([{ kind: 'transfer', name: number }])
    const [email] = await written()
    expect(email?.body).not.toMatch(/Meena|2,500/)
  })

  it('the shop’s own address is not told twice of what it gets anyway', async () => {
    await begun()
    const owner = await signedIn(testShop(), 'owner')
    const { address } = await save(owner, { email: ['order'] })
    const { shop } = testShop()
    await shop.db.write((tx) => writeDocument(tx, 'profile', { email: address }, shop.now()))
    expect(must(await owner.get(path)).as(OwnAlerts).isShopAddress).toBe(true)
    await buys()
    expect(await written()).toEqual([])
  })

  it('tells of all that came, however much it is', async () => {
    await begun()
    const { shop } = testShop()
    const owner = await signedIn(testShop(), 'owner')
    await save(owner, { email: ['message'], browser: ['message'] })
    const [many, now] = [2_400, shop.now()]
    const ticket = { name: 'Asha', email: 'a@example.in', email_key: 'a@example.in', message: '?' }
    const made = { ...ticket, user_id: null, created_at: now, updated_at: now }
    await shop.db.write(async (tx) => {
      for (let n = 0; n < many; n += 300)
        await tx.insertInto('tickets').values(Array(300).fill(made)).execute()
    })
    await noteAlerts(shop)
    const noted = shop.db.read.selectFrom('staff_alerts').select('subject_id')
    const subjects = (await noted.where('kind', '=', 'message').execute()).map((one) =>
      Number(one.subject_id),
    )
    expect([subjects.length, new Set(subjects).size]).toEqual([2 * many, many])
  })

  it('an order that staff made by approving an exchange is no new order', async () => {
    await begun()
    const owner = await signedIn(testShop(), 'owner')
    await save(owner, { browser: ['order'] })
    const [old, next] = [await buys(), await buys()]
    const { db } = testShop().shop
    const found = db.read.selectFrom('orders').select('id').where('number', '=', old)
    const { id } = await found.executeTakeFirstOrThrow()
    await db.write((tx) =>
      tx.updateTable('orders').set({ exchange_of: id }).where('number', '=', next).execute(),
    )
    await noteAlerts(testShop().shop)
    expect((await news(owner)).map(({ name }) => name)).toEqual([old])
  })

  it('an open screen tells nobody of what their role sees no more', async () => {
    await begun()
    const manager = await signedIn(testShop(), 'manager')
    const number = await buys()
    await asks('contact')
    await noteAlerts(testShop().shop)
    expect((await news(manager)).map(({ kind }) => kind)).toContain('message')
    await testShop().shop.db.write((tx) =>
      tx
        .updateTable('users')
        .set({ role: 'packer' })
        .where('id', '=', manager.userId ?? 0)
        .execute(),
    )
    expect(await news(manager)).toMatchObject([{ kind: 'order', name: number }])
  })
})
