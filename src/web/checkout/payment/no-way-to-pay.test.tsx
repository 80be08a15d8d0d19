import { expect, it } from 'vitest'
import type { PaymentChoice } from '#contract/payments/types.ts'
import { draw } from '#test/draw.tsx'
import { PaymentChoices } from './payment-choices.tsx'

const cod = {
  ...{ method: 'cod', fee: 0, total: 5000, totalHash: 'h', advance: 0, isToConfirm: false },
  ...{ isAllowed: false, refusal: 'Not for parcels abroad', fault: null },
} as unknown as PaymentChoice // What the page reads of it.

const choices = (some: PaymentChoice[]) => (
  <PaymentChoices choices={some} chosen={undefined} error={undefined} onChoose={() => undefined} />
)

it('a parcel for which no way to pay works is never an empty list: the page says what to do', async () => {
  for (const some of [[], [cod]]) {
    const { text, html } = await draw(choices(some))
    expect(text).toContain('None of our ways to pay works for this order')
    expect(html).toContain('href="/contact"')
  }
  const { text } = await draw(choices([cod, { ...cod, method: 'upi', isAllowed: true }]))
  expect(text).not.toContain('None of our ways')
})
