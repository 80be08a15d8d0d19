import { describe, expect, it } from 'vitest'
import type { OrderEvent } from '#contract/orders/types.ts'
import { draw } from '#test/draw.tsx'
import { Timeline } from './timeline.tsx'

const event: OrderEvent = {
  ...{ kind: 'refunded', from: null, to: null, words: '₹500.00 as store credit', said: null },
  ...{ actor: 'system', at: '2026-01-15T06:30:00.000Z' },
}
const said = { code: 'credit-given', params: { paise: 50_000 } }
const read = async (one: OrderEvent, language: 'en' | 'ta' | 'ml') =>
  (await draw(<Timeline events={[one]} />, { language })).text

describe('what the shop wrote into the history of an order', () => {
  it('is said in the language of its buyer', async () => {
    expect(await read({ ...event, said }, 'ta')).toContain('₹500.00 ஸ்டோர் கிரெடிட்டாக')
    expect(await read({ ...event, said }, 'ml')).toContain('₹500.00 സ്റ്റോർ ക്രെഡിറ്റായി')
    expect(await read({ ...event, said }, 'en')).toContain('₹500.00 as store credit')
  })

  it('stays readable where it was written before codes were kept, or by a newer shop', async () => {
    expect(await read(event, 'ta')).toContain('₹500.00 as store credit')
    const newer = { ...event, said: { code: 'said-next-year', params: {} } }
    expect(await read(newer, 'ta')).toContain('₹500.00 as store credit')
  })

  it('calls no refund what has paid for the new saree of an exchange', async () => {
    const params = { paise: 200_000, number: 'PAL-2026-000003' }
    const paid = { ...event, words: '', said: { code: 'paid-for-order', params } }
    const text = await read(paid, 'en')
    expect(text).toContain('Used for your exchange ₹2,000.00 for order PAL-2026-000003')
    expect(text).not.toContain('Refund')
  })
})
