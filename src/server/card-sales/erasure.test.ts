import { expect, it } from 'vitest'
import { DataRequest } from '#contract/privacy/request-types.ts'
import { payBefore } from '#domain/gift-cards/card-sale.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { openForBusiness } from '#test/an-order.ts'
import { cardLedgerHolds } from '#test/card-ledger.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { makePerson, password, signInWithPassword } from '#test/people.ts'
import { provedRequest } from '#test/proved-request.ts'
import { signedIn } from '#test/shopper.ts'
import { updateUser } from '../accounts/queries.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { performDue } from '../platform/jobs/perform.ts'
import { sweepRetention } from '../privacy/retention/sweep-retention.ts'
import { lapseSales } from './lapse-sales.ts'
import { insertSale } from './queries.ts'
import { settleSale } from './settle-sale.ts'

const dayMs = 86_400_000
const buyer = 'leaves@example.in'
const recipient = 'asha@example.in'
const named = {
  ...{ buyer_name: 'Meena', buyer_email: buyer, message: 'For your day' },
  ...{ recipient_name: 'Asha', recipient_email: recipient },
}
const nameless = {
  ...{ buyer_name: '', buyer_email: '', message: '' },
  ...{ recipient_name: 'Asha', recipient_email: recipient },
}

let transfers = 300_000_000_000

onNewShops('who buys a gift card and asks to be forgotten', (testShop) => {
  const order = (more: object = {}) => {
    const { shop } = testShop()
    const [now, terms] = [shop.now(), { months: 12, refund_days: 15 }]
    const times = { created_at: now, pay_before: payBefore(now) }
    return shop.db.write((tx) =>
      insertSale(tx, { paise: 250_000, ...named, ...terms, ...times, ...more }),
    )
  }
  const pay = async (id: number) => {
    const { shop } = testShop()
    const money = { reference: String(++transfers), amountPaise: 250_000, userId: null }
    await shop.db.write((tx) => settleSale(tx, shop, id, money))
    await performDue(shop, jobHandlers)
    return id
  }
  const saleOf = (id: number) =>
    testShop()
      .shop.db.read.selectFrom('card_sales')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  const cardOf = async (id: number) =>
    testShop()
      .shop.db.read.selectFrom('gift_cards')
      .select(['sender_name', 'message', 'recipient_name', 'recipient_email', 'balance_paise'])
      .where('id', '=', (await saleOf(id)).gift_card_id)
      .executeTakeFirstOrThrow()
  const erase = async (email: string) => {
    const { id } = await provedRequest(testShop(), { kind: 'erase', email })
    const owner = await signedIn(testShop(), 'owner')
    const answer = { outcome: 'partly', words: 'It is erased, but for what is still going on.' }
    const path = `/api/admin/data-requests/${id}/answer`
    return must(await owner.post(path, answer)).as(DataRequest).kept
  }

  it('leaves what is over without a name, for the books; what goes on is told, and goes once it is over', async () => {
    await openForBusiness(testShop())
    const { clock, shop } = testShop()
    const over = await pay(await order())
    const waits = await pay(await order({ send_on: dayInIndia(clock.now + 10 * dayMs) }))
    const [unpaid, late] = [await order(), await order()]
    const before = await saleOf(over)
    expect(await erase(buyer)).toContainEqual({ what: 'open-orders', count: 3, until: null })
    // What was paid, when and by which transfer stays: the day book and the ledger of cards stand on it.
    expect(await saleOf(over)).toEqual({ ...before, ...nameless })
    const left = { recipient_name: 'Asha', recipient_email: recipient, balance_paise: 250_000 }
    expect(await cardOf(over)).toEqual({ ...left, sender_name: '', message: '' })
    await sweepRetention(shop)
    for (const id of [waits, unpaid, late]) expect(await saleOf(id)).toMatchObject(named)
    expect(await cardOf(waits)).toMatchObject({ sender_name: 'Meena', message: 'For your day' })
    await pay(late)
    clock.now += 11 * dayMs
    await performDue(shop, jobHandlers)
    await lapseSales(shop)
    await sweepRetention(shop)
    for (const id of [waits, unpaid, late]) expect(await saleOf(id)).toMatchObject(nameless)
    for (const id of [waits, late])
      expect(await cardOf(id)).toEqual({ ...left, sender_name: '', message: '' })
    await cardLedgerHolds(testShop())
  })

  it('who was given one leaves it and its purchase, whose buyer stays', async () => {
    await openForBusiness(testShop())
    const [sent, unpaid] = [await pay(await order()), await order()]
    await erase(recipient)
    const gone = { recipient_name: '', recipient_email: '', message: '' }
    expect(await saleOf(sent)).toMatchObject({ ...named, ...gone })
    expect(await cardOf(sent)).toEqual({ ...gone, sender_name: '', balance_paise: 250_000 })
    expect(await saleOf(unpaid)).toMatchObject(named)
  })

  it('what was bought anew after an erasure is nobody’s to take', async () => {
    await openForBusiness(testShop())
    const { clock, shop } = testShop()
    await pay(await order())
    await erase(buyer)
    clock.now += dayMs
    const anew = await pay(await order())
    await sweepRetention(shop)
    expect(await saleOf(anew)).toMatchObject(named)
  })

  it('an account takes its purchases along, where its email was proven', async () => {
    const { clock, shop, app } = testShop()
    for (const isProven of [true, false]) {
      const person = await makePerson(shop)
      const id = await pay(await order({ buyer_email: person.email }))
      if (isProven)
        await shop.db.write((tx) =>
          updateUser(tx, person.id, { email_confirmed_at: clock.now }, clock.now),
        )
      must(await (await signInWithPassword(app, person)).post('/api/users/delete', { password }))
      expect((await saleOf(id)).buyer_name).toBe(isProven ? '' : 'Meena')
    }
  })

  it('nobody’s name is kept longer than that of an order’s buyer', async () => {
    const { clock, shop } = testShop()
    const id = await pay(await order())
    clock.now += 1_095 * dayMs
    await sweepRetention(shop)
    expect(await saleOf(id)).toMatchObject(named)
    clock.now += 2 * dayMs
    await sweepRetention(shop)
    expect(await saleOf(id)).toMatchObject({ buyer_email: '', recipient_email: '', paise: 250_000 })
    expect((await cardOf(id)).recipient_email).toBe(recipient)
    clock.now += 366 * dayMs
    await sweepRetention(shop)
    expect(await cardOf(id)).toMatchObject({ recipient_email: '', sender_name: '', message: '' })
  })
})
