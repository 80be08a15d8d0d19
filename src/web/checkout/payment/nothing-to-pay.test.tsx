import { expect, it } from 'vitest'
import { draw } from '#test/draw.tsx'
import { NothingToPay } from './payment-choices.tsx'

const card = (id: number, spent: number) => ({
  ...{ id, spent, lastFour: 'K3Q9', balance: 6000, lastDay: '2027-01-15' },
})
const cards = (...spent: number[]) => ({
  ...{ due: 0, spent: spent.reduce((sum, one) => sum + one, 0) },
  cards: spent.map((one, at) => card(at + 1, one)),
})
const credit = (spent: number) => ({ spent, due: 0, ofAccount: 500, codes: ['SC-1'] })

it.each([
  ['store credit', 'Your store credit pays for all of it.', { storeCredit: credit(500) }],
  ['a card', 'Your gift card pays for all of it.', { giftCards: cards(500) }],
  ['two cards', 'Your gift cards pay for all of it.', { giftCards: cards(400, 100) }],
  [
    'a card, and credit that has nothing to pay',
    'Your gift card pays for all of it.',
    { giftCards: cards(500), storeCredit: credit(0) },
  ],
  [
    'a card and credit',
    'Gift cards and store credit together pay for all of it.',
    { giftCards: cards(400), storeCredit: credit(100) },
  ],
])('says that %s leaves nothing to pay', async (_what, sentence, cart) => {
  const { text } = await draw(<NothingToPay method="upi" cart={cart} />)
  expect(text).toContain(`${sentence} There is nothing more to pay.`)
})
