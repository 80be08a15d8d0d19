import { useState } from 'react'
import { createTestimonial, updateTestimonial } from '#contract/content/admin-calls.ts'
import type { Testimonial } from '#contract/content/types.ts'
import { policy } from '#domain/policy.ts'
import { TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { fieldOf } from '../parts/forms/field-of.ts'
import { testimonialRules } from '../parts/forms/form-rules.ts'
import { PictureField } from '../parts/forms/picture-field.tsx'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { sendRecord } from '../parts/forms/send-record.ts'
import { useRecord } from '../parts/forms/use-record.ts'

const words = admin.testimonials
const bounds = policy.testimonialRating

type Values = { customerName: string; location: string; rating: string; comment: string }

const valuesOf = (testimonial: Testimonial | null): Values => ({
  customerName: testimonial?.customerName ?? '',
  location: testimonial?.location ?? '',
  rating: String(testimonial?.rating ?? bounds.default),
  comment: testimonial?.comment ?? '',
})

type TestimonialDialogProps = {
  /** Null for a new one. */
  testimonial: Testimonial | null
  onClose: () => void
}

export function TestimonialDialog({ testimonial, onClose }: TestimonialDialogProps) {
  const [avatar, setAvatar] = useState<File | null>(null)
  const send = sendRecord(createTestimonial, updateTestimonial, testimonial)
  const record = useRecord({
    ...{ thing: testimonial, valuesOf, rules: testimonialRules<Values>(), words },
    send: (values, key, version) => send({ ...values, avatar, version }, key),
    refreshes: ['/api/testimonials'],
  })
  return (
    <RecordDialog record={record} isChanged={avatar !== null} onClose={onClose}>
      <Said field={fieldOf(record.form, words.fields)} />
      <PictureField
        label={words.fields.avatar}
        replaceHint={words.fields.avatarHint}
        current={record.newer.seen?.avatar ?? null}
        file={avatar}
        onFile={setAvatar}
      />
    </RecordDialog>
  )
}

/** Who says what, and how well it was liked. */
function Said({ field }: { field: ReturnType<typeof fieldOf<Values>> }) {
  return (
    <>
      <TextField {...field('customerName')} maxLength={80} required />
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField {...field('location')} maxLength={80} required />
        <TextField
          {...field('rating')}
          hint={words.fields.ratingHint}
          type="number"
          min={bounds.min}
          max={bounds.max}
          step={1}
          inputMode="numeric"
          required
        />
      </div>
      <TextAreaField {...field('comment')} maxLength={1000} required />
    </>
  )
}
