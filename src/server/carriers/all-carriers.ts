import { ShopError } from '#domain/errors.ts'
import type { Carrier } from './carrier.ts'
import { indiaPost } from './india-post.ts'
import { ownCourier } from './own-courier.ts'
import { shiprocket } from './shiprocket.ts'

/** Every carrier that the shop knows: one more is a file and a line here. */
export const allCarriers: readonly Carrier[] = [ownCourier, indiaPost, shiprocket]

export const carrierBy = (code: string): Carrier | undefined =>
  allCarriers.find((carrier) => carrier.code === code)

export function namedCarrier(code: string): Carrier {
  const carrier = carrierBy(code)
  if (!carrier) throw new ShopError('no-such-carrier')
  return carrier
}

/** Whoever staff mean by a name that they typed. */
export const carrierCalled = (name: string): Carrier | undefined =>
  allCarriers.find((carrier) => carrier.name.toLowerCase() === name.trim().toLowerCase())
