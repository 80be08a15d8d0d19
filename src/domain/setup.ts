import { isPlaceholder } from './shop-profile.ts'
import { hasChat } from './whatsapp.ts'

/** What the shop's state is judged by before it opens. */
export type ShopState = {
  name: string
  /** The picture at the top of the home page; empty while it is the one of no shop in particular. */
  heroPicture: string
  whatsapp: string
  /** Whether buyers can read who sells and whom to complain to. */
  isSellerNamed: boolean
  /** How many ways to pay are switched on and ready. */
  waysToPay: number
  categories: number
  products: number
  /** The built-in pages that somebody has saved since they came with the shop. */
  pagesSaved: readonly string[]
}

const checks = {
  name: ({ name }) => name.trim() !== '' && !isPlaceholder('name', name),
  look: ({ heroPicture }) => heroPicture !== '',
  whatsapp: ({ whatsapp }) => hasChat(whatsapp) && !isPlaceholder('whatsapp', whatsapp),
  payments: ({ waysToPay }) => waysToPay > 0,
  seller: ({ isSellerNamed }) => isSellerNamed,
  delivery: ({ pagesSaved }) => pagesSaved.includes('shipping-returns'),
  category: ({ categories }) => categories > 0,
  product: ({ products }) => products > 0,
  policies: ({ pagesSaved }) =>
    ['terms', 'privacy-policy'].every((page) => pagesSaved.includes(page)),
} as const satisfies Record<string, (shop: ShopState) => boolean>

export type SetupStep = keyof typeof checks

/** What a new owner sees to before the shop opens, in this order. */
export const setupSteps = Object.keys(checks) as SetupStep[] // The keys are the steps and nothing else.

/** Whether each of them is done, judged by the shop as it is. */
export function setupOf(shop: ShopState): { step: SetupStep; isDone: boolean }[] {
  return setupSteps.map((step) => ({ step, isDone: checks[step](shop) }))
}
