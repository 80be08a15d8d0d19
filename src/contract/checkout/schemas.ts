import { z } from 'zod'
import { OrderForm, PlacedOrder } from '../orders/types.ts'
import type { SchemaTable } from '../schema-table.ts'
import type * as calls from './calls.ts'
import {
  Availability,
  AvailabilityQuery,
  Checkout,
  CheckoutQuery,
  DeliveryQuote,
  QuoteQuery,
  ToldPin,
} from './types.ts'

export const schemas: SchemaTable<typeof calls> = {
  getAvailability: {
    summary: 'What this visitor may buy of some products now, and when held pieces come free.',
    input: AvailabilityQuery,
    answer: z.array(Availability),
  },
  enterCheckout: {
    summary:
      'Keeps up to three pieces of the cart for 15 minutes, or as the owner says, and tells how it can be paid.',
    answer: Checkout,
    errors: [429],
  },
  getCheckout: {
    summary: 'The checkout once more, for a PIN code.',
    input: CheckoutQuery,
    answer: Checkout,
  },
  placeOrder: {
    summary: 'Turns the cart into an order; the Idempotency-Key makes it safe to send again.',
    input: OrderForm,
    answer: PlacedOrder,
    errors: [409, 429],
  },
  quoteDelivery: {
    summary: 'When and how a parcel that is ordered now comes to a PIN code.',
    input: QuoteQuery,
    answer: DeliveryQuote,
    errors: [404],
  },
  tellPin: {
    summary: 'Remembers where parcels go, and says when and how one comes there.',
    input: ToldPin,
    answer: DeliveryQuote,
    errors: [404],
  },
}
