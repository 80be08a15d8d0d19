import type { Hono } from 'hono'
import * as adminEndpoints from '#contract/buying-admin-endpoints.ts'
import { buyingAdminSchemas } from '#contract/buying-admin-schemas.ts'
import * as endpoints from '#contract/buying-endpoints.ts'
import { buyingSchemas } from '#contract/buying-schemas.ts'
import * as reviewEndpoints from '#contract/review-endpoints.ts'
import { reviewSchemas } from '#contract/review-schemas.ts'
import { cartAnswers } from '../cart/routes.ts'
import { checkoutAnswers } from '../checkout/routes.ts'
import { couponAdminAnswers } from '../coupons/admin-routes.ts'
import { holdAnswers } from '../holds/routes.ts'
import { holdStaffAnswers } from '../holds/staff-routes.ts'
import { figureAnswers } from '../orders/figure-routes.ts'
import { printAnswers } from '../orders/print-routes.ts'
import { orderAnswers } from '../orders/routes.ts'
import { orderStaffAnswers } from '../orders/staff-routes.ts'
import { paymentAnswers } from '../payments/routes.ts'
import { paymentStaffAnswers } from '../payments/staff-routes.ts'
import type { Env } from '../platform/http/request.ts'
import { serve } from '../platform/http/serve.ts'
import type { Shop } from '../platform/shop.ts'
import { returnAnswers, returnStaffAnswers } from '../returns/routes.ts'
import { buyerReviewAnswers } from '../reviews/routes.ts'
import { reviewStaffAnswers } from '../reviews/staff-routes.ts'
import { chatAnswers } from '../whatsapp/routes.ts'
import { chatStaffAnswers } from '../whatsapp/staff-routes.ts'
import { wishlistAnswers } from '../wishlist/routes.ts'
import { sharedWishlistAnswers } from '../wishlist/shared-routes.ts'

/** For what is left of /api: known paths under another method. */
export const buyingTables = [endpoints, adminEndpoints, reviewEndpoints]

/** Mounts every call from the cart to the delivered parcel. */
export function serveBuying(app: Hono<Env>, shop: Shop) {
  serve(app, shop, endpoints, buyingSchemas, {
    ...cartAnswers,
    ...chatAnswers,
    ...checkoutAnswers,
    ...holdAnswers,
    ...orderAnswers,
    ...paymentAnswers,
    ...returnAnswers,
    ...wishlistAnswers,
    ...sharedWishlistAnswers,
  })
  serve(app, shop, adminEndpoints, buyingAdminSchemas, {
    ...chatStaffAnswers,
    ...couponAdminAnswers,
    ...figureAnswers,
    ...holdStaffAnswers,
    ...orderStaffAnswers,
    ...printAnswers,
    ...paymentStaffAnswers,
    ...returnStaffAnswers,
  })
  serve(app, shop, reviewEndpoints, reviewSchemas, {
    ...buyerReviewAnswers,
    ...reviewStaffAnswers,
  })
}
