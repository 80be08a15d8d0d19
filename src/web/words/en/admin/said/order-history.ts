import { orderSentences } from '#domain/said/of-orders.ts'

/** What the shop itself wrote into the history of an order, as staff read it. */
export const orderHistory = orderSentences
