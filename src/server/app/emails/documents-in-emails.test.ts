import { beforeAll, expect, it } from 'vitest'
import { type Language, languages } from '#domain/language.ts'
import { anOrder, openForBusiness } from '#test/an-order.ts'
import { sharesOfEmail } from '#test/email-letters.ts'
import { must } from '#test/must.ts'
import { onBothEngines } from '#test/on-both-engines.ts'
import { readEmail } from '#test/read-email.ts'
import { shareFigures } from '#test/share-figures.ts'
import { newShopper } from '#test/shopper.ts'
import { registerShop } from '#test/tax-shop.ts'

const [, ...others] = languages

onBothEngines('documents in emails', (testShop, engine) => {
  const note = shareFigures(`emails with documents on ${engine}`)
  beforeAll(async () => {
    testShop().clock.now = Date.UTC(2026, 0, 15, 20, 0)
    await openForBusiness(testShop())
    await registerShop(testShop())
  })

  async function looksAs(golden: string, email: string, orderId: number) {
    const { text, html } = await readEmail(testShop(), email, { orderId })
    await expect(text).toMatchFileSnapshot(`golden/${golden}.txt`)
    for (const language of others) {
      await speak(language)
      const said = await readEmail(testShop(), email, { orderId })
      const shares = sharesOfEmail(said, language)
      note(language, golden, shares)
      for (const share of shares) expect(share, said.text).toBeGreaterThan(0.97)
      await expect(said.text).toMatchFileSnapshot(`golden/${language}/${golden}.txt`)
    }
    await speak('en')
    return html
  }

  const speak = (language: Language) =>
    testShop().shop.db.write((tx) => tx.updateTable('orders').set({ language }).execute())

  /** Opens every document that the email leads to, as its reader does, who is signed in nowhere. */
  async function opens(orderId: number, token: string, kinds: string[]) {
    const documents = await testShop()
      .shop.db.read.selectFrom('documents')
      .select(['kind', 'number'])
      .where('order_id', '=', orderId)
      .where('kind', 'in', ['credit-note', 'receipt-voucher', 'refund-voucher'])
      .orderBy('id')
      .execute()
    expect(documents.map(({ kind }) => kind)).toEqual(kinds)
    for (const { number } of documents) {
      const path = `/api/orders/${token}/documents/${number}`
      const { text } = must(await newShopper(testShop()).get(path))
      expect(text).toMatch(/^%PDF-/)
    }
  }

  it('an advance: its receipt voucher with the money, its refund voucher with the way back', async () => {
    const { id, token, staff } = await anOrder(testShop(), { method: 'upi' })
    await staff('payments')
    const html = await looksAs('order-paid-voucher', 'order-paid', id)
    expect(html).toMatch(/<a href="[^"]+\/documents\/RV-2526-NUMBER"[^>]*>Receipt voucher/)
    await staff('moves', { to: 'cancelled' })
    const before = await readEmail(testShop(), 'order-cancelled', { orderId: id })
    expect(before.text).not.toContain('voucher')
    await staff('refunds', { amount: 6000, method: 'upi', reference: '800000000078' })
    await looksAs('order-cancelled-voucher', 'order-cancelled', id)
    await looksAs('order-refunded-voucher', 'order-refunded', id)
    await opens(id, token, ['receipt-voucher', 'refund-voucher'])
  })

  it('a return: its credit note, and no advance that is long used up', async () => {
    const { id, token, owner, deliver, askBack } = await anOrder(testShop())
    await deliver()
    const returnId = await askBack()
    must(await owner.post(`/api/admin/returns/${returnId}/decision`, { isApproved: true }))
    const before = await readEmail(testShop(), 'return-approved', { orderId: id })
    expect(before.text).not.toContain('PDF')
    must(await owner.post(`/api/admin/returns/${returnId}/receipt`, { isRestocked: true }))
    await looksAs('order-returned-credit-note', 'order-returned', id)
    const refund = { amount: 6000, method: 'upi', reference: '800000000079' }
    must(await owner.post(`/api/admin/returns/${returnId}/closing`, { refund }))
    await looksAs('order-refunded-credit-note', 'order-refunded', id)
    await opens(id, token, ['receipt-voucher', 'credit-note'])
  })
})
