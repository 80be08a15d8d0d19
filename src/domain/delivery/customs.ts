import type { Paise } from '#domain/money.ts'
import { gramsIn, type ParcelWeights } from './parcel-weight.ts'

export type CustomsPiece = {
  name: string
  quantity: number
  unitPaise: Paise
  hsn: string
  /** Of the saree, as its facts say it; '' where they do not. */
  origin: string
  weight: string
}

export type CustomsRow = {
  name: string
  quantity: number
  hsn: string
  origin: string
  netGrams: number
  valuePaise: Paise
}

/** What customs are told of a parcel (CN23): its contents line by line, what they weigh and what they are worth. */
export type CustomsDeclaration = {
  rows: CustomsRow[]
  netGrams: number
  /** With the packing. */
  grossGrams: number
  /** Of the goods, as they were sold; the true value, always. */
  goodsPaise: Paise
}

/** A discount comes off every line by its share, so that the values add up to what was paid for the goods. */
export function customsOf(
  pieces: readonly CustomsPiece[],
  weights: ParcelWeights,
  discountPaise: Paise,
): CustomsDeclaration {
  const full = pieces.reduce((sum, { unitPaise, quantity }) => sum + unitPaise * quantity, 0)
  let [before, taken] = [0, 0]
  const rows = pieces.map(({ name, quantity, unitPaise, hsn, origin, weight }) => {
    before += unitPaise * quantity
    const upToHere = full === 0 ? 0 : Math.round((discountPaise * before) / full)
    const valuePaise = unitPaise * quantity - (upToHere - taken)
    taken = upToHere
    const netGrams = (gramsIn(weight) ?? weights.saree) * quantity
    return { name, quantity, hsn, origin: origin || 'India', netGrams, valuePaise }
  })
  const netGrams = rows.reduce((sum, row) => sum + row.netGrams, 0)
  return {
    rows,
    netGrams,
    grossGrams: netGrams + weights.packing,
    goodsPaise: full - discountPaise,
  }
}
