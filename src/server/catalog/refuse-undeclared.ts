import { ShopError } from '#domain/errors.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { formatPaise } from '#domain/money.ts'
import { pricePair } from '#domain/pricing.ts'
import { refusal } from '#domain/refusals/list.ts'
import {
  type Coded,
  hsnMissing,
  isNewlyWithoutCode,
  refuseHsn,
  type TaxClass,
} from '#domain/tax/hsn.ts'
import type { Query } from '../platform/db/database.ts'
import { isPlaceholder, settingsOn } from '../tax/read-law.ts'
import type { ProductValues } from './admin-queries.ts'
import { categoryLaw, codesOfCategories, taxClasses } from './law-queries.ts'

type Changed = Partial<ProductValues & { archived_at: number | null }>

/** What a product is once it is changed, as far as the law asks. */
export type Declared = {
  name: string
  price_paise: number
  discount_paise: number | null
  mrp_paise: number | null
  tax_class: string
  hsn: string
  category_id: number
  archived_at: number | null
}

/** What the law of the shop and its categories add to what a product says. */
export type SellerLaw = {
  classes: ReadonlyMap<string, TaxClass>
  /** The code of a category, for products without one. */
  codeOfCategory: ReadonlyMap<number, string>
  /** True of a seller whose invoices have to name codes. */
  needsCodes: boolean
}

/** What is wrong with it, by the field: a price above the MRP, a class that is none, a code of another class. */
export function declarationFaults(
  of: Declared,
  before: Declared | null,
  { classes, codeOfCategory, needsCodes }: SellerLaw,
): Record<string, string> {
  const { price_paise: pricePaise, discount_paise: discountPricePaise, mrp_paise: mrp } = of
  const { currentPaise } = pricePair({ pricePaise, discountPricePaise })
  const known = classes.get(of.tax_class)
  const coded = (one: Declared): Coded => ({
    code: one.hsn || (codeOfCategory.get(one.category_id) ?? ''),
    isOnSale: one.archived_at === null,
  })
  const isMissing = needsCodes && isNewlyWithoutCode(coded(of), before && coded(before))
  const wrong = known ? refuseHsn(coded(of).code, known) : null
  const hsn = isMissing ? hsnMissing : wrong
  return {
    ...(mrp !== null && mrp < currentPaise
      ? { mrp: `${of.name} costs ${formatPaise(currentPaise)}: its MRP cannot be less` }
      : {}),
    ...(known ? {} : { taxClass: 'This class of goods does not exist' }),
    ...(hsn === null ? {} : { hsn }),
  }
}

const declaredKeys = [
  ...(['price_paise', 'discount_paise', 'mrp_paise', 'tax_class', 'hsn', 'category_id'] as const),
]

/** Whether a change touches what the law asks for: what is taken off the shelf says nothing. */
export const isDeclaring = (given: Changed) =>
  given.archived_at === null || declaredKeys.some((key) => given[key] !== undefined)

/** Refuses what a product may not say of itself; what is left alone is not looked at again. */
export async function refuseUndeclared(
  tx: Query,
  given: Changed,
  before: Declared | null,
  now: number,
) {
  if (!isDeclaring(given)) return
  const law = await sellerLaw(tx, now)
  const faults = declarationFaults(declaredOf(given, before), before, law)
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
  category_id: given.category_id ?? before?.category_id ?? 0,
  archived_at: given.archived_at === undefined ? (before?.archived_at ?? null) : given.archived_at,
})

/** What is saved of a product, once it may say so of itself. */
export async function declaredValues(
  tx: Query,
  given: Changed,
  before: Declared | null,
  now: number,
) {
  const values = before ? given : await withClass(tx, given)
  await refuseUndeclared(tx, values, before, now)
  return values
}

/** A new product is of the class of its category, unless it says another. */
async function withClass(tx: Query, given: Changed): Promise<Changed> {
  if (given.tax_class !== undefined || given.category_id === undefined) return given
  const law = await categoryLaw(tx, given.category_id)
  return law ? { ...given, tax_class: law.tax_class } : given
}

/** A seller of a made-up GSTIN issues specimens, which name no code. */
export async function sellerLaw(db: Query, now: number): Promise<SellerLaw> {
  const settings = await settingsOn(db, dayInIndia(now))
  return {
    classes: await taxClasses(db),
    codeOfCategory: await codesOfCategories(db),
    needsCodes: settings?.registration === 'regular' && !isPlaceholder(settings.gstin),
  }
}
