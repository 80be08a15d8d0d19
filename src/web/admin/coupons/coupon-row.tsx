import type { SavedCoupon } from '#contract/coupons/types.ts'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { adminCoupons as words } from '#web/words/en/admin/coupons.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { PencilIcon } from '../parts/icons.tsx'
import { RowAction } from '../parts/lists/row-actions.tsx'
import { couponSentence } from './coupon-sentence.ts'
import { couponState, termsOf } from './coupon-values.ts'

type CouponRowProps = {
  coupon: SavedCoupon
  names: Map<number, string>
  mayEdit: boolean
  onEdit: () => void
  onDelete: () => void
}

const tones = {
  active: 'text-leaf',
  off: 'text-soft',
  later: '',
  ended: 'text-soft',
  'used-up': 'text-soft',
}
const count = (uses: number) => uses.toLocaleString(locale)

export function CouponRow({ coupon, names, mayEdit, onEdit, onDelete }: CouponRowProps) {
  const { code, title, uses, maxUses } = coupon
  const state = couponState(coupon, Date.now())
  return (
    <tr>
      <th scope="row" className="font-medium md:whitespace-nowrap">
        {title && <span className="block whitespace-normal">{title}</span>}
        <span className={title ? 'block text-sm font-normal text-soft' : undefined}>{code}</span>
      </th>
      <td className="text-soft">{couponSentence(termsOf(coupon), names)}</td>
      <td data-label={words.columns.uses} className="numeric md:whitespace-nowrap">
        {words.uses(count(uses), maxUses === null ? null : count(maxUses))}
      </td>
      <td data-label={words.columns.state} className={`md:whitespace-nowrap ${tones[state]}`}>
        {words.states[state]}
      </td>
      <td>
        {mayEdit && (
          <span className="ms-auto flex justify-end gap-0.5">
            <RowAction label={admin.editThis(code)} onClick={onEdit}>
              <PencilIcon className="size-5" />
            </RowAction>
            {/* One that was used stands in orders: it can only be switched off. */}
            {uses === 0 && (
              <RowAction label={admin.deleteThis(code)} onClick={onDelete}>
                <TrashIcon className="size-5" />
              </RowAction>
            )}
          </span>
        )}
      </td>
    </tr>
  )
}
