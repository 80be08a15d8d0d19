import { kinship } from './kinship/ml.ts'
import { account } from './ml/account.ts'
import { attributes } from './ml/attributes.ts'
import { cart } from './ml/cart.ts'
import { checkout } from './ml/checkout.ts'
import { complaints } from './ml/complaints.ts'
import { faults } from './ml/faults.ts'
import { footer } from './ml/footer.ts'
import { headings } from './ml/headings.ts'
import { home } from './ml/home.ts'
import { listing } from './ml/listing.ts'
import { myData } from './ml/my-data.ts'
import { newsletter } from './ml/newsletter.ts'
import { notFound } from './ml/not-found.ts'
import { offers } from './ml/offers.ts'
import { opening } from './ml/opening.ts'
import { orders } from './ml/orders.ts'
import { pages } from './ml/pages.ts'
import { cardSales } from './ml/paying/card-sales.ts'
import { giftCards } from './ml/paying/gift-cards.ts'
import { privacy } from './ml/privacy.ts'
import { product } from './ml/product.ts'
import { reviews } from './ml/reviews.ts'
import { seller } from './ml/seller.ts'
import { shell } from './ml/shell.ts'
import { signIn } from './ml/sign-in.ts'
import { ui } from './ml/ui.ts'
import { wishlist } from './ml/wishlist.ts'
import { suggestions } from './suggestions/ml.ts'
import type { Dictionary } from './words.ts'

export const ml: Dictionary = {
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
  loadRefusals: async () => (await import('./refusals/ml.ts')).refusals,
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
