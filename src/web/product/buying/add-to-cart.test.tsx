import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { AddToCart } from './add-to-cart.tsx'
import type { Buying } from './use-buying.ts'
import { useWhyNot } from './use-why-not.ts'

const now = Date.parse('2026-01-15T12:00:00+05:30')

function Bar({ left, heldUntil = null }: { left: number; heldUntil?: number | null }) {
  const buying = { productId: 1, stock: left, canAdd: left > 0, quantity: 1 } as Buying // As drawn.
  return <AddToCart buying={buying} price="₹6,000" why={useWhyNot(left, heldUntil)} />
}

it.each([
  ['en', 'Add to Cart: Sold out', 'Sold out'],
  ['ta', 'கார்ட்டில் சேர்க்க: விற்றுத் தீர்ந்தது', 'விற்றுத் தீர்ந்தது'],
] as const)(
  'in %s the bar of a saree that is sold out says so, and its button “%s”',
  async (language, name, why) => {
    const { html, text } = await draw(<Bar left={0} />, { language })
    expect(html).toContain(`aria-label="${name}"`)
    expect(text).toContain(`₹6,000 ${why}`)
  },
)

it('says until when the last piece is kept for somebody else, and nothing where there are some', async () => {
  const held = await draw(<Bar left={0} heldUntil={now + 3_600_000} />, { now })
  expect(held.text).toContain('₹6,000 On hold until 1:00 pm')
  expect(held.html).toContain('aria-label="Add to Cart: On hold until 1:00 pm"')
  const there = await draw(<Bar left={2} />, { now })
  expect(there.html).not.toContain('aria-label="Add to Cart')
  expect(there.text).not.toMatch(/Sold out|On hold/)
})
