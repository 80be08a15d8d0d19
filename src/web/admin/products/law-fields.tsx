import { useState } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import { dayInIndia } from '#domain/india-day.ts'
import { toPaise } from '#domain/money.ts'
import { gapAt } from '#domain/tax/price-gap.ts'
import { SelectField, TextField } from '#web/ui/forms/field.tsx'
import { rupees } from '#web/ui/price.tsx'
import { admin } from '#web/words/en/admin.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import { classesIn, useTaxRates } from '../taxes/use-tax-rates.ts'
import { HintedChecks } from './hinted-checks.tsx'
import type { ProductValues } from './product-values.ts'
import { priceTagOf } from './shopper-preview.tsx'

const { fields: labels, law: words } = admin.products

/** What tax, the MRP and money at the door go by; open where something in it is refused. */
export function LawFields() {
  const form = useFormContext<ProductValues>()
  const field = fieldOf(form, labels)
  const rates = useTaxRates()
  const { errors } = form.formState
  const isWrong = Boolean(errors.mrp || errors.hsn || errors.taxClass)
  return (
    <details className="group border border-line px-4" open={isWrong || undefined}>
      <summary className="flex min-h-11 items-center font-medium hover:text-lac">
        {words.title} <span className="ps-2 font-normal text-soft">({admin.optional})</span>
      </summary>
      <p className="pt-2 text-sm text-soft">{words.text}</p>
      <div className="grid items-start gap-4 pt-2 sm:grid-cols-3">
        <TextField {...field('mrp')} {...money} hint={words.mrpHint} />
        <SelectField {...field('taxClass')}>
          <option value="">{words.ofCategory}</option>
          {classesIn(rates).map(([code, name]) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </SelectField>
        <TextField {...field('hsn')} hint={words.hsnHint} inputMode="numeric" maxLength={8} />
      </div>
      <HintedChecks checks={checks} className="grid gap-x-4 pt-2 pb-4 sm:grid-cols-2" />
    </details>
  )
}

const money = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const

/** Says where a price lies between two rates, by the class of the piece or else of its category. */
export function GapNote({ categories }: { categories: readonly Category[] }) {
  const rates = useTaxRates()
  const [today] = useState(() => dayInIndia(Date.now()))
  const { control } = useFormContext<ProductValues>()
  const [price, discountPrice, ownClass, categoryId] = useWatch({
    control,
    name: ['price', 'discountPrice', 'taxClass', 'categoryId'],
  })
  const category = categories.find(({ id }) => String(id) === categoryId)
  const taxClass = ownClass || category?.taxClass || 'fabric'
  const tag = priceTagOf({ price, discountPrice })
  const rows = rates.map((rate) => ({
    ...{ taxClass: rate.taxClass, from: rate.from, to: rate.to },
    ...{ abovePaise: toPaise(rate.above), rateBp: Math.round(rate.rate * 100) },
  }))
  const gap = tag && gapAt(rows, taxClass, today, tag.currentPaise)
  if (!gap) return null
  const [keep, until] = [gap.keepPaise, gap.untilPaise].map((paise) => rupees(paise / 100))
  const [lower, higher] = [gap.lowerBp, gap.higherBp].map((bp) => `${bp / 100} %`)
  return (
    <p role="status" className="border border-zari px-4 py-3">
      {words.gap(lower ?? '', higher ?? '', until ?? '', keep ?? '')}
    </p>
  )
}

const checks = [
  { name: 'isHandicraft', label: labels.isHandicraft, hint: words.isHandicraftHint },
  { name: 'isCodAllowed', label: labels.isCodAllowed, hint: words.isCodAllowedHint },
] as const
