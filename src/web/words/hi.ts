import { account } from './hi/account.ts'
import { attributes } from './hi/attributes.ts'
import { cart } from './hi/cart.ts'
import { checkout } from './hi/checkout.ts'
import { complaints } from './hi/complaints.ts'
import { faults } from './hi/faults.ts'
import { footer } from './hi/footer.ts'
import { headings } from './hi/headings.ts'
import { home } from './hi/home.ts'
import { listing } from './hi/listing.ts'
import { myData } from './hi/my-data.ts'
import { newsletter } from './hi/newsletter.ts'
import { notFound } from './hi/not-found.ts'
import { offers } from './hi/offers.ts'
import { opening } from './hi/opening.ts'
import { orders } from './hi/orders.ts'
import { pages } from './hi/pages.ts'
import { cardSales } from './hi/paying/card-sales.ts'
import { giftCards } from './hi/paying/gift-cards.ts'
import { privacy } from './hi/privacy.ts'
import { product } from './hi/product.ts'
import { reviews } from './hi/reviews.ts'
import { seller } from './hi/seller.ts'
import { shell } from './hi/shell.ts'
import { signIn } from './hi/sign-in.ts'
import { ui } from './hi/ui.ts'
import { wishlist } from './hi/wishlist.ts'
import { kinship } from './kinship/hi.ts'
import { suggestions } from './suggestions/hi.ts'
import type { Dictionary } from './words.ts'

/**
 * Everyday Hindi: a shopper is आप and of no gender, a name never has to agree with a verb;
 * ज़ and फ़ keep their dot, क, ख and ग do without.
 */
export const hi: Dictionary = {
  account,
  attributes,
  footer,
  notFound,
  cart,
  checkout,
  complaints,
  faults,
  cardSales,
  giftCards,
  headings,
  home,
  kinship,
  listing,
  myData,
  newsletter,
  offers,
  loadRefusals: async () => (await import('./refusals/hi.ts')).refusals,
  opening,
  orders,
  pages,
  privacy,
  product,
  reviews,
  seller,
  shell,
  signIn,
  suggestions,
  ui,
  wishlist,
}
