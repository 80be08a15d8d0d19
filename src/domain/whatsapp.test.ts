import { describe, expect, it } from 'vitest'
import { chatNumber, hasChat, inquiryText, orderText, whatsappLink } from './whatsapp.ts'

describe('whatsappLink', () => {
  it('keeps digits only and encodes the text', () => {
    expect(whatsappLink('+91 98765-43210', 'a & b ₹')).toBe(
      'https://wa.me/919876543210?text=a%20%26%20b%20%E2%82%B9',
    )
  })

  it('takes a bare mobile number for an Indian one', () => {
    expect(whatsappLink('98765 43210', 'a')).toBe('https://wa.me/919876543210?text=a')
  })

  it('survives half an emoji', () => {
    expect(() => whatsappLink('', '\ud83d')).not.toThrow()
  })
})

describe('a number as people write it becomes what wa.me wants', () => {
  it.each([
    ['98400 12345', '919840012345'],
    ['098400-12345', '919840012345'],
    ['+91 98400 12345', '919840012345'],
    ['0091 98400 12345', '919840012345'],
    ['919840012345', '919840012345'],
    ['+44 20 7946 0000', '442079460000'],
    ['00971 50 123 4567', '971501234567'],
    ['', ''],
    ['ask Meena', 'ask Meena'],
    ['1'.repeat(20), '1'.repeat(20)],
  ])('%j: %j', (typed, number) => {
    expect(chatNumber(typed)).toBe(number)
    expect(chatNumber(number)).toBe(number)
  })
})

describe('hasChat', () => {
  it.each([
    ['', false],
    ['+91', false],
    ['98400', false],
    ['98400 12345', true],
    ['+91 98400-12345', true],
  ])('%j: %j', (number, has) => expect(hasChat(number)).toBe(has))
})

describe('the prefilled message lists product names, prices, subtotal, shipping and total', () => {
  const lines = [
    { name: 'Mayil Kanjivaram', currentPaise: 1_899_900, quantity: 1 },
    { name: 'Chettinad Cotton', currentPaise: 125_000, quantity: 2 },
  ]
  const words = {
    ...{ hello: 'Hello, I would like to order', subtotal: 'Subtotal', discount: 'Discount' },
    ...{ shipping: 'Shipping', free: 'Free', total: 'Total', reference: 'Reference' },
  }
  const totals = { subtotal: 2_149_900, discount: 215_000, shipping: 0, total: 1_934_900 }

  it('plus quantities, discount, reference and link', () => {
    const kept = { reference: 'WA-7K3Q', url: 'https://x/o/1' }
    const text = orderText({ lines, ...totals, ...kept }, words)
    expect(text).toContain('1. Mayil Kanjivaram: ₹18,999')
    expect(text).toContain('2. Chettinad Cotton: ₹1,250 × 2 = ₹2,500')
    expect(text).toContain('Subtotal: ₹21,499')
    expect(text).toContain('Discount: -₹2,150')
    expect(text).toContain('Shipping: Free')
    expect(text).toContain('Total: ₹19,349')
    expect(text).toContain('Reference: WA-7K3Q\nhttps://x/o/1')
  })

  it('leaves out what there is not', () => {
    const text = orderText({ lines, ...totals, discount: 0, shipping: 25_000 }, words)
    expect(text).not.toContain('Discount')
    expect(text).not.toContain('Reference')
    expect(text).toContain('Shipping: ₹250')
  })
})

describe('Inquire on WhatsApp', () => {
  it('names the saree, its price and its page', () => {
    const saree = { name: 'Mayil Kanjivaram', pricePaise: 1_899_900, url: 'https://x/product/m' }
    expect(inquiryText({ ...saree, code: 'PK-12' }, 'வணக்கம்')).toBe(
      'வணக்கம்:\nMayil Kanjivaram (PK-12), ₹18,999\nhttps://x/product/m',
    )
    expect(inquiryText(saree, 'Hello')).toContain('\nMayil Kanjivaram, ₹18,999\n')
  })
})
