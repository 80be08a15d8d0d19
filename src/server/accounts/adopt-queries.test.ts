import { expect, it } from 'vitest'
import { z } from 'zod'
import { OrderSummary, PlacedOrder } from '#contract/orders/types.ts'
import { emailAnew } from '#test/email-anew.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper, type Shopper } from '#test/shopper.ts'
import { jobHandlers } from '../app/job-handlers.ts'
import { performDue } from '../platform/jobs/perform.ts'

const password = 'temple-jasmine-9'

onBothEngines('the order of a guest', (testShop) => {
  const bought = async (email: string) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop))
    const reply = await order(guest, { email })
    expect(reply.status).toBe(201)
    return reply.as(PlacedOrder).number
  }
  const register = async (username: string, email: string) => {
    const person = newShopper(testShop())
    const form = { username, email, password, confirmPassword: password }
    expect((await person.post('/api/users/register', form)).status).toBe(201)
    return person
  }
  const ordersOf = async (person: Shopper) => {
    const reply = await person.get('/api/account/orders')
    return reply.as(z.array(OrderSummary)).map((one) => one.number)
  }
  /** The secret of the newest email of that kind to an address. */
  const secretTo = async (recipient: string, email: string) => {
    const { shop } = testShop()
    await performDue(shop, jobHandlers)
    const mail = await shop.db.read
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', recipient)
      .where('letter', '=', email)
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    return /#token=([\w-]{43})/.exec(await emailAnew(shop, mail.id))?.[1]
  }
  const confirm = async (token: string | undefined) =>
    expect((await newShopper(testShop()).post('/api/users/confirm-email', { token })).status).toBe(
      200,
    )

  it('goes into the account that proves its email, and never before', async () => {
    const number = await bought('Vani@Example.in')
    const others = await bought('somebody-else@example.in')
    const vani = await register('vani', 'vani@example.in')
    expect(await ordersOf(vani)).toEqual([])
    const again = newShopper(testShop())
    must(await again.post('/api/users/login', { username: 'vani', password }))
    expect(await ordersOf(again)).toEqual([])
    await confirm(await secretTo('vani@example.in', 'confirm-email'))
    expect(await ordersOf(vani)).toEqual([number])
    expect(await ordersOf(vani)).not.toContain(others)
  })

  it('placed later without signing in comes along with the next sign-in', async () => {
    const uma = await register('uma', 'uma@example.in')
    await confirm(await secretTo('uma@example.in', 'confirm-email'))
    const number = await bought('uma@example.in')
    expect(await ordersOf(uma)).toEqual([])
    const again = newShopper(testShop())
    must(await again.post('/api/users/login', { username: 'uma@example.in', password }))
    expect(await ordersOf(again)).toEqual([number])
  })

  it('follows an email that an account takes over, once that is proven', async () => {
    const number = await bought('new-home@example.in')
    const devi = await register('devi', 'devi@example.in')
    const form = { email: 'new-home@example.in', password }
    expect((await devi.post('/api/users/email', form)).status).toBe(200)
    expect(await ordersOf(devi)).toEqual([])
    await confirm(await secretTo('new-home@example.in', 'change-email'))
    expect(await ordersOf(devi)).toEqual([number])
  })

  it('that belongs to an account stays there', async () => {
    const kala = await register('kala', 'kala@example.in')
    await fill(kala, await addPiece(testShop().shop))
    const own = (await order(kala, { email: 'gift@example.in' })).as(PlacedOrder).number
    const gift = await register('gift', 'gift@example.in')
    await confirm(await secretTo('gift@example.in', 'confirm-email'))
    expect(await ordersOf(gift)).toEqual([])
    expect(await ordersOf(kala)).toEqual([own])
  })
})
