/** Paying with gift cards, and what is left on one. */
export const giftCards = {
  title: 'Gift card',
  code: 'Gift card code',
  hint: 'You got it with the gift card, by email or by hand.',
  use: 'Use gift card',
  used: (lastFour: string, amount: string) => `Gift card ending in ${lastFour} pays ${amount}.`,
  rest: (amount: string) => `${amount} stays on it for next time.`,
  stop: (lastFour: string) => `Do not use the gift card ending in ${lastFour}`,
  another: 'Use another gift card',
  failed: 'Your gift card could not be used',
  offline: 'Please check your connection and try again.',
  page: {
    title: 'Gift card balance',
    text: 'Enter the code to see what is left on a gift card.',
    show: 'Show balance',
    checking: 'Checking…',
    ending: (lastFour: string) => `Gift card ending in ${lastFour}`,
    balance: (amount: string) => `${amount} left`,
    until: (day: string) => `Good until ${day}.`,
    states: {
      usable: 'Enter the code in your cart to pay with it.',
      used: 'Nothing is left on it.',
      expired: 'It has expired.',
      blocked: 'It is blocked. Please write to us.',
    },
    toShop: 'Browse sarees',
    terms:
      'A gift card pays for orders in this shop, in one go or in parts, together with other ways to pay. It is not exchanged for money. What comes back of an order that it paid goes back to the card.',
  },
}
