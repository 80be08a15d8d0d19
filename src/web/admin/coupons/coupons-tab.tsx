import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteCoupon, listCoupons } from '#contract/buying-admin-endpoints.ts'
import type { SavedCoupon } from '#contract/coupon.ts'
import { listCategories } from '#contract/endpoints.ts'
import { admin } from '#web/words/en/admin.ts'
import { adminCoupons as words } from '#web/words/en/admin-coupons.ts'
import { asking } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useAsk } from '../parts/ask.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
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
  const { data, error, refetch } = useQuery(asking(listCoupons, {}))
  const { data: categories = [] } = useQuery(asking(listCategories, {}))
  const names = new Map(categories.map(({ id, name }) => [id, name]))
  const [open, setOpen] = useState<{ coupon: SavedCoupon | null } | null>(null)
  const remove = useRemove()
  const page = data && { items: data, total: data.length, pages: 1 }
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ coupon: null })} />
      <ListTable
        asked={{ data: page, error, refetch }}
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
  const ask = useAsk()
  const { save } = useSave(asJson(deleteCoupon), {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: [listCoupons.path],
  })
  return async ({ id, code: name }: SavedCoupon) => {
    const isSure = await ask({
      title: words.deleteQuestion(name),
      text: words.deleteText,
      confirm: admin.delete,
      isDanger: true,
    })
    if (isSure) await save({ id })
  }
}
