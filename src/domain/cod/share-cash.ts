import type { Paise } from '#domain/money.ts'

/** So much of what one parcel brings is for one order; both by their place in the lists. */
export type CashShare = { parcel: number; order: number; paise: Paise }

/** Whose the cash of parcels is: the orders take in turn what each asks for, as long as something is there. */
export function shareCash(brought: readonly Paise[], asked: readonly Paise[]): CashShare[] {
  const open = [...asked]
  return brought.flatMap((paise, parcel) => {
    let left = paise
    return open.flatMap((wanted, order) => {
      const taken = Math.min(left, wanted)
      left -= taken
      open[order] = wanted - taken
      return taken > 0 ? [{ parcel, order, paise: taken }] : []
    })
  })
}
