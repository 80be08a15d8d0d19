import { beforeEach, expect, it } from 'vitest'
import { Cart } from '#contract/cart/types.ts'
import { Checkout, DeliveryQuote } from '#contract/checkout/types.ts'
import { EditedDelivery } from '#contract/delivery/types.ts'
import { Document, DocumentPage } from '#contract/documents/types.ts'
import { FollowedOrder, Order, PlacedOrder } from '#contract/orders/types.ts'
import { america, newJersey, singapore } from '#test/abroad.ts'
import { openForBusiness } from '#test/an-order.ts'
import { must } from '#test/must.ts'
import { onNewShops } from '#test/on-both-engines.ts'
import { contact, fill, order } from '#test/ordering.ts'
import { addPiece } from '#test/pieces.ts'
import { readEmail } from '#test/read-email.ts'
import { readPdf } from '#test/read-pdf.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'
import { testPayments } from '#test/test-payments.ts'
import { longDay } from '../email-words/email-words.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'

const path = '/api/admin/delivery'

const bank = { accountName: 'Pallu', accountNumber: '012345678', ifsc: 'HDFC0001234' }
const payments = {
  ...testPayments,
  cod: { ...testPayments.cod, isEnabled: true },
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' },
  bankTransfer: { ...testPayments.bankTransfer, ...bank, isEnabled: true },
}

onNewShops('delivery abroad', (testShop) => {
  beforeEach(async () => {
    await openForBusiness(testShop())
    await testShop().shop.db.write((tx) => keepPaymentSettings(tx, payments, testShop().shop.now()))
    await save({ countries: [america, singapore] })
    testShop().clock.now = Date.UTC(2027, 0, 4, 6)
  })

  const save = async (change: object) => {
    const staff = await signedIn(testShop(), 'owner')
    const before = (await staff.get(path)).as(EditedDelivery)
    must(await staff.put(path, { ...before, ...change }))
    return staff
  }
  const shopperWith = async (weight = '', price = 9000) => {
    const { shop } = testShop()
    const shopper = newShopper(testShop())
    const productId = await addPiece(shop, { price, stock: 9 })
    const facts = JSON.stringify(weight === '' ? {} : { weight })
    await shop.db.write((tx) =>
      tx.updateTable('products').set({ facts }).where('id', '=', productId).execute(),
    )
    await fill(shopper, productId)
    return { shopper, productId }
  }
  const checkoutOf = async (shopper: Shopper, query = '?country=US') =>
    (await shopper.get(`/api/checkout${query}`)).as(Checkout)
  const hashFor = async (shopper: Shopper, method: string, query?: string) =>
    (await checkoutOf(shopper, query)).payment.find((one) => one.method === method)?.totalHash
  const send = async (shopper: Shopper, change: object = {}, method = 'bank_transfer') =>
    order(shopper, {
      mobile: '+1 201 555 0123',
      more: {
        ...{ address: newJersey, paymentMethod: method },
        totalHash: await hashFor(shopper, method),
        ...change,
      },
    })

  it('costs by weight, with packing, a saree that says none as the shop says', async () => {
    const sums = async (weight: string) => {
      const { cart } = await checkoutOf((await shopperWith(weight)).shopper)
      return [cart.shipping, cart.total, cart.missingForFreeShipping]
    }
    expect(await sums('650 g')).toEqual([2200, 11_200, 0])
    expect(await sums('0.9 kg')).toEqual([3100, 12_100, 0])
    expect(await sums('')).toEqual([2200, 11_200, 0])
    await save({ weights: { saree: 1000, packing: 300 } })
    expect(await sums('')).toEqual([3100, 12_100, 0])
  })

  it('is one sum and one date everywhere, which the order keeps', async () => {
    const { shop } = testShop()
    const { shopper, productId } = await shopperWith('650 g')
    const told = (await shopper.put('/api/delivery', { pin: null, country: 'US', productId })).as(
      DeliveryQuote,
    )
    expect(told).toMatchObject({ pin: null, country: 'US', shipping: 2200, isCodPossible: false })
    const cart = (await shopper.get('/api/cart')).as(Cart)
    const quote = (await shopper.get(`/api/delivery?productId=${productId}`)).as(DeliveryQuote)
    const entered = (await shopper.post('/api/checkout')).as(Checkout)
    const asked = await checkoutOf(shopper)
    const { token, number } = must(await send(shopper)).as(PlacedOrder)
    const placed = (await shopper.get(`/api/orders/${token}`)).as(Order)
    const tracking = { number, contact: '+1 201-555-0123' }
    const tracked = (await shopper.post('/api/orders/track', tracking)).as(FollowedOrder)
    const sums = [cart.shipping, quote.shipping, entered.cart.shipping, asked.cart.shipping]
    expect([...sums, placed.shipping]).toEqual([2200, 2200, 2200, 2200, 2200])
    const window = { from: '2027-01-13T18:30:00.000Z', to: '2027-01-19T18:30:00.000Z' }
    const dates = [told, cart.expected, quote, entered.delivery[0], asked.delivery[0]]
    for (const one of [...dates, placed.expected, tracked.expected])
      expect(one).toMatchObject(window)
    expect(placed.contact.mobile).toBe('+12015550123')
    expect(placed.address).toEqual({ ...newJersey, mobile: '+12015550123' })
    const { id } = await shop.db.read
      .selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const { text } = await readEmail(testShop(), 'order-placed', { orderId: Number(id) })
    expect(text).toContain(longDay(Date.parse(window.to), 'en'))
    await save({ countries: [{ ...america, days: { from: 1, to: 2 } }] })
    expect((await shopper.get(`/api/orders/${token}`)).as(Order)).toEqual(placed)
  })

  it('takes no cash at the door, and UPI only where its buyers have accounts in India', async () => {
    const { shopper } = await shopperWith()
    const ways = async (query: string) =>
      (await checkoutOf(shopper, query)).payment.flatMap(({ method, isAllowed }) =>
        isAllowed ? [method] : [],
      )
    expect(await ways('?country=US')).not.toContain('cod')
    expect(await ways('?country=US')).not.toContain('upi')
    expect(await ways('?country=SG')).toContain('upi')
    expect(await ways('?country=SG')).not.toContain('cod')
    expect(await ways('?pin=600004')).toEqual(expect.arrayContaining(['cod', 'upi']))
    for (const method of ['cod', 'upi']) {
      const totalHash = await hashFor(shopper, method)
      const reply = await send(shopper, { paymentMethod: method, totalHash })
      expect([reply.status, reply.body['errors']]).toEqual([
        400,
        { paymentMethod: 'Orders abroad cannot be paid this way' },
      ])
    }
  })

  it('is refused where the shop does not send, or sends nothing at the moment', async () => {
    const { shopper } = await shopperWith()
    const paris = {
      ...newJersey,
      city: 'Paris',
      pin: '75001',
      country: 'FR',
      mobile: '+33612345678',
    }
    const refused = async (change: object) => {
      const reply = await send(shopper, change)
      return [reply.status, reply.body['errors']]
    }
    expect(await refused({ address: paris })).toEqual([
      400,
      { 'address.country': 'We do not send there yet. Please ask us on WhatsApp.' },
    ])
    expect((await shopper.put('/api/delivery', { pin: null, country: 'FR' })).status).toBe(400)
    const paused = { ...america, isPaused: true, pausedUntil: '2027-02-01' }
    await save({ countries: [paused] })
    const sentence =
      'We are not sending to United States at the moment. We send again from 1 Feb 2027.'
    expect(await refused({})).toEqual([400, { 'address.country': sentence }])
    expect((await checkoutOf(shopper)).countries).toMatchObject([{ pausedBecause: sentence }])
    await save({ countries: [{ ...paused, pauseWords: 'Customs are on strike.' }] })
    expect(await refused({})).toEqual([400, { 'address.country': 'Customs are on strike.' }])
    testShop().clock.now = Date.UTC(2027, 1, 1, 6)
    must(await send(shopper))
  })

  it('says no sum of a country that it does not send to, nor goes by one that it has given up', async () => {
    const { shopper } = await shopperWith('', 4000)
    const paris = await shopper.get('/api/checkout?country=FR')
    expect([paris.status, paris.body['errors']]).toEqual([
      400,
      { 'address.country': 'We do not send there yet. Please ask us on WhatsApp.' },
    ])
    must(await shopper.put('/api/delivery', { pin: null, country: 'US' }))
    expect((await checkoutOf(shopper, '')).toldCountry).toBe('US')
    const atHome = (await checkoutOf(shopper, '?country=IN')).cart.shipping
    expect(atHome).toBeGreaterThan(0)
    await save({ countries: [singapore] })
    const checkout = await checkoutOf(shopper, '')
    expect([checkout.toldCountry, checkout.cart.shipping]).toEqual([undefined, atHome])
    expect((await shopper.get('/api/cart')).as(Cart).shipping).toBe(atHome)
  })

  it('wants a postcode and a phone number of its country', async () => {
    const { shopper } = await shopperWith()
    const wrong = async (change: object, mobile = '201 555 0123') => {
      const reply = await order(shopper, {
        mobile,
        more: {
          ...{ address: { ...newJersey, ...change }, paymentMethod: 'bank_transfer' },
          totalHash: '',
        },
      })
      return [reply.status, Object.keys((reply.body['errors'] as object | undefined) ?? {})]
    }
    expect(await wrong({ pin: '600004' })).toEqual([400, ['address.pin']])
    const long = { address: { ...newJersey, pin: '07302-1234567890' }, paymentMethod: 'upi' }
    const { body } = await order(shopper, { mobile: '201 555 0123', more: long })
    expect(body['errors']).toMatchObject({
      'address.pin': 'Please enter the postcode as it is written in that country',
    })
    expect(await wrong({ state: '' })).toEqual([400, ['address.state']])
    expect(await wrong({ mobile: '12' })).toEqual([400, ['address.mobile']])
    expect(await wrong({ mobile: '123 456 7890' })).toEqual([400, ['address.mobile']])
    expect(await wrong({}, '123 456 7890')).toEqual([400, ['contact.mobile']])
    expect(await wrong({ country: 'USA' })).toEqual([400, ['address.country']])
    expect(await wrong({}, '98400 12345')).toEqual([409, ['totalHash']])
  })

  it('lets whoever lives abroad order to a home in India with the number that they have', async () => {
    const { shopper } = await shopperWith()
    const home = { ...newJersey, country: undefined, city: 'Chennai', state: 'Tamil Nadu' }
    const to = { ...home, pin: '600004', mobile: '98400 12345' }
    const totalHash = await hashFor(shopper, 'upi', '?pin=600004')
    const more = { address: to, paymentMethod: 'upi', totalHash }
    const placed = await order(shopper, { mobile: '+1 (201) 555-0123', more })
    expect(placed.status).toBe(201)
    const { token } = placed.as(PlacedOrder)
    const { contact: by } = (await shopper.get(`/api/orders/${token}`)).as(Order)
    expect(by).toEqual({ email: contact.email, mobile: '+12015550123' })
  })

  it('is an export: no tax under a letter of undertaking, IGST without one', async () => {
    const sent = async (reference: string) => {
      const staff = await signedIn(testShop(), 'owner')
      const { shopper } = await shopperWith('', 10_000)
      const { token } = must(await send(shopper)).as(PlacedOrder)
      const { id } = await testShop()
        .shop.db.read.selectFrom('orders')
        .select('id')
        .where('token', '=', token)
        .executeTakeFirstOrThrow()
      const orders = `/api/admin/orders/${id}`
      must(
        await staff.post(`${orders}/payments`, {
          method: 'bank_transfer',
          reference,
        }),
      )
      must(await staff.post(`${orders}/moves`, { to: 'packed' }))
      must(await staff.post(`${orders}/moves`, { to: 'shipped' }))
      const [head] = (await staff.get('/api/admin/documents')).as(DocumentPage).items
      const page = await testShop().app.request(`/api/orders/${token}/invoice`)
      const [text = ''] = readPdf(Buffer.from(await page.arrayBuffer()))
      return { document: (await staff.get(`/api/admin/documents/${head?.id}`)).as(Document), text }
    }
    await registerShop(testShop())
    const taxed = await sent('412345678901')
    expect(taxed.document).toMatchObject({ supply: 'export', place: '96' })
    expect(taxed.text).toContain('SUPPLY MEANT FOR EXPORT ON PAYMENT OF INTEGRATED TAX')
    expect(taxed.text).toContain('IGST')
    expect(taxed.text).toContain('United States')
    await registerShop(testShop(), { lutNumber: 'AD3301', lutValidTo: '2027-03-31' })
    const free = await sent('412345678902')
    expect(free.text).toContain('WITHOUT PAYMENT OF INTEGRATED TAX')
    expect(free.text).not.toContain('CGST')
  })

  it('goes with its customs papers, which the label brings along', async () => {
    await registerShop(testShop())
    const staff = await signedIn(testShop(), 'owner')
    const { shopper, productId } = await shopperWith('650 g')
    await testShop().shop.db.write((tx) =>
      tx.updateTable('products').set({ hsn: '50072010' }).where('id', '=', productId).execute(),
    )
    const { token } = must(await send(shopper)).as(PlacedOrder)
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const cookie = [...staff.cookies].map((pair) => pair.join('=')).join('; ')
    const path = `/api/admin/print/labels?ids=${id}`
    const reply = await testShop().app.request(path, { headers: { cookie } })
    const pages = readPdf(Buffer.from(await reply.arrayBuffer()))
    expect(pages).toHaveLength(3)
    const [label = '', declaration = '', invoice = ''] = pages
    expect(label).toContain('UNITED STATES')
    for (const text of ['CN 23', 'HS 50072010', 'origin India', 'net 650 g', '₹9,000.00'])
      expect(declaration).toContain(text)
    expect(declaration).toContain('gross weight 850 g')
    for (const text of ['COMMERCIAL INVOICE', '₹11,200.00']) expect(invoice).toContain(text)
    // No gap where there is no second line of the street.
    const receiver = 'Anjali Raman, 18 Oak Tree Road, Edison 08820, New Jersey, United States'
    for (const sheet of [declaration, invoice])
      expect(sheet.replaceAll(/\s+/g, ' ')).toContain(`To: ${receiver}. Phone +12015550123`)
  })

  it('stays what it was reckoned for: staff put an address right, and send no order to another country', async () => {
    const staff = await signedIn(testShop(), 'owner')
    const { token } = must(await send((await shopperWith()).shopper)).as(PlacedOrder)
    const { id } = await testShop()
      .shop.db.read.selectFrom('orders')
      .select('id')
      .where('token', '=', token)
      .executeTakeFirstOrThrow()
    const change = async (to: object) => {
      const form = { address: { ...newJersey, ...to }, isAddressConfirmed: true }
      const reply = await staff.put(`/api/admin/orders/${id}/address`, form)
      return [reply.status, Object.keys((reply.body['errors'] as object | undefined) ?? {})]
    }
    const refused = [400, ['address.country']]
    expect(await change({ country: 'SG', pin: '238823', mobile: '+65 6123 4567' })).toEqual(refused)
    const home = { city: 'Chennai', state: 'Tamil Nadu', pin: '600004', mobile: '98400 12345' }
    expect(await change({ ...home, country: undefined })).toEqual(refused)
    expect(await change({ line1: '20 Oak Tree Road' })).toEqual([200, []])
  })

  it('is edited row by row, and an earlier page that knows no countries keeps them', async () => {
    const staff = await signedIn(testShop(), 'owner')
    const before = (await staff.get(path)).as(EditedDelivery)
    expect(before.countries).toEqual([america, singapore])
    const refused = async (change: object) => {
      const countries = [america, { ...singapore, ...change }]
      const reply = await staff.put(path, { ...before, countries })
      return [reply.status, Object.keys((reply.body['errors'] as object | undefined) ?? {})]
    }
    expect(await refused({ code: 'IN' })).toEqual([400, ['countries.1.code']])
    expect(await refused({ code: 'US' })).toEqual([400, ['countries.1.code']])
    expect(await refused({ feeSteps: [] })).toEqual([400, ['countries.1.feeSteps']])
    const falling = [
      { upToGrams: 900, fee: 1 },
      { upToGrams: 900, fee: 2 },
    ]
    expect(await refused({ feeSteps: falling })).toEqual([400, ['countries.1.feeSteps']])
    expect(await refused({ days: { from: 4, to: 2 } })).toEqual([400, ['countries.1.days.to']])
    expect(await refused({ currency: 'dollar' })).toEqual([400, ['countries.1.currency']])
    must(await staff.put(path, { ...before, countries: undefined, fee: 99 }))
    const after = (await staff.get(path)).as(EditedDelivery)
    expect([after.fee, after.countries]).toEqual([99, before.countries])
  })
})
