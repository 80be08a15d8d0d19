/** Search of everything in the admin area. */
export const adminFinder = {
  open: 'Search everything',
  keys: 'Ctrl K',
  field: 'Order, saree, customer or setting',
  hint: 'Number, name, mobile, UTR, tracking number …',
  results: 'What was found',
  count: (count: number) => (count === 1 ? '1 result' : `${count} results`),
  nothing: (text: string) => `Nothing was found for “${text}”.`,
  failed: 'The search did not work. Please try again.',
  kinds: {
    order: 'Order',
    product: 'Saree',
    customer: 'Customer',
    message: 'Message',
    'card-sale': 'Gift card sold online',
  },
  /** Where more was found than is shown. */
  all: {
    order: (text: string) => `All orders for “${text}”`,
    product: (text: string) => `All sarees for “${text}”`,
    customer: (text: string) => `All customers for “${text}”`,
    message: (text: string) => `All messages for “${text}”`,
    'card-sale': (text: string) => `All gift cards sold online for “${text}”`,
  },
  ways: {
    newOrder: 'New order',
    addProduct: 'Add a product',
    prices: 'Prices of many sarees',
    account: 'Your account',
    action: 'To do',
    place: 'Part of the admin area',
  },
  /** The parts of one's own account. */
  own: {
    password: 'Password',
    twoStep: 'Two-step sign-in',
    passkeys: 'Passkeys',
    devices: 'Devices where you are signed in',
  },
  /** What else a place may be looked for by, beside its name. */
  terms: {
    newOrder: 'order by phone, exhibition, make an order',
    stall: 'counter, exhibition, cash sale',
    addProduct: 'new product, new saree, upload',
    prices: 'price, change prices, discount, sale, bulk',
    display: 'home page, sections, hero, banner',
    performance: 'speed, slow, images',
    shop: 'logo, name, address, WhatsApp number, contact, social media',
    payments: 'UPI, COD, cash on delivery, bank transfer, Razorpay, card',
    delivery: 'shipping, fee, countries, abroad, PIN codes, returns',
    carriers: 'courier, Shiprocket, India Post, tracking',
    law: 'GST, GSTIN, HSN, invoice, seller, LUT',
    account: 'profile, role, language',
    password: 'change password',
    twoStep: '2FA, OTP, second factor, authenticator',
    passkeys: 'fingerprint, face',
    devices: 'sessions, signed in',
  },
  /** What may stand before the number of an order, and what the result is called then. */
  verbs: {
    ship: { typed: 'ship', says: (order: string) => `Ship ${order}` },
    pack: { typed: 'pack', says: (order: string) => `Pack ${order}` },
    refund: { typed: 'refund', says: (order: string) => `Refund ${order}` },
    cancel: { typed: 'cancel', says: (order: string) => `Cancel ${order}` },
  },
}
