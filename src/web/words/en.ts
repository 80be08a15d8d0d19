import { account } from './en/account.ts'
import { attributes } from './en/attributes.ts'
import { cart } from './en/cart.ts'
import { checkout } from './en/checkout.ts'
import { complaints } from './en/complaints.ts'
import { faults } from './en/faults.ts'
import { footer } from './en/footer.ts'
import { headings } from './en/headings.ts'
import { home } from './en/home.ts'
import { listing } from './en/listing.ts'
import { myData } from './en/my-data.ts'
import { newsletter } from './en/newsletter.ts'
import { notFound } from './en/not-found.ts'
import { opening } from './en/opening.ts'
import { orders } from './en/orders.ts'
import { pages } from './en/pages.ts'
import { cardSales } from './en/paying/card-sales.ts'
import { giftCards } from './en/paying/gift-cards.ts'
import { privacy } from './en/privacy.ts'
import { product } from './en/product.ts'
import { reviews } from './en/reviews.ts'
import { seller } from './en/seller.ts'
import { shell } from './en/shell.ts'
import { signIn } from './en/sign-in.ts'
import { ui } from './en/ui.ts'
import { wishlist } from './en/wishlist.ts'
import { kinship } from './kinship/en.ts'
import { suggestions } from './suggestions/en.ts'

/** The whole dictionary, for its type and its tests; a screen imports its own file under en/ instead. */
export const en = {
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
