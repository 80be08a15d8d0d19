import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteTestimonial } from '#contract/content/admin-calls.ts'
import { listTestimonials } from '#contract/content/calls.ts'
import type { Testimonial } from '#contract/content/types.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryFor } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { ListTable, wholeList } from '../parts/lists/list-table.tsx'
import { RowActions } from '../parts/lists/row-actions.tsx'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { TabHead } from '../parts/tab-head.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { TestimonialDialog } from './testimonial-dialog.tsx'

const words = admin.testimonials
const columns = [
  { label: words.columns.customer },
  { label: words.columns.rating },
  { label: words.columns.comment, className: 'w-full' },
  { label: words.columns.location },
  { label: words.columns.actions, className: 'text-end' },
]

export function TestimonialsTab() {
  const mayEdit = useMay('content.edit')
  const asked = useQuery(queryFor(listTestimonials, {}))
  const [open, setOpen] = useState<{ testimonial: Testimonial | null } | null>(null)
  const remove = useRemoveTestimonial()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ testimonial: null })} />
      <ListTable
        asked={wholeList(asked)}
        columns={columns}
        row={(testimonial) => (
          <TestimonialRow
            key={testimonial.id}
            testimonial={testimonial}
            mayEdit={mayEdit}
            onEdit={() => setOpen({ testimonial })}
            onDelete={() => void remove(testimonial)}
          />
        )}
        empty={words.empty}
      />
      {open && <TestimonialDialog testimonial={open.testimonial} onClose={() => setOpen(null)} />}
    </>
  )
}

function useRemoveTestimonial() {
  const { remove } = useRemoval(deleteTestimonial, {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: ['/api/testimonials'],
  })
  return (testimonial: Testimonial) =>
    remove(
      { id: String(testimonial.id) },
      {
        title: words.deleteQuestion,
        text: words.deleteText(testimonial.customerName),
        confirm: admin.delete,
      },
      { name: testimonial.customerName, seen: testimonial, labels: words.fields },
    )
}

type TestimonialRowProps = {
  testimonial: Testimonial
  mayEdit: boolean
  onEdit: () => void
  onDelete: () => void
}

function TestimonialRow({ testimonial, mayEdit, onEdit, onDelete }: TestimonialRowProps) {
  const { customerName, rating, comment, location, avatar } = testimonial
  return (
    <tr>
      <th scope="row">
        <span className="flex items-center gap-3 py-1 font-medium md:whitespace-nowrap">
          <Avatar name={customerName} avatar={avatar} />
          {customerName}
        </span>
      </th>
      <td data-label={words.columns.rating} className="whitespace-nowrap tabular-nums">
        {words.stars(rating)}
      </td>
      <td>
        <span className="line-clamp-3">{comment}</span>
      </td>
      <td data-label={words.columns.location} className="md:whitespace-nowrap">
        {location}
      </td>
      <td>{mayEdit && <RowActions name={customerName} onEdit={onEdit} onDelete={onDelete} />}</td>
    </tr>
  )
}

/** The picture, or the first letter of the name (spec §2). */
function Avatar({ name, avatar }: { name: string; avatar: string | null }) {
  if (avatar) return <Thumb src={avatar} alt="" isRound />
  return (
    <span
      aria-hidden="true"
      className="flex size-10 shrink-0 items-center justify-center rounded-full bg-wash font-display text-lg"
    >
      {[...name.trim()][0]?.toUpperCase()}
    </span>
  )
}
