import { ShopError } from '#domain/errors.ts'
import { formatPaise } from '#domain/money.ts'
import { pricePair } from '#domain/pricing.ts'
import { refusal } from '#domain/refusals/list.ts'
import { refuseHsn, type TaxClass } from '#domain/tax/hsn.ts'
import type { Query } from '../platform/db/database.ts'
import type { ProductValues } from './admin-queries.ts'
import { categoryLaw, taxClasses } from './law-queries.ts'

type Changed = Partial<ProductValues>

/** What a product is once it is changed, as far as the law asks. */
export type Declared = {
  name: string
  price_paise: number
  discount_paise: number | null
  mrp_paise: number | null
  tax_class: string
  hsn: string
}

/** What is wrong with it, by the field: a price above the MRP, a class that is none, a code of another class. */
export function declarationFaults(
  of: Declared,
  classes: ReadonlyMap<string, TaxClass>,
): Record<string, string> {
  const { price_paise: pricePaise, discount_paise: discountPricePaise, mrp_paise: mrp } = of
  const { currentPaise } = pricePair({ pricePaise, discountPricePaise })
  const known = classes.get(of.tax_class)
  const hsn = known ? refuseHsn(of.hsn, known) : null
  return {
    ...(mrp !== null && mrp < currentPaise
      ? { mrp: `${of.name} costs ${formatPaise(currentPaise)}: its MRP cannot be less` }
      : {}),
    ...(known ? {} : { taxClass: 'This class of goods does not exist' }),
    ...(hsn === null ? {} : { hsn }),
  }
}

export const declaredKeys = [
  ...(['price_paise', 'discount_paise', 'mrp_paise', 'tax_class', 'hsn'] as const),
]

/** Refuses what a product may not say of itself; what is left alone is not looked at again. */
export async function refuseUndeclared(tx: Query, given: Changed, before: Declared | null) {
  if (declaredKeys.every((key) => given[key] === undefined)) return
  const faults = declarationFaults(declaredOf(given, before), await taxClasses(tx))
  const [first] = Object.values(faults)
  if (first !== undefined)
    throw new ShopError(refusal('wrong-declaration', { first }), {
      wrong: { fields: faults, faults: {} },
    })
}

/** What it is with these changes. */
export const declaredOf = (given: Changed, before: Declared | null): Declared => ({
  name: given.name ?? before?.name ?? '',
  price_paise: given.price_paise ?? before?.price_paise ?? 0,
  discount_paise:
    given.discount_paise === undefined ? (before?.discount_paise ?? null) : given.discount_paise,
  mrp_paise: given.mrp_paise === undefined ? (before?.mrp_paise ?? null) : given.mrp_paise,
  tax_class: given.tax_class ?? before?.tax_class ?? 'fabric',
  hsn: given.hsn ?? before?.hsn ?? '',
})

/** What is saved of a product, once it may say so of itself. */
export async function declaredValues(tx: Query, given: Changed, before: Declared | null) {
  const values = before ? given : await withClass(tx, given)
  await refuseUndeclared(tx, values, before)
  return values
}

/** A new product is of the class of its category, unless it says another. */
async function withClass(tx: Query, given: Changed): Promise<Changed> {
  if (given.tax_class !== undefined || given.category_id === undefined) return given
  const law = await categoryLaw(tx, given.category_id)
  return law ? { ...given, tax_class: law.tax_class } : given
}
