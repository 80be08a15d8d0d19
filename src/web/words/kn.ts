import { kinship } from './kinship/kn.ts'
import { account } from './kn/account.ts'
import { attributes } from './kn/attributes.ts'
import { cart } from './kn/cart.ts'
import { checkout } from './kn/checkout.ts'
import { complaints } from './kn/complaints.ts'
import { faults } from './kn/faults.ts'
import { footer } from './kn/footer.ts'
import { headings } from './kn/headings.ts'
import { home } from './kn/home.ts'
import { listing } from './kn/listing.ts'
import { myData } from './kn/my-data.ts'
import { newsletter } from './kn/newsletter.ts'
import { notFound } from './kn/not-found.ts'
import { offers } from './kn/offers.ts'
import { opening } from './kn/opening.ts'
import { orders } from './kn/orders.ts'
import { pages } from './kn/pages.ts'
import { cardSales } from './kn/paying/card-sales.ts'
import { giftCards } from './kn/paying/gift-cards.ts'
import { privacy } from './kn/privacy.ts'
import { product } from './kn/product.ts'
import { reviews } from './kn/reviews.ts'
import { seller } from './kn/seller.ts'
import { shell } from './kn/shell.ts'
import { signIn } from './kn/sign-in.ts'
import { ui } from './kn/ui.ts'
import { wishlist } from './kn/wishlist.ts'
import { suggestions } from './suggestions/kn.ts'
import type { Dictionary } from './words.ts'

/** The shop in Kannada. */
export const kn: Dictionary = {
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
  loadRefusals: async () => (await import('./refusals/kn.ts')).refusals,
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
