import { expect, it } from 'vitest'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { newShopper } from '#test/shopper.ts'
import { jobHandlers } from '../../app/job-handlers.ts'
import { performDue } from '../../platform/jobs/perform.ts'
import { writeDocument } from '../../settings/queries.ts'
import { announceOrders } from './announce-orders.ts'

onBothEngines('new orders', (testShop) => {
  it('are told to the shop in one letter, each once, none from before it had an address', async () => {
    const { shop, clock } = testShop()
    const buy = async (mobile: string) => {
      const guest = newShopper(testShop())
      await fill(guest, await addPiece(shop))
      return (await order(guest, { mobile })).body['number']
    }
    await buy('9600000001')
    await announceOrders(shop)
    await shop.db.write((tx) =>
      writeDocument(tx, 'profile', { email: 'shop@example.in' }, clock.now),
    )
    await announceOrders(shop)
    const numbers = [await buy('9600000002'), await buy('9600000003')]
    await announceOrders(shop)
    await announceOrders(shop)
    await performDue(shop, jobHandlers)
    const emails = await shop.db.read
      .selectFrom('mails')
      .select(['subject', 'body'])
      .where('recipient', '=', 'shop@example.in')
      .execute()
    expect(emails.map((mail) => mail.subject)).toEqual(['2 new orders at Pallu'])
    for (const number of numbers) expect(emails[0]?.body).toContain(number)
  })
})
