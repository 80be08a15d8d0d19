import { useWatch } from 'react-hook-form'
import type { Category } from '#contract/content/types.ts'
import { createCoupon, listCoupons, saveCoupon } from '#contract/coupons/admin-calls.ts'
import type { SavedCoupon } from '#contract/coupons/types.ts'
import { adminCoupons as words } from '#web/words/en/admin/coupons.ts'
import { couponRules } from '../parts/forms/form-rules.ts'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useRecord } from '../parts/forms/use-record.ts'
import { asJson } from '../parts/forms/use-save.ts'
import { CouponFields } from './coupon-fields.tsx'
import { couponSentence } from './coupon-sentence.ts'
import { type CouponValues, couponTerms, couponValues, judgedTerms } from './coupon-values.ts'
import { useCouponCheck } from './use-coupon-check.ts'

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
  const record = useRecord({
    ...{ thing: coupon, valuesOf: couponValues, rules: couponRules(judgedTerms) },
    words: { ...words, editTitle: words.editTitle(coupon?.code ?? '') },
    send(values, key, version) {
      const terms = couponTerms(values)
      return coupon ? update({ ...terms, id: coupon.id, version }, key) : create(terms, key)
    },
    refreshes: [listCoupons.path],
  })
  const { form } = record
  const isSure = useCouponCheck(categories, names)
  const save: typeof record.save = async (values) =>
    (await isSure(couponTerms(values))) ? record.save(values) : { isDone: false, error: null }
  const values = useWatch({ control: form.control }) as CouponValues // Every field has a default.
  return (
    <RecordDialog record={{ ...record, save }} isWide onClose={onClose}>
      <CouponFields
        form={form}
        kind={values.kind}
        isAutomatic={values.isAutomatic}
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
