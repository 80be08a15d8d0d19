import type { UseFormReturn } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import { CheckField, FieldError, TextField } from '#web/ui/forms/field.tsx'
import { adminCoupons } from '#web/words/en/admin/coupons.ts'
import type { CouponValues } from './coupon-values.ts'

const words = adminCoupons.fields

type CouponFieldsProps = {
  form: UseFormReturn<CouponValues>
  kind: CouponValues['kind']
  categories: Category[]
  /** True of a code in orders: its name stays. */
  isUsed: boolean
}

export function CouponFields({ form, kind, categories, isUsed }: CouponFieldsProps) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <>
      <TextField
        label={words.code}
        hint={isUsed ? words.codeKept : words.codeHint}
        error={errors.code?.message}
        maxLength={30}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        readOnly={isUsed}
        required
        {...register('code')}
      />
      <fieldset>
        <legend className="mb-1 font-medium">{words.kind}</legend>
        <div className="flex flex-wrap gap-x-6">
          <CheckField
            type="radio"
            value="percent"
            label={words.percentKind}
            {...register('kind')}
          />
          <CheckField type="radio" value="amount" label={words.amountKind} {...register('kind')} />
        </div>
      </fieldset>
      <Amounts form={form} kind={kind} />
      <Limits form={form} />
      {categories.length > 0 && <Categories form={form} categories={categories} />}
      <CheckField label={words.isActive} {...register('isActive')} />
    </>
  )
}

const money = { type: 'number', min: 0, step: 'any', inputMode: 'decimal' } as const
const whole = { type: 'number', min: 1, step: 1, inputMode: 'numeric' } as const
const row = 'grid items-start gap-4 sm:grid-cols-2'

function Amounts({ form, kind }: Pick<CouponFieldsProps, 'form' | 'kind'>) {
  const { register, formState } = form
  const { errors } = formState
  return (
    <div className="grid items-start gap-4 sm:grid-cols-3">
      {kind === 'percent' ? (
        <>
          <TextField
            label={words.percent}
            error={errors.percent?.message}
            {...whole}
            max={100}
            required
            {...register('percent')}
          />
          <TextField
            label={words.maxDiscount}
            hint={words.noLimit}
            error={errors.maxDiscount?.message}
            {...money}
            {...register('maxDiscount')}
          />
        </>
      ) : (
        <TextField
          label={words.amount}
          error={errors.amount?.message}
          {...money}
          required
          {...register('amount')}
        />
      )}
      <TextField
        label={words.minSubtotal}
        hint={words.noLimit}
        error={errors.minSubtotal?.message}
        {...money}
        {...register('minSubtotal')}
      />
    </div>
  )
}

function Limits({ form }: Pick<CouponFieldsProps, 'form'>) {
  const { register, formState } = form
  const { errors } = formState
  const field = (name: 'startsAt' | 'endsAt' | 'maxUses' | 'maxUsesPerCustomer') => ({
    label: words[name],
    error: errors[name]?.message,
    ...register(name),
  })
  return (
    <>
      <div className={row}>
        <TextField {...field('startsAt')} type="datetime-local" hint={words.clock} />
        <TextField {...field('endsAt')} type="datetime-local" hint={words.clock} />
      </div>
      <div className={row}>
        <TextField {...field('maxUses')} {...whole} hint={words.noLimit} />
        <TextField {...field('maxUsesPerCustomer')} {...whole} hint={words.noLimit} />
      </div>
    </>
  )
}

function Categories({ form, categories }: Pick<CouponFieldsProps, 'form' | 'categories'>) {
  const { register, formState } = form
  const error = formState.errors.categoryIds?.message
  return (
    <fieldset>
      <legend className="font-medium">{words.categories}</legend>
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
