import { expect, it } from 'vitest'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { cashGoesTo, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { currentProfile } from '../settings/documents.ts'
import { inviteBuyers, reviewInvitation } from './invite-buyers.ts'

const day = 86_400_000

onBothEngines('an invitation to review', (testShop) => {
  const delivered = async () => {
    const { shop } = testShop()
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop), await addPiece(shop))
    const { token } = (await order(guest)).as(PlacedOrder)
    const columns = { state: 'delivered' as const, delivered_at: shop.now() }
    await shop.db.write((tx) =>
      tx.updateTable('orders').set(columns).where('token', '=', token).execute(),
    )
    const { lines } = (await guest.get(`/api/orders/${token}`)).as(Order)
    return { guest, token, lines }
  }
  const invitations = () =>
    testShop()
      .shop.db.read.selectFrom('mails')
      .select(['recipient', 'props'])
      .where('letter', '=', 'review-invitation')
      .execute()
  const compose = async () => {
    const { shop } = testShop()
    const profile = await currentProfile(shop.db)
    const [mail] = (await invitations()).slice(-1)
    const link = (path: string) => `https://pallu.example${path}`
    return reviewInvitation.write(JSON.parse(mail?.props ?? '{}'), { shop, profile, link })
  }

  it('one letter, once the time for returns is over, to the form of each saree', async () => {
    const { shop, clock } = testShop()
    const { token, lines, guest } = await delivered()
    await inviteBuyers(shop)
    clock.now += 7 * day
    await inviteBuyers(shop)
    expect(await invitations()).toHaveLength(0)
    clock.now += 1
    await inviteBuyers(shop)
    await inviteBuyers(shop)
    expect(await invitations()).toMatchObject([{ recipient: 'meena@example.in' }])
    const email = await compose()
    const items = email?.blocks.flatMap((block) => (block.kind === 'items' ? block.items : []))
    expect(items?.map(({ address }) => address)).toEqual(
      lines.map(({ id }) => `https://pallu.example/order/${token}/review/${id}`),
    )
    for (const { id } of lines) {
      const said = { rating: 5, author: 'Meena' }
      expect((await guest.put(`/api/orders/${token}/reviews/${id}`, said)).status).toBe(200)
    }
    expect(await compose()).toBeNull()
  })

  it('none while something goes back', async () => {
    const { shop, clock } = testShop()
    const { guest, token, lines } = await delivered()
    const before = (await invitations()).length
    const back = {
      ...{ wish: 'return', reason: 'colour', ...cashGoesTo },
      lines: [{ lineId: lines[0]?.id, quantity: 1 }],
    }
    expect((await guest.post(`/api/orders/${token}/returns`, back)).status).toBe(200)
    clock.now += 8 * day
    await inviteBuyers(shop)
    expect(await invitations()).toHaveLength(before)
  })
})
