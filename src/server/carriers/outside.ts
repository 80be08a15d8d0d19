import { ShopError } from '#domain/errors.ts'
import { refusal } from '#domain/refusals/list.ts'
import { type Carrier, CarrierRefusal } from './carrier.ts'

/** Waits for a carrier; what goes wrong is said as the shop says it: 409 in its own words, 503 where it does not answer. */
export async function outside<Result>(
  carrier: Pick<Carrier, 'name'>,
  work: Promise<Result>,
): Promise<Result> {
  try {
    return await work
  } catch (cause) {
    if (cause instanceof ShopError) throw cause
    if (cause instanceof CarrierRefusal)
      throw new ShopError(refusal('carrier-says-no', { carrier: carrier.name, why: cause.message }))
    throw Object.assign(new ShopError('carrier-away', { retryAfterSeconds: 5 }), { cause })
  }
}
