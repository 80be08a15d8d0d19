import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { atWork, dialogOf, fieldSays, signIn, toastSays } from './admin.ts'
import { countAsSaved } from './behind-its-back.ts'
import { type Bought, buy, intoCart, readyToSell, sent } from './buying.ts'
import { journeys, newName } from './journeys.ts'
import { lookForBarriers } from './look-for-barriers.ts'
import { overhang } from './overhang.ts'
import { alive, arrives, widths } from './visitor.ts'

// Orders, their money and their returns, with the database of a larger shop.
const { shop } = journeys(readyToSell, {}, 'postgres')

const panel = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const stateOf = (bought: Bought) =>
  shop.look('select state from orders where number = ?', bought.number)[0]?.['state']
const idOf = (bought: Bought) =>
  shop.look('select id from orders where number = ?', bought.number)[0]?.['id']

async function hasNoBarriers(page: Page) {
  expect(await lookForBarriers(page)).toEqual([])
  const beyond = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(beyond).toBeLessThanOrEqual(0)
}

it('a name without a space makes no list, and no page of its buyer, wider than their screens', async () => {
  const guest = await shop.visit({ width: widths.phone })
  const bought = await buy(guest, shop, 'cod')
  const id = String(idOf(bought))
  const [row] = shop.look('select address, full_name from orders where id = ?', id)
  const name = 'Meenakshisundaram'.repeat(4)
  shop.change(
    'update orders set full_name = ?, address = ? where id = ?',
    name,
    JSON.stringify({ ...JSON.parse(String(row?.['address'])), fullName: name }),
    id,
  )
  countAsSaved(shop)
  await guest.goto(bought.path)
  await guest.getByText(name).first().waitFor()
  expect(await overhang(guest)).toBe(0)
  const page = await atWork(shop, '/admin/orders', { width: widths.phone })
  await page.getByText(name).first().waitFor()
  expect(await overhang(page)).toBe(0)
  for (const width of [widths.tablet, widths.desktop]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await overhang(page), String(width)).toBe(0)
  }
  shop.change(
    'update orders set full_name = ?, address = ? where id = ?',
    String(row?.['full_name']),
    String(row?.['address']),
    id,
  )
  countAsSaved(shop)
})

describe('a transfer', () => {
  it('by UPI is told by the buyer and confirmed from the statement of the bank', async () => {
    const guest = await shop.visit()
    const bought = await buy(guest, shop, 'upi')
    await guest.goto(bought.path)
    await alive(guest)
    const utr = String(Date.now()).slice(0, 12)
    await guest.getByLabel('UTR, 12 digits').fill(utr)
    await guest.getByRole('button', { name: 'I have paid' }).click()
    await guest.getByText(`Thank you. We’re verifying payment ${utr}.`).waitFor()

    const page = await atWork(shop, '/admin/orders?money=claimed')
    const row = page.getByRole('row').filter({ hasText: bought.number })
    await row.getByText('Check transfer').waitFor()
    await page.getByRole('tab', { name: 'Payments' }).click()
    const statement = [
      'Date,Narration,Ref No,Credit',
      `21/11/2026,UPI/${utr}/MEENA,${utr},${bought.total}`,
      '21/11/2026,NEFT SOMEBODY ELSE,,400.00',
    ].join('\n')
    await page.getByLabel('Choose the statement').setInputFiles({
      ...{ name: 'bank.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) },
    })
    await page.getByText('1 payment settled').first().waitFor()
    await page.getByText('No order found').waitFor()
    await hasNoBarriers(page)
    expect(await page.getByRole('button', { name: /^Settle/ }).count()).toBe(0)
    await page.getByRole('link', { name: bought.number }).click()
    await page.getByRole('link', { name: bought.number }).click()
    await page.getByRole('heading', { name: `Order ${bought.number}` }).waitFor()
    await panel(page, 'Payments').getByText(`Reference: ${utr}`).waitFor()
    await panel(page, 'Timeline').getByText('Payment received').waitFor()
    expect(stateOf(bought)).toBe('confirmed')
  })

  it('that nobody looks for any more leaves Today in one press', async () => {
    const bought = await buy(await shop.visit(), shop, 'upi')
    const page = await atWork(shop, '/admin')
    await sent(page, shop, `/api/admin/orders/${idOf(bought)}/moves`, { to: 'cancelled' })
    // As money that a gateway told of too late leaves it.
    shop.change(
      "update payments set state = 'claimed', claimed_reference = '412345670000' where order_id = ?",
      String(idOf(bought)),
    )
    countAsSaved(shop)
    await page.goto('/admin')
    await alive(page)
    const today = page.getByRole('region', { name: 'Today', exact: true })
    await today.getByRole('button', { name: `Stop looking for it: ${bought.number}` }).click()
    await toastSays(page, 'Transfer dismissed')
    await today.getByText('412345670000').waitFor({ state: 'detached' })
    const states = shop.look('select state from payments where order_id = ?', String(idOf(bought)))
    expect(states).toEqual([{ state: 'cancelled' }])
  })
})

describe('an address', () => {
  it('is put right while the parcel is here, and not over what a colleague has put right', async () => {
    const bought = await buy(await shop.visit(), shop, 'cod')
    const path = `/api/admin/orders/${idOf(bought)}`
    const page = await atWork(shop, `/admin/orders/${idOf(bought)}`)
    await page.getByRole('button', { name: 'Correct the address' }).click()
    const dialog = dialogOf(page, 'Correct the address')
    const street = dialog.getByLabel('House, street')
    await street.fill('9 Temple Road')
    const { address } = await (await page.request.get(path)).json()
    const theirs = await page.request.put(`${path}/address`, {
      ...{ data: { address: { ...address, line1: '7 Car Street' } } },
      headers: { Origin: shop.address },
    })
    expect(theirs.status()).toBe(200)
    const save = dialog.getByRole('button', { name: 'Save address' })
    await save.click()
    const notice = dialog.getByRole('alert').filter({ hasText: 'Somebody else has saved this' })
    await notice.getByText('7 Car Street').waitFor()
    expect(await street.inputValue()).toBe('9 Temple Road')
    await save.click()
    await toastSays(page, 'Address corrected')
    await panel(page, 'Customer').getByText('9 Temple Road').waitFor()
    const kept = await (await page.request.get(path)).json()
    expect(kept.address).toEqual({ ...address, line1: '9 Temple Road' })
  })
})

describe('a WhatsApp draft', () => {
  it('becomes an order from the inbox, is asked for its money, and is paid', async () => {
    const guest = await shop.visit()
    await intoCart(guest, shop)
    const { reference } = await sent(guest, shop, '/api/whatsapp-orders', {})
    const page = await atWork(shop, '/admin/whatsapp-orders', { width: widths.phone })
    await page.getByText(reference).waitFor()
    await hasNoBarriers(page)
    await page.getByRole('link', { name: `Create order from ${reference}` }).click()
    await page.getByRole('heading', { name: `Turn ${reference} into an order` }).waitFor()
    await page.getByRole('button', { name: 'Create order' }).click()
    await page.getByText('Please enter the name of the buyer').waitFor()
    await fieldSays(page, 'Please enter a 10-digit Indian mobile number')
    await page.getByLabel('Customer’s name').fill('Lakshmi Prasad')
    await page.getByLabel('Mobile number', { exact: true }).fill('98450 22002')
    await page.getByLabel('House, street').fill('9 Temple Road')
    await page.getByLabel('PIN code').fill('560004')
    await expect.poll(() => page.getByLabel('Town or district').inputValue()).toBe('Bengaluru')
    await expect.poll(() => page.getByLabel('State').inputValue()).toBe('Karnataka')
    await page.getByRole('button', { name: 'Create order' }).click()
    await page.getByRole('heading', { name: /^Order PAL-/ }).waitFor()

    await page.getByRole('tab', { name: 'WhatsApp orders' }).click()
    const row = page.getByRole('row').filter({ hasText: reference })
    await row.getByText('Waiting for payment').waitFor()
    await row.getByRole('button', { name: 'Payment link' }).click()
    const dialog = dialogOf(page, 'Send a payment link')
    await dialog.getByRole('button', { name: 'Create link' }).click()
    expect(await dialog.getByLabel('Link').inputValue()).toContain(`${shop.address}/order/`)
    const chat = await dialog.getByRole('link', { name: 'Send on WhatsApp' }).getAttribute('href')
    expect(chat).toContain('https://wa.me/919845022002?text=')
    await dialog.getByRole('button', { name: 'Done' }).click()
    await row.getByRole('button', { name: 'Mark as paid' }).click()
    const paid = page.getByRole('dialog', { name: /^Have you received .*\?$/ })
    await paid.getByRole('button', { name: 'Mark as paid' }).click()
    await toastSays(page, 'Payment recorded')
    await row.getByText('Confirmed').waitFor()
  })
})

describe('an order', () => {
  it('is packed, sent and delivered; its return is accepted, received and refunded', async () => {
    const guest = await shop.visit()
    const bought = await buy(guest, shop, 'cod')
    const page = await atWork(shop, `/admin/orders/${idOf(bought)}`)
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click()
    const confirm = (title: string, button = title) =>
      dialogOf(page, title).getByRole('button', { name: button, exact: true }).click()
    await press('Mark as packed')
    await confirm('Mark as packed')
    await toastSays(page, 'The order is now: Packed')
    await press('Ship a parcel')
    await confirm('Ship order', 'Mark as shipped')
    await dialogOf(page, 'Ship order').getByText('Please name the carrier').first().waitFor()
    await page.getByRole('combobox', { name: 'Carrier' }).fill('India Post')
    await page.getByLabel('Tracking number').fill('EE123456785IN')
    await confirm('Ship order', 'Mark as shipped')
    await toastSays(page, 'Parcel shipped')
    await press('Mark as arrived')
    await toastSays(page, 'Parcel has arrived')
    expect(stateOf(bought)).toBe('delivered')
    await press('Mark as paid')
    const paid = page.getByRole('dialog', { name: /^Have you received .*\?$/ })
    await paid.getByRole('button', { name: 'Mark as paid' }).click()
    await toastSays(page, 'Payment recorded')

    const [line] = shop.look('select id from order_lines where order_id = ?', Number(idOf(bought)))
    await sent(guest, shop, `/api/orders/${bought.token}/returns`, {
      ...{ wish: 'return', reason: 'colour', words: 'Darker than shown', upiId: 'meena@okhdfc' },
      lines: [{ lineId: line?.['id'], quantity: 1 }],
    })
    await page.getByRole('tab', { name: 'Returns' }).click()
    const row = page.getByRole('row').filter({ hasText: bought.number })
    const step = (name: string) => row.getByRole('button', { name, exact: true }).click()
    await row.getByText('Darker than shown').waitFor()
    await hasNoBarriers(page)
    await step('Accept')
    await confirm('Accept the return', 'Accept')
    await toastSays(page, 'Return accepted')
    await step('It has arrived')
    await page.getByLabel('Put its sarees back on sale').check()
    await confirm('The return has arrived', 'It has arrived')
    await toastSays(page, 'Return received')
    await step('Close the return')
    const closing = dialogOf(page, 'Close the return')
    await closing.getByText('meena@okhdfc').waitFor()
    await closing.getByLabel('Amount (₹)').fill('9999999')
    await confirm('Close the return')
    await closing.getByText(/^Please enter an amount up to/).waitFor()
    await closing.getByLabel('Amount (₹)').fill(String(bought.total))
    await confirm('Close the return')
    await toastSays(page, 'Return closed')
    expect(stateOf(bought)).toBe('refunded')
  })

  it('is packed by the camera of a phone, where the browser reads codes', async () => {
    const bought = await buy(await shop.visit(), shop, 'cod')
    const page = await atWork(shop, '/admin', { width: widths.phone })
    const scan = () => page.getByRole('button', { name: 'Scan to pack' })
    const camera = dialogOf(page, 'Pack and send').getByRole('button', { name: /camera/ })
    await page.goto('/admin/orders')
    await scan().click()
    await dialogOf(page, 'Pack and send').getByLabel('Scan or type the code').waitFor()
    expect(await camera.count()).toBe(0)
    // No browser on this desk has one: what a phone's would see is said here.
    await page.addInitScript((code) => {
      Object.assign(globalThis, {
        BarcodeDetector: class {
          static async getSupportedFormats(): Promise<string[]> {
            return ['qr_code']
          }
          detect = async () => [{ rawValue: code }]
        },
      })
      navigator.mediaDevices.getUserMedia = async () => {
        const canvas = document.createElement('canvas')
        canvas.getContext('2d')?.fillRect(0, 0, 10, 10)
        return Object.assign(globalThis, { seen: canvas.captureStream(10) }).seen
      }
    }, bought.number)
    await page.goto('/admin/orders')
    await scan().click()
    await camera.click()
    await dialogOf(page, 'Pack and send').getByText('Packed', { exact: true }).waitFor()
    expect(stateOf(bought)).toBe('packed')
    await hasNoBarriers(page)
    await page.getByRole('button', { name: 'Close the camera' }).click()
    await page.getByRole('button', { name: 'Scan with the camera' }).waitFor()
    const isLive = () =>
      page.evaluate(() => (globalThis as unknown as { seen: MediaStream }).seen.active)
    await expect.poll(isLive).toBe(false)
  })

  it('is packed by its code and sent with others; what cannot go says why, and nothing goes twice', async () => {
    const guest = await shop.visit()
    const [first, second, unpaid] = [
      await buy(guest, shop, 'cod'),
      await buy(guest, shop, 'cod'),
      await buy(guest, shop, 'upi'),
    ]
    const page = await atWork(shop, '/admin/orders', { width: widths.phone })
    await page.getByRole('button', { name: 'Scan to pack' }).click()
    const dialog = dialogOf(page, 'Pack and send')
    const scan = dialog.getByLabel('Scan or type the code of an order')
    await scan.fill('PAL-1999-000001')
    await scan.press('Enter')
    await dialog.getByText('There is no order PAL-1999-000001').first().waitFor()
    await scan.fill(first.number.toLowerCase())
    await scan.press('Enter')
    await dialog.getByText('Packed', { exact: true }).waitFor()
    expect([stateOf(first), await scan.inputValue()]).toEqual(['packed', ''])
    await scan.fill(first.number)
    await scan.press('Enter')
    await dialog.getByText(`${first.number} is packed already`).first().waitFor()
    await scan.fill(unpaid.number)
    await scan.press('Enter')
    await dialog.getByText(`Do not pack ${unpaid.number}: Waiting for payment`).first().waitFor()
    await hasNoBarriers(page)
    await dialog.getByRole('button', { name: 'Close' }).click()

    for (const { number } of [first, second, unpaid])
      await page.getByLabel(`Select ${number}`, { exact: true }).check()
    await page.getByRole('button', { name: 'Pack and send' }).click()
    await dialog.getByLabel(`Tracking number of ${first.number}`).fill('EE123456785IN')
    await dialog.getByLabel('Carrier').fill('India Post')
    // A colleague is quicker with the second one.
    await sent(page, shop, `/api/admin/orders/${idOf(second)}/parcels`, { carrier: 'DTDC' })
    await dialog.getByRole('button', { name: 'Send 2 orders' }).click()
    await dialog.getByText('1 order was not changed: the reason is shown beside it.').waitFor()
    await dialog.getByText('Somebody else has just sent a parcel of this order').waitFor()
    await hasNoBarriers(page)
    const parcels = shop.look(
      'select carrier, tracking_number from parcels where order_id in (?, ?) order by order_id',
      Number(idOf(first)),
      Number(idOf(second)),
    )
    expect(parcels).toEqual([
      { carrier: 'India Post', tracking_number: 'EE123456785IN' },
      { carrier: 'DTDC', tracking_number: '' },
    ])
    expect([first, second, unpaid].map(stateOf)).toEqual(['shipped', 'shipped', 'pending_payment'])
    const labels = await dialog.getByRole('link', { name: /^Address labels/ }).getAttribute('href')
    const pdf = await page.request.get(`${shop.address}${labels}`)
    expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  })

  it('packs what is scanned while the one before is on its way, and what was done though no answer came', async () => {
    // No other journey finds the saree sold out.
    shop.change('update products set stock = stock + 3')
    const guest = await shop.visit()
    const [first, second, third] = [
      await buy(guest, shop, 'cod'),
      await buy(guest, shop, 'cod'),
      await buy(guest, shop, 'cod'),
    ]
    const page = await atWork(shop, '/admin/orders')
    await page.getByRole('button', { name: 'Scan to pack' }).click()
    const dialog = dialogOf(page, 'Pack and send')
    const scan = dialog.getByLabel('Scan or type the code of an order')
    const bothTyped = Promise.withResolvers<void>()
    await page.route('**/api/admin/orders/*/moves', async (route) => {
      await bothTyped.promise
      await route.continue()
    })
    for (const text of [first.number, 'PAL-1999-000002', second.number]) {
      await scan.fill(text)
      await scan.press('Enter')
      expect(await scan.inputValue()).toBe('')
    }
    bothTyped.resolve()
    await dialog.getByText('Packed', { exact: true }).nth(1).waitFor()
    for (const { number } of [first, second])
      await dialog.getByText(number, { exact: true }).waitFor()
    await dialog.getByText('There is no order PAL-1999-000002').first().waitFor()
    expect([first, second].map(stateOf)).toEqual(['packed', 'packed'])

    await page.unroute('**/api/admin/orders/*/moves')
    await page.route('**/api/admin/orders/*/moves', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await scan.fill(third.number)
    await scan.press('Enter')
    await dialog.getByText('Packed', { exact: true }).nth(2).waitFor()
    await page.unroute('**/api/admin/orders/*/moves')
    expect(await dialog.getByText('That did not work.').count()).toBe(0)
  })

  it('whose sarees a colleague has changed meanwhile says in words what it is now', async () => {
    shop.change('update products set stock = stock + 2')
    const bought = await buy(await shop.visit(), shop, 'cod')
    const id = idOf(bought)
    const page = await atWork(shop, `/admin/orders/${id}`)
    const { lines, linesVersion: version } = await (
      await page.request.get(`/api/admin/orders/${id}`)
    ).json()
    await panel(page, 'Sarees').getByRole('button', { name: 'Change' }).click()
    const dialog = dialogOf(page, `Sarees of ${bought.number}`)
    await dialog.getByLabel(/^Quantity of /).fill('2')
    await dialog.getByRole('button', { name: 'Calculate total' }).click()
    const save = dialog.getByRole('button', { name: 'Change the order' })
    await save.waitFor()
    const [{ productId, name }] = lines
    const theirs = { lines: [{ productId, quantity: 1, price: 7777 }], version }
    const headers = { Origin: shop.address }
    const put = await page.request.put(`/api/admin/orders/${id}/lines`, { data: theirs, headers })
    expect(put.status()).toBe(200)
    await save.click()
    const notice = dialog.getByRole('alert').filter({ hasText: 'Somebody else has saved this' })
    await notice.getByText(`${name}: 1 × ₹7,777`).waitFor()
    await notice.getByText(/Total: ₹[\d,]+ · Paid: ₹0/).waitFor()
  })

  it('offers a packer what packing needs, and nothing that the role may not do', async () => {
    const bought = await buy(await shop.visit(), shop, 'cod')
    const page = await shop.visit({ width: widths.tablet })
    const username = newName('velan')
    const who = { username, email: `${username}@pallu.example`, password: 'kuthu-vilakku-27' }
    await sent(page, shop, '/api/users/register', who)
    shop.change("update users set role = 'packer' where username = ?", username)
    await signIn(page, shop, who)
    await page.goto(`/admin/orders/${idOf(bought)}`)
    const buttons = page.getByRole('tabpanel').getByRole('button')
    await expect
      .poll(() => buttons.allTextContents())
      .toEqual(['Tags and assignee', 'Ship a parcel', 'Mark as packed', 'Add note'])
    const titles = page.getByRole('tabpanel').getByRole('heading', { level: 2 })
    expect((await titles.allTextContents()).slice(1)).toEqual([
      ...['What comes next', 'Sarees', 'Amounts', 'Payments', 'Customer', 'Parcels', 'Timeline'],
    ])
    expect(await page.getByRole('link', { name: 'Customer profile' }).count()).toBe(0)
    await page.goto('/admin/orders')
    await page.getByRole('link', { name: bought.number }).waitFor()
    expect(await page.getByRole('link', { name: 'New order' }).count()).toBe(0)
    await page.goto('/admin/orders/new')
    await page.getByRole('heading', { name: 'Not open to you' }).waitFor()
  })

  it('is cancelled without its torn saree going back on sale', async () => {
    const bought = await buy(await shop.visit(), shop, 'cod')
    const left = shop.look('select sum(stock) as pieces from products')
    const page = await atWork(shop, `/admin/orders/${idOf(bought)}`)
    await page.getByRole('button', { name: 'Cancel order' }).click()
    const dialog = dialogOf(page, 'Cancel order')
    const back = dialog.getByLabel('Put its sarees back on sale')
    expect(await back.isChecked()).toBe(true)
    await back.uncheck()
    await dialog.getByRole('button', { name: 'Cancel order' }).click()
    await toastSays(page, 'The order is now: Cancelled')
    expect(shop.look('select sum(stock) as pieces from products')).toEqual(left)
  })

  it('of a stall goes to the mobile of its buyer, by name where one was said', async () => {
    const page = await atWork(shop, '/admin/orders/stall', { width: widths.phone })
    const receipt = page.getByRole('link', { name: /^Send the receipt on WhatsApp/ })
    const sells = async (buyer: Record<string, string>) => {
      await page.getByRole('searchbox', { name: 'Find a saree' }).fill('kasavu')
      const add = page.getByRole('button', { name: /^Add .*Kasavu/ })
      await add.first().click()
      for (const [label, said] of Object.entries(buyer)) await page.getByLabel(label).fill(said)
      const sold = page.waitForResponse('**/api/admin/stall-sales')
      await page.getByRole('button', { name: /^Sell for / }).click()
      const order = await (await sold).json()
      await page.getByRole('link', { name: `Order ${order.number}` }).waitFor()
      return order
    }
    await sells({})
    expect(await receipt.count()).toBe(0)
    const nameless = await sells({ 'Mobile number': '98400 77123' })
    const said = async () => {
      const link = new URL((await receipt.getAttribute('href')) ?? '')
      return [link.pathname, link.searchParams.get('text')]
    }
    const [to, text] = await said()
    expect(to).toBe('/919840077123')
    expect(text).toMatch(/^Hello, thank you for your order /)
    expect(text).toContain(nameless.number)
    expect(text).toMatch(new RegExp(`/order/${nameless.token}$`))
    const named = await sells({ 'Customer’s name': 'Stall Buyer', 'Mobile number': '98400 77123' })
    expect((await said())[1]).toMatch(/^Hello Stall Buyer, /)
    await page.getByRole('link', { name: `Order ${named.number}` }).click()
    await page.getByRole('heading', { name: 'Documents' }).waitFor()
    expect((await said())[1]).toContain(`/order/${named.token}`)
  })

  it('of the phone is written down with a price of its own', async () => {
    const page = await atWork(shop, '/admin/orders')
    await page.getByRole('link', { name: 'New order' }).click()
    await page.getByRole('searchbox', { name: 'Find a saree' }).fill('kasavu')
    await page
      .getByRole('button', { name: /^Add .*Kasavu/ })
      .first()
      .click()
    await page.getByLabel('Customer’s name').fill('Kavitha Iyer')
    const mobile = '9820055005'
    await page.getByLabel('Mobile number', { exact: true }).fill(mobile)
    await page.getByLabel('Sold over the counter: no parcel, no address').check()
    await page.getByLabel('Payment method').selectOption('cod')
    await page.getByLabel('Already paid').check()
    await hasNoBarriers(page)
    await page.getByLabel(/^Price of /).fill('15')
    await page.getByRole('button', { name: 'Create order' }).click()
    const slip = page.getByRole('alertdialog', { name: /^Really 99\.\d% off\?$/ })
    await slip.getByText(/Kasavu.*: ₹15 instead of ₹/).waitFor()
    await slip.getByRole('button', { name: 'Cancel' }).click()
    await page.getByLabel(/^Price of /).fill('5,500')
    await page.getByRole('button', { name: 'Create order' }).click()
    await page.getByRole('heading', { name: /^Order PAL-/ }).waitFor()
    await panel(page, 'Amounts').getByText('₹5,500').first().waitFor()
    await page.getByRole('link', { name: /other orders? with this number/ }).click()
    await arrives(page, `**/admin/orders?q=${mobile}`)
    await page.getByLabel('Select all on this page').check()
    const slips = page.getByRole('link', { name: /^Packing slips/ })
    const pdf = await page.request.get((await slips.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    await page.getByRole('button', { name: 'Carriers’ labels' }).click()
    const labels = page.getByRole('dialog', { name: 'Carriers’ labels' })
    await labels.getByText(/^No parcel of these orders is booked/).waitFor()
    await hasNoBarriers(page)
    await page.keyboard.press('Escape')
    await labels.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Tags and assignee' }).click()
    const form = page.getByRole('dialog')
    await form.getByLabel('Add tags').fill(`gift, ${'letter '.repeat(6)}`)
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await fieldSays(form, 'Use at most 30 letters for a tag')
    await form.getByLabel('Add tags').fill('gift, from the stall')
    await form.getByRole('button', { name: 'Save', exact: true }).click()
    await form.waitFor({ state: 'detached' })
    await page.setViewportSize({ width: widths.phone, height: 800 })
    const filters = page.getByRole('button', { name: 'Filters', exact: true })
    const payment = page.getByRole('combobox', { name: 'Payment status' })
    expect(await payment.isVisible()).toBe(false)
    await filters.click()
    await payment.selectOption('paid')
    await page.getByRole('button', { name: 'Filters (1)' }).waitFor()
    await hasNoBarriers(page)
  })
})
