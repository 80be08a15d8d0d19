import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { deleteTestimonial } from '#contract/admin-endpoints.ts'
import type { Testimonial } from '#contract/content.ts'
import { listTestimonials } from '#contract/endpoints.ts'
import { admin } from '#web/words/en/admin.ts'
import { asking } from '../../cache.ts'
import { useMay } from '../allowed.ts'
import { useAsk } from '../parts/ask.tsx'
import { RowActions } from '../parts/row-actions.tsx'
import { TabHead } from '../parts/tab-head.tsx'
import { LoadFailed, NothingHere, SkeletonRows } from '../parts/table-states.tsx'
import { Thumb } from '../parts/thumb.tsx'
import { asJson, useSave } from '../parts/use-save.ts'
import { TestimonialDialog } from './testimonial-dialog.tsx'

const words = admin.testimonials

export function TestimonialsTab() {
  const mayEdit = useMay('content.edit')
  const { data: testimonials, error, refetch } = useQuery(asking(listTestimonials, {}))
  const [open, setOpen] = useState<{ testimonial: Testimonial | null } | null>(null)
  const remove = useRemoveTestimonial()
  return (
    <>
      <TabHead mayEdit={mayEdit} add={words.add} onAdd={() => setOpen({ testimonial: null })} />
      {error && !testimonials ? (
        <LoadFailed error={error} onRetry={() => void refetch()} />
      ) : testimonials?.length === 0 ? (
        <NothingHere>{words.empty}</NothingHere>
      ) : (
        <table className="sheet">
          <Head />
          {testimonials ? (
            <tbody>
              {testimonials.map((testimonial) => (
                <TestimonialRow
                  key={testimonial.id}
                  testimonial={testimonial}
                  mayEdit={mayEdit}
                  onEdit={() => setOpen({ testimonial })}
                  onDelete={() => void remove(testimonial)}
                />
              ))}
            </tbody>
          ) : (
            <SkeletonRows rows={4} columns={5} />
          )}
        </table>
      )}
      {open && <TestimonialDialog testimonial={open.testimonial} onClose={() => setOpen(null)} />}
    </>
  )
}

function useRemoveTestimonial() {
  const ask = useAsk()
  const { save } = useSave(asJson(deleteTestimonial), {
    done: words.deleted,
    failed: words.deleteFailed,
    refreshes: ['/api/testimonials'],
  })
  return async ({ id, customerName }: Testimonial) => {
    const isSure = await ask({
      title: words.deleteQuestion,
      text: words.deleteText(customerName),
      confirm: admin.delete,
      isDanger: true,
    })
    if (isSure) await save({ id: String(id) })
  }
}

function Head() {
  const { customer, rating, comment, location, actions } = words.columns
  return (
    <thead>
      <tr>
        <th scope="col">{customer}</th>
        <th scope="col">{rating}</th>
        <th scope="col" className="w-full">
          {comment}
        </th>
        <th scope="col">{location}</th>
        <th scope="col" className="text-end">
          {actions}
        </th>
      </tr>
    </thead>
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
      <td>
        <span className="flex items-center gap-3 py-1 font-medium md:whitespace-nowrap">
          <Avatar name={customerName} avatar={avatar} />
          {customerName}
        </span>
      </td>
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
