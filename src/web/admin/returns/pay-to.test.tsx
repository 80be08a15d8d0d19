import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { PayTo, PayToFacts } from './pay-to.tsx'

it('says where the money goes that was paid in cash', async () => {
  const upi = await draw(<PayToFacts payTo={{ kind: 'upi', upiId: 'meena@okhdfc' }} />)
  expect(upi.text).toBe('Paid in cash: send the refund to UPI ID meena@okhdfc')
  const bank = {
    ...{ kind: 'bank' as const, accountNumber: '50100123456789', ifsc: 'HDFC0001234' },
    accountName: 'Meena Raman',
  }
  const { text } = await draw(<PayToFacts payTo={bank} />)
  expect(text).toContain('Account number 50100123456789 IFSC HDFC0001234')
  expect(text).toContain('Account holder Meena Raman')
  expect((await draw(<PayToFacts payTo={null} />)).text).toContain('please ask the customer')
})

it('asks nothing where money goes back as it came, nor for a packer', async () => {
  const cases = [
    [{ id: 1, wish: 'return' }, { paymentMethod: 'upi' }],
    [{ id: 1, wish: 'return' }, { paymentMethod: 'cod' }],
  ] as const
  for (const [one, order] of cases) {
    expect((await draw(<PayTo one={one} order={order} />)).text).toBe('')
  }
})
