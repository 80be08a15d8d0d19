import { type SellerPart, sellerParts } from '#domain/compliance/sentences/of-shop.ts'
import { isPlaceholder } from './shop-profile.ts'
import { hasChat } from './whatsapp.ts'

/** What the shop's state is judged by before it opens. */
export type ShopState = {
  name: string
  /** Whether the owner has given a logo, or said that the name stands in its place. */
  isLogoChosen: boolean
  /** The picture at the top of the home page; empty while it is the one of no shop in particular. */
  heroPicture: string
  whatsapp: string
  /** What buyers cannot read yet of who sells and whom to complain to. */
  sellerMissing: readonly SellerPart[]
  /** What the shop is before the law: nothing said, a GSTIN that cannot be its own, or said. */
  registration: 'unsaid' | 'wrong-gstin' | 'said'
  /** How many ways to pay are switched on and ready. */
  waysToPay: number
  /** Whether somebody has ever saved how the shop is paid. */
  isPayingChosen: boolean
  /** Whether UPI is switched on, but no UPI ID is there to pay to. */
  isUpiWithoutId: boolean
  /** Whether a mail server is set up, what became of the newest test email, and whether any email has ever left. */
  mail: {
    hasServer: boolean
    /** Whether whoever is at work has an address that emails reach. */
    hasAddress: boolean
    test: 'none' | 'waiting' | 'sent' | 'kept' | 'failed'
    hasLeft: boolean
  }
  categories: number
  products: number
  /** Whether somebody has ever saved what delivery costs and takes. */
  isDeliveryChosen: boolean
  /** The built-in pages that somebody has saved since they came with the shop. */
  pagesSaved: readonly string[]
  /** Whether the promo code that came with the shop is as it came, for shoppers to use. */
  hasWelcomeCode: boolean
  /** Whether an order was tried from the first saree to its bill, or a shopper has placed one. */
  isOrderTried: boolean
}

/** What a step still wants, one word a thing. */
export const setupLacks = [
  ...(['name', 'logo', 'hero-picture', 'whatsapp', 'way-to-pay', 'pay-unchosen'] as const),
  ...(['upi-id'] as const),
  ...sellerParts,
  ...(['registration', 'gstin', 'delivery-unchosen', 'mail-server', 'mail-unsent'] as const),
  ...(['mail-waiting', 'mail-failed', 'category', 'product', 'page-terms'] as const),
  ...([
    'page-shipping-returns',
    'page-privacy-policy',
    'own-address',
    'welcome-code',
    'trial',
  ] as const),
] as const
export type SetupLack = (typeof setupLacks)[number]

const lacks = {
  name: ({ name }) => when(name.trim() === '' || isPlaceholder('name', name), 'name'),
  logo: ({ isLogoChosen }) => when(!isLogoChosen, 'logo'),
  look: ({ heroPicture }) => when(heroPicture === '', 'hero-picture'),
  whatsapp: ({ whatsapp }) =>
    when(!hasChat(whatsapp) || isPlaceholder('whatsapp', whatsapp), 'whatsapp'),
  payments: ({ waysToPay, isPayingChosen, isUpiWithoutId }) => [
    ...when(waysToPay === 0, 'way-to-pay'),
    ...when(waysToPay > 0 && !isPayingChosen, 'pay-unchosen'),
    ...when(isUpiWithoutId, 'upi-id'),
  ],
  seller: ({ sellerMissing }) => [...sellerMissing],
  tax: ({ registration }) => [
    ...when(registration === 'unsaid', 'registration'),
    ...when(registration === 'wrong-gstin', 'gstin'),
  ],
  delivery: ({ isDeliveryChosen }) => when(!isDeliveryChosen, 'delivery-unchosen'),
  mail: ({ mail }) => mailLacks(mail),
  category: ({ categories }) => when(categories === 0, 'category'),
  product: ({ products }) => when(products === 0, 'product'),
  policies: (shop) => [
    ...unsaved(shop, 'shipping-returns'),
    ...unsaved(shop, 'terms'),
    ...unsaved(shop, 'privacy-policy'),
  ],
  offers: ({ hasWelcomeCode }) => when(hasWelcomeCode, 'welcome-code'),
  trial: ({ isOrderTried }) => when(!isOrderTried, 'trial'),
} as const satisfies Record<string, (shop: ShopState) => SetupLack[]>

const when = (is: boolean, lack: SetupLack): SetupLack[] => (is ? [lack] : [])

const unsaved = (shop: ShopState, page: 'shipping-returns' | 'terms' | 'privacy-policy') =>
  when(!shop.pagesSaved.includes(page), `page-${page}`)

/** An email has left when a server took it; what is only kept here reaches nobody. */
function mailLacks({ hasServer, hasAddress, test, hasLeft }: ShopState['mail']): SetupLack[] {
  if (!hasServer) return ['mail-server', ...when(!hasAddress, 'own-address')]
  if (!hasAddress) return ['own-address']
  if (test === 'failed') return ['mail-failed']
  if (test === 'sent' || hasLeft) return []
  return [test === 'waiting' ? 'mail-waiting' : 'mail-unsent']
}

export type SetupStep = keyof typeof lacks

/** What a new owner sees to before the shop opens, in this order. */
export const setupSteps = Object.keys(lacks) as SetupStep[] // The keys are the steps and nothing else.

/** What each of them still wants, judged by the shop as it is; done is what wants nothing. */
export function setupOf(
  shop: ShopState,
): { step: SetupStep; isDone: boolean; lacks: SetupLack[] }[] {
  return setupSteps.map((step) => {
    const missing = lacks[step](shop)
    return { step, isDone: missing.length === 0, lacks: missing }
  })
}
