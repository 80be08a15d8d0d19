import { beforeAll, expect, it } from 'vitest'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { readPdf } from '#test/read-pdf.ts'

// What is printed, word for word, in golden/: read what changed before renewing them (docs/testing.md).
// Printed at 1:30 at night in India, when it is still the day before in Greenwich.

const night = Date.UTC(2026, 0, 15, 20, 0)

onBothEngines('what is printed, word for word', (testShop) => {
  beforeAll(async () => {
    testShop().clock.now = night
    await openForBusiness(testShop())
  })
  const order = (wishes: Parameters<typeof anOrder>[1] = {}) => anOrder(testShop(), wishes)
  const rich = {
    ...{ coupon: 'WELCOME10', quantity: 2 },
    more: { giftMessage: 'For your day, Asha', note: 'Please call before you come' },
  }

  async function prints(path: string, golden: string, { owner }: AnOrder) {
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await testShop().app.request(path, { headers: { cookie } })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    const pages = readPdf(Buffer.from(await reply.arrayBuffer()))
    await expect(masked(pages.join('\n--- next page ---\n'))).toMatchFileSnapshot(
      `golden/${golden}.txt`,
    )
  }
  const invoice = (made: AnOrder, golden: string) =>
    prints(`/api/orders/${made.token}/invoice`, golden, made)

  it('the bill of an order as it was packed, and with shipping', async () => {
    for (const [wishes, golden] of [
      [{}, 'bill'],
      [{ price: 4000, method: 'cod' }, 'bill-with-shipping'],
      [rich, 'bill-with-discount'],
    ] as const) {
      const made = await order(wishes)
      await made.staff('moves', { to: 'packed' })
      await made.staff('invoice')
      await invoice(made, golden)
    }
  })

  it('the slip in the parcel: what the buyer and the giver wrote, and no price', async () => {
    const [plain, gift] = [await order(), await order(rich)]
    await prints(`/api/admin/print/packing-slips?ids=${plain.id},${gift.id}`, 'slips', plain)
  })

  it('the label on the parcel: what is collected at the door, and nothing once it is paid', async () => {
    const [due, paid] = [await order(rich), await order()]
    await paid.staff('payments')
    await prints(`/api/admin/print/labels?ids=${due.id},${paid.id}`, 'labels', due)
  })

  it('another address, once it is changed, on all of them', async () => {
    const made = await order()
    const address = {
      ...{ fullName: 'மீனா Raman', mobile: '9840012345', line1: '7 ಬಸವನಗುಡಿ', city: 'Bengaluru' },
      ...{ state: 'Karnataka', pin: '560004' },
    }
    must(await made.owner.put(`/api/admin/orders/${made.id}/address`, { address }))
    await prints(`/api/admin/print/labels?ids=${made.id}`, 'label-changed', made)
    await made.staff('moves', { to: 'packed' })
    await made.staff('invoice')
    await invoice(made, 'bill-changed')
  })
})

/** Numbers that are new in every shop. */
const masked = (text: string) =>
  text
    .replace(/PAL-2026-\d{6}/g, 'PAL-2026-NUMBER')
    .replace(/\bB-2526-\d{6}/g, 'B-NUMBER')
    .replace(/\bT-\d{4}\b/g, 'T-CODE')
