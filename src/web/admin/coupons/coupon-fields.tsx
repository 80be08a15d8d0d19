import type { UseFormReturn } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import { CheckField, FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminCoupons } from '#web/words/en/admin/coupons.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import type { CouponValues } from './coupon-values.ts'

const words = adminCoupons.fields

type CouponFieldsProps = {
  form: UseFormReturn<CouponValues>
  kind: CouponValues['kind']
  isAutomatic: boolean
  categories: Category[]
  /** True of a code in orders: its name stays. */
  isUsed: boolean
}

export function CouponFields({ form, kind, isAutomatic, categories, isUsed }: CouponFieldsProps) {
  const field = fieldOf(form, words)
  const codeHint = isAutomatic ? words.nameHint : words.codeHint
  return (
    <>
      <TextField
        {...field('code')}
        hint={isUsed ? words.codeKept : codeHint}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isUsed}
        required
      />
      <fieldset>
        <legend className="mb-1 font-medium">{words.kind}</legend>
        <div className="flex flex-wrap gap-x-6">
          <CheckField {...field('kind')} type="radio" value="percent" label={words.percentKind} />
          <CheckField {...field('kind')} type="radio" value="amount" label={words.amountKind} />
        </div>
      </fieldset>
      <Amounts field={field} kind={kind} />
      <div>
        <CheckField {...field('isAutomatic')} />
        {isAutomatic && <p className="text-sm text-soft">{words.automaticHint}</p>}
      </div>
      {isAutomatic && <TextField {...field('title')} hint={words.titleHint} />}
      <Limits field={field} isAutomatic={isAutomatic} />
      {categories.length > 0 && <Categories form={form} categories={categories} />}
      <CheckField {...field('isActive')} />
    </>
  )
}

const money = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const
const whole = { type: 'number', min: 1, step: 1, inputMode: 'numeric' } as const
const row = 'grid items-start gap-4 sm:grid-cols-2'

type FieldsProps = { field: ReturnType<typeof fieldOf<CouponValues>> }

function Amounts({ field, kind }: FieldsProps & Pick<CouponFieldsProps, 'kind'>) {
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-3">
      {kind === 'percent' ? (
        <>
          <TextField {...field('percent')} {...whole} max={100} required />
          <TextField {...field('maxDiscount')} {...money} hint={words.noLimit} />
        </>
      ) : (
        <TextField {...field('amount')} {...money} required />
      )}
      <TextField {...field('minSubtotal')} {...money} hint={words.noLimit} />
      <TextField {...field('leastPieces')} {...whole} max={100} hint={words.noLimit} />
    </div>
  )
}

function Limits({ field, isAutomatic }: FieldsProps & Pick<CouponFieldsProps, 'isAutomatic'>) {
  return (
    <>
      <div className={row}>
        <TextField {...field('startsAt')} type="datetime-local" hint={words.clock} />
        <TextField {...field('endsAt')} type="datetime-local" hint={words.clock} />
      </div>
      <div className={row}>
        <TextField {...field('maxUses')} {...whole} hint={words.noLimit} />
        {!isAutomatic && (
          <TextField {...field('maxUsesPerCustomer')} {...whole} hint={words.noLimit} />
        )}
      </div>
    </>
  )
}

function Categories({ form, categories }: Pick<CouponFieldsProps, 'form' | 'categories'>) {
  const { register, formState } = form
  const error = formState.errors.categoryIds?.message
  return (
    <fieldset>
      <legend className="font-medium">{words.categoryIds}</legend>
      <p className="text-sm text-soft">{words.categoriesHint}</p>
      <div className="mt-1 grid gap-x-4 sm:grid-cols-2 lg:grid-cols-3">
        {categories.map(({ id, name }) => (
          <CheckField key={id} value={String(id)} label={name} {...register('categoryIds')} />
        ))}
      </div>
      {error && <FieldError>{error}</FieldError>}
    </fieldset>
  )
}
