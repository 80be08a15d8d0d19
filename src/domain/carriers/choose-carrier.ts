/** Who carries which parcels: the first row that fits an order decides. */
export type CarrierChoice = {
  /** The name of a delivery zone; '' everywhere. */
  zone: string
  /** Of orders that are paid at the door, of those that are paid before, or of both. */
  payment: 'any' | 'cod' | 'paid'
  carrier: string
}

export const mostChoices = 40

/** The carrier that is proposed for a parcel; null where the owner has said nothing that fits. */
export function carrierFor(
  choices: readonly CarrierChoice[],
  { zone, isCod }: { zone: string | null; isCod: boolean },
): string | null {
  const fits = choices.find(
    (one) =>
      (one.zone === '' || one.zone === zone) &&
      (one.payment === 'any' || (one.payment === 'cod') === isCod),
  )
  return fits?.carrier ?? null
}
