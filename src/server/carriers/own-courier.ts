import { ownCourierName } from '#domain/orders/own-courier.ts'
import type { Carrier } from './carrier.ts'

/** Somebody of the house brings it: staff say what becomes of it. */
export const ownCourier: Carrier = {
  code: 'own',
  name: ownCourierName,
  fields: [],
  followAt: () => '',
}
