import { useForm, useWatch } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import { createCoupon, listCoupons, saveCoupon } from '#contract/coupons/admin-calls.ts'
import type { CouponTerms, SavedCoupon } from '#contract/coupons/types.ts'
import { adminCoupons as words } from '#web/words/en/admin/coupons.ts'
import { couponRules } from '../parts/forms/form-rules.ts'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useNewer } from '../parts/forms/use-newer.ts'
import { asJson, useSave } from '../parts/forms/use-save.ts'
import { CouponFields } from './coupon-fields.tsx'
import { couponSentence } from './coupon-sentence.ts'
import { type CouponValues, couponTerms, couponValues, judgedTerms } from './coupon-values.ts'

type CouponDialogProps = {
  /** Null for a new one. */
  coupon: SavedCoupon | null
  categories: Category[]
  names: Map<number, string>
  onClose: () => void
}

const create = asJson(createCoupon)
const update = asJson(saveCoupon)

/** The terms of a promo code, and in words what they mean. */
export function CouponDialog({ coupon, categories, names, onClose }: CouponDialogProps) {
  const form = useForm<CouponValues>({
    defaultValues: couponValues(coupon),
    resolver: couponRules(judgedTerms),
  })
  const newer = useNewer({ form, thing: coupon, valuesOf: couponValues, labels: words.fields })
  const { save, isSaving } = useSave(
    (terms: CouponTerms, key: string) =>
      coupon
        ? update({ ...terms, id: coupon.id, version: newer.seen?.version }, key)
        : create(terms, key),
    {
      done: coupon ? words.updated : words.created,
      failed: coupon ? words.updateFailed : words.createFailed,
      refreshes: [listCoupons.path],
    },
  )
  const values = useWatch({ control: form.control }) as CouponValues // Every field has a default.
  return (
    <RecordDialog
      form={form}
      title={coupon ? words.editTitle(coupon.code) : words.addTitle}
      label={coupon ? words.update : words.create}
      busyLabel={words.saving}
      isSaving={isSaving}
      isWide
      newer={newer}
      onSave={(filled) => save(couponTerms(filled))}
      onClose={onClose}
    >
      <CouponFields
        form={form}
        kind={values.kind}
        categories={categories}
        isUsed={(coupon?.uses ?? 0) > 0}
      />
      <section aria-live="polite" className="border border-line bg-paper px-4 py-3">
        <h3 className="font-sans text-sm font-semibold">{words.previewTitle}</h3>
        <p className="mt-1 text-soft">
          {couponSentence(couponTerms(values), names) || words.previewEmpty}
        </p>
      </section>
    </RecordDialog>
  )
}
