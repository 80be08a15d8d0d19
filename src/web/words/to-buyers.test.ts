import { expect, it } from 'vitest'
import { languages } from '#domain/language.ts'
import { toBuyers } from './to-buyers.ts'

const url = 'https://shop.example/order/abc'

it.each(languages)(
  'in %s a receipt names the buyer, the order, the sum and where it is',
  (language) => {
    const text = toBuyers[language].receipt('Meena Raman', 'PAL-7', '₹4,350', url)
    for (const part of ['Meena Raman,', 'PAL-7', '₹4,350', `:\n${url}`])
      expect(text).toContain(part)
  },
)

it.each(languages)('in %s nobody is greeted by an empty name', (language) => {
  const { hello, order, receipt, complaint, message } = toBuyers[language]
  const texts = [hello(''), order('', 'PAL-7', url), receipt('', 'PAL-7', '₹4,350', url)]
  for (const text of [...texts, complaint('', 'C-1'), message('', 'M-1')]) {
    expect(text).toMatch(/^[^\s,]+,/)
  }
})
