import { kinship } from './kinship/ta.ts'
import { suggestions } from './suggestions/ta.ts'
import { account } from './ta/account.ts'
import { attributes } from './ta/attributes.ts'
import { cart } from './ta/cart.ts'
import { checkout } from './ta/checkout.ts'
import { complaints } from './ta/complaints.ts'
import { faults } from './ta/faults.ts'
import { footer } from './ta/footer.ts'
import { headings } from './ta/headings.ts'
import { home } from './ta/home.ts'
import { listing } from './ta/listing.ts'
import { myData } from './ta/my-data.ts'
import { newsletter } from './ta/newsletter.ts'
import { notFound } from './ta/not-found.ts'
import { offers } from './ta/offers.ts'
import { opening } from './ta/opening.ts'
import { orders } from './ta/orders.ts'
import { pages } from './ta/pages.ts'
import { cardSales } from './ta/paying/card-sales.ts'
import { giftCards } from './ta/paying/gift-cards.ts'
import { privacy } from './ta/privacy.ts'
import { product } from './ta/product.ts'
import { reviews } from './ta/reviews.ts'
import { seller } from './ta/seller.ts'
import { shell } from './ta/shell.ts'
import { signIn } from './ta/sign-in.ts'
import { ui } from './ta/ui.ts'
import { wishlist } from './ta/wishlist.ts'
import type { Dictionary } from './words.ts'

export const ta: Dictionary = {
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
  loadRefusals: async () => (await import('./refusals/ta.ts')).refusals,
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
