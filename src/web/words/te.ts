import { kinship } from './kinship/te.ts'
import { suggestions } from './suggestions/te.ts'
import { account } from './te/account.ts'
import { attributes } from './te/attributes.ts'
import { cart } from './te/cart.ts'
import { checkout } from './te/checkout.ts'
import { complaints } from './te/complaints.ts'
import { faults } from './te/faults.ts'
import { footer } from './te/footer.ts'
import { headings } from './te/headings.ts'
import { home } from './te/home.ts'
import { listing } from './te/listing.ts'
import { myData } from './te/my-data.ts'
import { newsletter } from './te/newsletter.ts'
import { notFound } from './te/not-found.ts'
import { offers } from './te/offers.ts'
import { opening } from './te/opening.ts'
import { orders } from './te/orders.ts'
import { pages } from './te/pages.ts'
import { cardSales } from './te/paying/card-sales.ts'
import { giftCards } from './te/paying/gift-cards.ts'
import { privacy } from './te/privacy.ts'
import { product } from './te/product.ts'
import { reviews } from './te/reviews.ts'
import { seller } from './te/seller.ts'
import { shell } from './te/shell.ts'
import { signIn } from './te/sign-in.ts'
import { ui } from './te/ui.ts'
import { wishlist } from './te/wishlist.ts'
import type { Dictionary } from './words.ts'

/** The shop in Telugu. */
export const te: Dictionary = {
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
  loadRefusals: async () => (await import('./refusals/te.ts')).refusals,
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
