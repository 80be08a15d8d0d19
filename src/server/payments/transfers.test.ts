import { describe, expect, it } from 'vitest'
import { StaffOrder, StaffOrderPage } from '#contract/orders/admin-types.ts'
import { Order, PlacedOrder } from '#contract/orders/types.ts'
import { StatementAnswer } from '#contract/payments/types.ts'
import { Today } from '#contract/performance/types.ts'
import { upiLink } from '#domain/payment.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { fill, order } from '#test/ordering.ts'
import { addPiece, stockOf } from '#test/pieces.ts'
import { readQr } from '#test/read-qr.ts'
import { newShopper, type Shopper, signedIn } from '#test/shopper.ts'
import { testPayments } from '#test/test-payments.ts'
import { settlePayment } from '../orders/settle-payment.ts'
import { keepPaymentSettings } from '../payment-methods/settings.ts'
import { readStatement } from './read-statement.ts'

const settings = {
  ...testPayments,
  upi: { isEnabled: true, address: 'pallu@okbank', payeeName: 'Pallu Sarees' },
  bankTransfer: {
    isEnabled: true,
    accountName: 'Pallu',
    accountNumber: '001122334455',
    ifsc: 'HDFC0001234',
    bank: 'HDFC',
  },
}

describe('reading a bank statement', () => {
  it('takes the money that came in, whatever the bank calls it and puts above it', () => {
    const hdfc = [
      'Statement of account,,,,',
      'Date,Narration,Chq/Ref No,Withdrawal Amt.,Deposit Amt.',
      '15/01/26,UPI-MEENA-meena@ok-412345678901-PAL-2026-000001,0000412345678901,,"1,06,600.00"',
      '15/01/26,ATM CASH,0000,2000.00,',
    ].join('\n')
    expect(readStatement(hdfc)).toMatchObject([
      { line: 3, amountPaise: 10_660_000, references: ['412345678901'] },
    ])
  })

  it('knows credits by a column of their own, and other separators', () => {
    const sbi =
      '\ufeffTxn Date;Description;Ref No;Dr/Cr;Amount\n1;by X;SBIN526015123456;CR;₹ 500\n2;y;;DR;70'
    expect(readStatement(sbi)).toMatchObject([
      { amountPaise: 50_000, references: ['SBIN526015123456'] },
    ])
  })

  it('takes a column of Cr amounts, whichever word comes first, and not one of Dr amounts', () => {
    for (const name of ['Cr Amount', 'Amount (CR)', 'Deposits', 'Credit'])
      expect(readStatement(`Remarks,Dr Amount,${name}\na,70,\nb,,500`)).toMatchObject([
        { line: 3, text: 'b', amountPaise: 50_000 },
      ])
  })

  it('takes for numbers of banks only words of 16 or 22 signs, four letters first and a digit', () => {
    const words = [
      ...['SBIN526015123456', 'HDFCR52026011512345678'],
      ...['SBIN52601512345', 'SBI1526015123456', 'PAYMENTTOMYSHOPS'],
    ]
    expect(readStatement(`Remarks,Credit\n${words.join(' ')},5`)).toMatchObject([
      { references: ['SBIN526015123456', 'HDFCR52026011512345678'] },
    ])
  })

  it('says when it finds no money column', () => {
    expect(() => readStatement('a,b\n1,2')).toThrow(/no column for money/)
  })
})

onBothEngines('transfers', (testShop) => {
  let people = 0
  const waiting = async (method: 'upi' | 'bank_transfer' = 'upi', price = 6000) => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, settings, shop.now()))
    const guest = newShopper(testShop())
    const id = await addPiece(shop, { price, stock: 1 })
    await fill(guest, id)
    people += 1
    const mobile = `97400${String(people).padStart(5, '0')}`
    const placed = (await order(guest, { method, mobile })).as(PlacedOrder)
    const api = `/api/orders/${placed.token}`
    const read = async () => (await guest.get(api)).as(Order)
    return { guest, id, api, read, number: placed.number }
  }
  const upload = (staff: Shopper, rows: string[], isApplied: boolean) => {
    const csv = ['Date,Narration,Ref No,Withdrawal,Deposit', ...rows].join('\n')
    return staff.post('/api/admin/payments/statement', { csv, isApplied })
  }

  it('a payment is settled by its exact amount, and one transfer settles one payment', async () => {
    const { shop } = testShop()
    const idOf = async (number: string) =>
      await shop.db.read
        .selectFrom('payments as p')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select(['p.id', 'p.amount_paise'])
        .where('o.number', '=', number)
        .executeTakeFirstOrThrow()
    const [one, other] = [
      await idOf((await waiting()).number),
      await idOf((await waiting()).number),
    ]
    const settle = (payment: typeof one, amountPaise: number, reference: string) =>
      shop.db.write((tx) => {
        const by = { kind: 'system', userId: null } as const
        return settlePayment(tx, shop, payment.id, { reference, amountPaise, by })
      })
    await expect(settle(one, one.amount_paise - 1, '498765432101')).rejects.toThrow(/amount/)
    await expect(settle(one, one.amount_paise + 1, '498765432101')).rejects.toThrow(/amount/)
    await settle(one, one.amount_paise, '498765432101')
    await expect(settle(other, other.amount_paise, '498765432101')).rejects.toThrow(/another/)
  })

  it('UPI: a QR code and a link for the exact amount with the order reference', async () => {
    const { read, number } = await waiting()
    const { payment } = await read()
    const link = upiLink({
      payeeAddress: 'pallu@okbank',
      payeeName: 'Pallu Sarees',
      amountPaise: 600_000,
      reference: number,
    })
    expect(payment?.upi?.link).toBe(link)
    expect(payment?.upi?.link).toContain('am=6000.00&cu=INR')
    expect(readQr(payment?.upi?.qr ?? '')).toBe(link)
  })

  it('above ₹1,00,000 UPI offers other ways instead of failing', async () => {
    const { shop } = testShop()
    await shop.db.write((tx) => keepPaymentSettings(tx, settings, shop.now()))
    const guest = newShopper(testShop())
    await fill(guest, await addPiece(shop, { price: 100_001 }))
    const checkout = await guest.get('/api/checkout?pin=600004')
    expect(checkout.body['payment']).toMatchObject([
      { method: 'cod', isAllowed: false, refusal: expect.stringContaining('₹50,000') },
      { method: 'upi', isAllowed: false, refusal: 'UPI takes at most ₹1,00,000 at a time' },
      { method: 'bank_transfer', isAllowed: true },
    ])
    expect((await order(guest, { method: 'upi' })).status).toBe(400)
  })

  it('never paid on the shopper’s word: a UTR waits for staff and keeps the pieces a day', async () => {
    const { guest, api, read, number } = await waiting()
    const { clock } = testShop()
    const wrong = await guest.post(`${api}/payment/transfer`, { reference: '123' })
    expect([wrong.status, wrong.body['errors']]).toEqual([
      400,
      { reference: 'Please enter the 12 digits of the UPI transfer (UTR)' },
    ])
    must(await guest.post(`${api}/payment/transfer`, { reference: '4123 4567 8901' }))
    expect(await read()).toMatchObject({
      state: 'pending_payment',
      paid: 0,
      heldUntil: new Date(clock.now + 24 * 3_600_000).toISOString(),
      // How to pay stays there: what was told may be wrong.
      payment: {
        ...{ state: 'claimed', claimedReference: '412345678901' },
        upi: { link: expect.stringContaining('am=') },
      },
    })
    const manager = await signedIn(testShop(), 'manager')
    const claimed = (await manager.get('/api/admin/orders?money=claimed')).as(StaffOrderPage)
    const mine = claimed.items.find((item) => item.number === number)
    expect(mine).toMatchObject({ isTransferClaimed: true })
    const id = mine?.id
    const paid = await manager.post(`/api/admin/orders/${id}/payments`, {
      reference: '412345678901',
    })
    expect(paid.as(StaffOrder)).toMatchObject({ state: 'confirmed', paid: 6000 })
  })

  it('a transfer that was named for an order paid otherwise, or cancelled, goes in one press', async () => {
    const manager = await signedIn(testShop(), 'manager')
    const strays = async () => (await manager.get('/api/admin/today')).as(Today).strayTransfers
    const claimed = async (name: string) => {
      const one = await waiting('bank_transfer')
      must(await one.guest.post(`${one.api}/payment/transfer`, { reference: name }))
      const found = await manager.get(`/api/admin/orders?q=${one.number}`)
      return { ...one, desk: `/api/admin/orders/${found.as(StaffOrderPage).items[0]?.id}` }
    }
    // As a link that was paid late by the gateway leaves it.
    const leave = (name: string) =>
      testShop().shop.db.write((tx) =>
        tx
          .updateTable('payments')
          .set({ state: 'claimed' })
          .where('claimed_reference', '=', name)
          .execute(),
      )
    const one = await claimed('HDFCN52026011599')
    const dismiss = (reference?: string) =>
      manager.post(`${one.desk}/transfer-dismissal`, { reference })
    // Its money may still come: nobody dismisses that.
    expect((await dismiss()).status).toBe(409)
    expect(await strays()).toEqual([])
    must(await one.guest.post(`${one.api}/payment`, { method: 'upi' }))
    expect((await manager.post(`${one.desk}/payments`)).status).toBe(200)
    await leave('HDFCN52026011599')
    expect(await strays()).toMatchObject([{ number: one.number, reference: 'HDFCN52026011599' }])
    const nowhere = '/api/admin/orders/987654/transfer-dismissal'
    expect((await manager.post(nowhere, { reference: 'HDFCN52026011599' })).status).toBe(404)
    const other = await dismiss('412345678901')
    expect([other.status, other.body['code']]).toEqual([409, 'outdated'])
    const after = (await dismiss('HDFCN52026011599')).as(StaffOrder)
    expect(after.payments.map(({ state }) => state).sort()).toEqual(['cancelled', 'paid'])
    expect(after.events.at(-1)?.words ?? '').not.toBe('')
    expect(await strays()).toEqual([])
    expect((await dismiss()).status).toBe(409)
    const given = await claimed('HDFCN52026011600')
    expect((await manager.post(`${given.desk}/moves`, { to: 'cancelled' })).status).toBe(200)
    await leave('HDFCN52026011600')
    expect(await strays()).toMatchObject([{ number: given.number, amount: 6000 }])
    expect((await manager.post(`${given.desk}/transfer-dismissal`)).status).toBe(200)
    expect(await strays()).toEqual([])
  })

  it('the statement settles by reference, amount and UTR; a UTR settles one payment only', async () => {
    const manager = await signedIn(testShop(), 'manager')
    const [byUtr, byNumber, short, copy] = [
      await waiting(),
      await waiting('bank_transfer'),
      await waiting(),
      await waiting(),
    ]
    must(await byUtr.guest.post(`${byUtr.api}/payment/transfer`, { reference: '500000000001' }))
    must(await copy.guest.post(`${copy.api}/payment/transfer`, { reference: '500000000001' }))
    must(await short.guest.post(`${short.api}/payment/transfer`, { reference: '500000000003' }))
    const rows = [
      `15/01/26,NEFT ${byNumber.number.replaceAll('-', ' ')} MEENA,HDFCN52026011512,,6000`,
      '15/01/26,UPI/500000000003/MEENA,,,"5,999.00"',
      '15/01/26,UPI/999999999999/SOMEBODY,,,6000',
    ]
    const looked = (await upload(manager, rows, false)).as(StatementAnswer)
    expect(looked.lines.map((line) => line.outcome)).toEqual(['fits', 'amount-differs', 'unknown'])
    expect(looked.lines[1]?.words).toMatch(/^The order asks for ₹\d{1,2},\d{3}\.\d{2}$/)
    expect(looked.lines[1]?.said?.code).toBe('order-asks')
    expect((await byNumber.read()).paid).toBe(0)
    const applied = (await upload(manager, rows, true)).as(StatementAnswer)
    expect(applied.settled).toBe(1)
    expect(await byNumber.read()).toMatchObject({ state: 'confirmed', paid: 6000 })
    expect(await short.read()).toMatchObject({ state: 'pending_payment', paid: 0 })
    const twoFit = ['15/01/26,UPI/500000000001/MEENA,,,6000']
    expect((await upload(manager, twoFit, true)).as(StatementAnswer).lines[0]?.outcome).toBe(
      'ambiguous',
    )
    const named = [`15/01/26,UPI/500000000001/${byUtr.number},,,6000`]
    must(await copy.guest.post(`${copy.api}/cancel`))
    expect((await upload(manager, named, true)).as(StatementAnswer).settled).toBe(1)
    expect(await byUtr.read()).toMatchObject({ state: 'confirmed', paid: 6000 })
    const again = (await upload(manager, [...rows, ...named], true)).as(StatementAnswer)
    expect(again.settled).toBe(0)
    expect(again.lines.map((line) => line.outcome)).toEqual([
      'used',
      'amount-differs',
      'unknown',
      'used',
    ])
    const late = await waiting()
    const reused = await late.guest.post(`${late.api}/payment/transfer`, {
      reference: '500000000001',
    })
    expect(reused.status).toBe(409)
  })

  it('confirms by itself where the UTR and the amount agree, and leaves the rest to be looked at', async () => {
    const manager = await signedIn(testShop(), 'manager')
    const [told, untold, short] = [await waiting(), await waiting('bank_transfer'), await waiting()]
    must(await told.guest.post(`${told.api}/payment/transfer`, { reference: '600000000001' }))
    must(await short.guest.post(`${short.api}/payment/transfer`, { reference: '600000000002' }))
    const rows = [
      '15/01/26,UPI/600000000001/MEENA,,,6000',
      `15/01/26,NEFT ${untold.number},HDFCN52026011599,,6000`,
      '15/01/26,UPI/600000000002/MEENA,,,"5,999.00"',
    ]
    const looked = (await upload(manager, rows, false)).as(StatementAnswer)
    expect(looked.lines.map((line) => line.outcome)).toEqual(['settled', 'fits', 'amount-differs'])
    expect(looked.settled).toBe(1)
    expect(await told.read()).toMatchObject({ state: 'confirmed', paid: 6000 })
    for (const other of [untold, short]) {
      expect(await other.read()).toMatchObject({ state: 'pending_payment', paid: 0 })
    }
    const again = (await upload(manager, rows, false)).as(StatementAnswer)
    expect(again.lines[0]?.outcome).toBe('used')
  })

  it('is no business of packers', async () => {
    const packer = await signedIn(testShop(), 'packer')
    expect((await upload(packer, [], true)).status).toBe(403)
    expect((await packer.get('/api/admin/payments')).status).toBe(403)
  })

  it('another way may be chosen while the order waits', async () => {
    const { guest, api, read, id } = await waiting()
    const { clock, shop } = testShop()
    const switched = await guest.post(`${api}/payment`, { method: 'bank_transfer' })
    expect(switched.status).toBe(200)
    expect((await read()).payment).toMatchObject({
      method: 'bank_transfer',
      bank: { ifsc: 'HDFC0001234' },
    })
    expect((await guest.post(`${api}/payment`, { method: 'cod' })).status).toBe(400)
    clock.now += 31 * 60_000
    const rival = newShopper(testShop())
    await fill(rival, id)
    expect((await order(rival, { mobile: '9000000077' })).status).toBe(201)
    expect(await stockOf(shop, id)).toBe(0)
    expect((await guest.post(`${api}/payment`, { method: 'upi' })).status).toBe(409)
  })
})
