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

describe('what is promised with every saree', () => {
  it('says the numbers of the specification as they stand there', async () => {
    const { text } = await draw(<Promises delivery={first} />)
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
    const { text } = await draw(<Promises delivery={other} />, { language })
    for (const part of ['₹1,999', '₹90', '8-9', '3', '24']) expect(text).toContain(part)
    expect(text).not.toMatch(/5,000|250|5[-–]7|10[-–]15|48|2-2/)
  })

  it('offers no free delivery where there is none, and tells no fee where it is free', async () => {
    const never = await draw(<Promises delivery={{ ...other, freeAbove: null }} />)
    expect(never.text).toContain('Shipping within India is ₹90.')
    expect(never.text).not.toContain('free')
    const always = await draw(<Promises delivery={{ ...other, fee: 0 }} />)
    expect(always.text).toContain('Shipping within India is free.')
    expect(always.text).not.toContain('₹')
  })
})
