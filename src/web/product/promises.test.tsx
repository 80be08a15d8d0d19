import { describe, expect, it } from 'vitest'
import { firstTerms, toldTerms } from '#domain/delivery/delivery-terms.ts'
import { languages } from '#domain/language.ts'
import { draw } from '#test/draw.tsx'
import { Promises } from './promises.tsx'

const first = toldTerms(firstTerms)
const other = {
  ...{ fee: 90, freeAbove: 1999, returnsDays: 3, damageReportHours: 24 },
  days: { domestic: { from: 2, to: 2 }, international: { from: 8, to: 9 } },
}

const silk = { product: { fabric: 'Silk', color: 'Red', occasion: 'Wedding', facts: {} }, care: [] }

describe('what is promised with every saree', () => {
  it('says the numbers of the specification as they stand there', async () => {
    const { text } = await draw(<Promises {...silk} delivery={first} />)
    for (const part of [
      'Shipping is free on orders above ₹5,000; otherwise it is ₹250.',
      'Delivery within India takes 5-7 business days.',
      'International delivery takes 10-15 business days',
      'within 7 days',
      'within 48 hours',
    ]) {
      expect(text).toContain(part)
    }
  })

  it.each(languages)('says those of this shop and no other ones in %s', async (language) => {
    const { text } = await draw(<Promises {...silk} delivery={other} />, { language })
    for (const part of ['₹1,999', '₹90', '8-9', '3', '24']) expect(text).toContain(part)
    expect(text).not.toMatch(/5,000|250|5[-–]7|10[-–]15|48|2-2/)
  })

  it('offers no free delivery where there is none, and tells no fee where it is free', async () => {
    const never = await draw(<Promises {...silk} delivery={{ ...other, freeAbove: null }} />)
    expect(never.text).toContain('Shipping within India is ₹90.')
    expect(never.text).not.toContain('free')
    const always = await draw(<Promises {...silk} delivery={{ ...other, fee: 0 }} />)
    expect(always.text).toContain('Shipping within India is free.')
    expect(always.text).not.toContain('₹')
  })

  it('care is dry clean only; of a plain cotton only where the owner says so, and else in the owner’s words', async () => {
    const cotton = { ...silk.product, fabric: 'Cotton' }
    const told = { fabric: 'Cotton', text: 'Wash it alone the first time.' }
    const silkCare = await draw(<Promises {...silk} delivery={first} />)
    expect(silkCare.text).toContain('Dry clean only.')
    const bare = await draw(<Promises {...silk} product={cotton} delivery={first} />)
    expect(bare.text).not.toMatch(/dry clean/i)
    expect(bare.text).toContain('Keep it folded in cotton')
    const own = await draw(<Promises product={cotton} care={[told]} delivery={first} />)
    expect(own.text).toContain(told.text)
    const piece = { ...cotton, facts: { care: 'Steam it.' } }
    const ownPiece = await draw(<Promises product={piece} care={[told]} delivery={first} />)
    expect(ownPiece.text).toContain('Steam it.')
    expect(ownPiece.text).not.toContain(told.text)
  })
})
