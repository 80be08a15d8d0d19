import { beforeAll, expect, it } from 'vitest'
import { Checkout } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { PlacedOrder } from '#contract/orders/types.ts'
import { singapore } from '#test/abroad.ts'
import { type AnOrder, anOrder, openForBusiness } from '#test/an-order.ts'
import { saveWords } from '#test/factories.ts'
import { heardIn, unheardIn } from '#test/heard-pdf.ts'
import { issuedCredit } from '#test/issued-credit.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { address, fill, order as place } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { layoutOf, readPdf } from '#test/read-pdf.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'

// What is printed, word for word, in golden/: read what changed before renewing them (docs/testing.md).
// Printed at 1:30 at night in India, when it is still the day before in Greenwich.

const night = Date.UTC(2026, 0, 15, 20, 0)

onBothEngines('what is printed, word for word', (testShop) => {
  beforeAll(async () => {
    testShop().clock.now = night
    await openForBusiness(testShop())
    const owner = await signedIn(testShop(), 'owner')
    const delivery = must(await owner.get('/api/admin/delivery')).as(EditedDelivery)
    must(await owner.put('/api/admin/delivery', { ...delivery, countries: [singapore] }))
  })
  const order = (options: Parameters<typeof anOrder>[1] = {}) => anOrder(testShop(), options)
  const rich = {
    ...{ coupon: 'WELCOME10', quantity: 2 },
    more: { giftMessage: 'For your day, Asha', note: 'Please call before you come' },
  }

  const shopperWith = async (price: number) => {
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(testShop().shop, { name: 'Banarasi in neela', price }))
    return guest
  }
  const placedBy = async (guest: Shopper, options: Parameters<typeof place>[1]) => {
    const { token } = must(await place(guest, options), 201).as(PlacedOrder)
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    return { id, token, owner: await signedIn(testShop(), 'owner') }
  }

  async function prints(path: string, golden: string, { owner }: Pick<AnOrder, 'owner'>) {
    const cookie = [...owner.cookies].map((pair) => pair.join('=')).join('; ')
    const reply = await testShop().app.request(path, { headers: { cookie } })
    expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(reply.headers.get('cache-control')).toBe('private, no-store')
    const file = Buffer.from(await reply.arrayBuffer())
    const pages = readPdf(file)
    expect(unheardIn(file)).toEqual([])
    expect(heardIn(file).some((line) => /^ +H1: ./.test(line))).toBe(true)
    await expect(masked(pages.join('\n--- next page ---\n'))).toMatchFileSnapshot(
      `golden/${golden}.txt`,
    )
    return file
  }
  /** Slips and labels fit their sheets and are read from afar: where each text stands, and how large, is promised too. */
  const places = (file: Buffer, golden: string) =>
    expect(masked(layoutOf(file).join('\n'))).toMatchFileSnapshot(`golden/${golden}-places.txt`)
  const invoice = (made: AnOrder, golden: string) =>
    prints(`/api/orders/${made.token}/invoice`, golden, made)

  it('the bill of an order as it was packed, and with shipping', async () => {
    for (const [options, golden] of [
      [{}, 'bill'],
      [{ price: 4000, method: 'cod' }, 'bill-with-shipping'],
      [rich, 'bill-with-discount'],
    ] as const) {
      const made = await order(options)
      await made.staff('moves', { to: 'packed' })
      await made.staff('invoice')
      await invoice(made, golden)
    }
  })

  it('the bill of what was paid with store credit in part', async () => {
    const { code, secret } = await issuedCredit(testShop(), await order())
    const guest = await shopperWith(8000)
    must(await guest.put('/api/cart/store-credit', { code, secret }))
    const { id, token, owner } = await placedBy(guest, { method: 'upi' })
    const desk = `/api/admin/orders/${id}`
    must(await owner.post(`${desk}/payments`))
    must(await owner.post(`${desk}/moves`, { to: 'packed' }))
    must(await owner.post(`${desk}/invoice`))
    await prints(`/api/orders/${token}/invoice`, 'bill-with-store-credit', { owner })
  })

  it('the papers of a parcel abroad: its label, the declaration and the invoice for customs', async () => {
    const guest = await shopperWith(9000)
    const to = { city: 'Singapore', state: '', pin: '238823', country: 'SG' }
    const { payment } = must(await guest.get('/api/checkout?country=SG')).as(Checkout)
    const { totalHash } = payment.find(({ method }) => method === 'upi') ?? {}
    const mobile = '+65 6123 4567'
    const more = { address: { ...address, ...to, mobile }, totalHash }
    const made = await placedBy(guest, { method: 'upi', mobile, more })
    await prints(`/api/admin/print/labels?ids=${made.id}`, 'label-abroad', made)
  })

  it('the slip in the parcel: what the buyer and the giver wrote, and no price', async () => {
    const [plain, gift] = [await order(), await order(rich)]
    const path = `/api/admin/print/packing-slips?ids=${plain.id},${gift.id}`
    await places(await prints(path, 'slips', plain), 'slips')
  })

  it('the label on the parcel: what is collected at the door, and nothing once it is paid', async () => {
    const [due, paid] = [await order(rich), await order()]
    await paid.staff('payments')
    const path = `/api/admin/print/labels?ids=${due.id},${paid.id}`
    await places(await prints(path, 'labels', due), 'labels')
  })

  it('a page for each order once, in the order asked for, and none at all where one is missing', async () => {
    const [first, second] = [await order(), await order({ quantity: 3 })]
    const ask = (kind: string, ids: string) =>
      first.owner.get(`/api/admin/print/${kind}?ids=${ids}`)
    for (const [kind, name] of [
      ['packing-slips', 'slips'],
      ['labels', 'labels'],
    ] as const) {
      const reply = await testShop().app.request(
        `/api/admin/print/${kind}?ids=${second.id},${first.id},${second.id}`,
        { headers: { cookie: [...first.owner.cookies].map((pair) => pair.join('=')).join('; ') } },
      )
      expect(reply.headers.get('content-disposition')).toBe(`inline; filename="${name}.pdf"`)
      const pages = readPdf(Buffer.from(await reply.arrayBuffer()))
      const orders = await Promise.all(
        [second, first].map(async ({ guest, token }) =>
          must(await guest.get(`/api/orders/${token}`)),
        ),
      )
      expect(pages).toHaveLength(2)
      for (const [at, { body }] of orders.entries())
        expect(pages[at]).toContain((body as { number: string }).number)
      expect((await ask(kind, `${first.id},987654`)).status).toBe(404)
    }
  })

  it('an order in Tamil: its slip names the saree in both languages, the label stays English', async () => {
    const made = await order({ ...rich, quantity: 1 })
    const { shop } = testShop()
    const name = { thing: 'product', id: made.productId, field: 'name' } as const
    const words = { english: 'Kanjivaram in arakku', words: 'அரக்கு காஞ்சிபுரம்' }
    await saveWords(shop, 'ta', [{ ...name, ...words }])
    await shop.db.write((tx) =>
      tx.updateTable('orders').set({ language: 'ta' }).where('id', '=', made.id).execute(),
    )
    const asks = (kind: string) => `/api/admin/print/${kind}?ids=${made.id}`
    await places(await prints(asks('packing-slips'), 'slip-tamil', made), 'slip-tamil')
    await prints(asks('labels'), 'label-tamil', made)
  })

  it.each([
    ['te', 'అరక్కు కాంచీవరం'],
    ['kn', 'ಅರಕ್ಕು ಕಾಂಜೀವರಂ'],
    ['ml', 'അരക്ക് കാഞ്ചീപുരം'],
    ['hi', 'अरक्कु कांजीवरम'],
  ] as const)(
    'an order in %s: its slip names the saree in both languages',
    async (language, said) => {
      const made = await order({ ...rich, quantity: 1 })
      const { shop } = testShop()
      const name = { thing: 'product', id: made.productId, field: 'name' } as const
      await saveWords(shop, language, [{ ...name, english: 'Kanjivaram in arakku', words: said }])
      await shop.db.write((tx) =>
        tx.updateTable('orders').set({ language }).where('id', '=', made.id).execute(),
      )
      const path = `/api/admin/print/packing-slips?ids=${made.id}`
      await places(await prints(path, `slip-${language}`, made), `slip-${language}`)
    },
  )

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
