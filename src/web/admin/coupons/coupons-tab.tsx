import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { listCategories } from '#contract/content/calls.ts'
import { deleteCoupon, listCoupons } from '#contract/coupons/admin-calls.ts'
import type { SavedCoupon } from '#contract/coupons/types.ts'
import { adminCoupons as words } from '#web/words/en/admin/coupons.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponRow } from './coupon-row.tsx'

const { code, does, uses, state, actions } = words.columns
const columns = [
  { label: code },
  { label: does, className: 'w-full' },
  { label: uses, className: 'numeric' },
  { label: state },
  { label: actions, className: 'text-end' },
]

/** Every promo code, what it does and how often it was used. */
export function CouponsTab() {
  const mayEdit = useMay('coupons.edit')
  const asked = useQuery(queryFor(listCoupons, {}))
  const { data: categories = [] } = useQuery(queryFor(listCategories, {}))
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const [open, setOpen] = useState<{ coupon: SavedCoupon | null } | null>(null)
  const remove = useRemove()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ coupon: null })} />
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(coupon) => (
          <CouponRow
            key={coupon.id}
            coupon={coupon}
            names={names}
            mayEdit={mayEdit}
            onEdit={() => setOpen({ coupon })}
            onDelete={() => void remove(coupon)}
          />
        )}
        empty={words.empty}
        count={words.count}
      />
      {open && (
        <CouponDialog
          coupon={open.coupon}
          categories={categories}
          names={names}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  )
}

function useRemove() {
  const { remove } = useRemoval(deleteCoupon, {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: [listCoupons.path],
  })
  return (coupon: SavedCoupon) =>
    remove(
      { id: coupon.id },
      {
        title: words.deleteQuestion(coupon.code),
        text: words.deleteText,
        confirm: admin.delete,
      },
      { name: coupon.code, seen: coupon, labels: words.fields },
    )
}
