import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { createTestimonial, updateTestimonial } from '#contract/content/admin-calls.ts'
import type { Testimonial } from '#contract/content/types.ts'
import { policy } from '#domain/policy.ts'
import { TextAreaField, TextField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { formDataOf } from '../parts/forms/form-data.ts'
import { testimonialRules } from '../parts/forms/form-rules.ts'
import { PictureField } from '../parts/forms/picture-field.tsx'
import { RecordDialog } from '../parts/forms/record-dialog.tsx'
import { useNewer } from '../parts/forms/use-newer.ts'
import { useSave } from '../parts/forms/use-save.ts'
import { sendForm } from '../send-form.ts'

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
  const form = useForm<Values>({
    defaultValues: valuesOf(testimonial),
    resolver: testimonialRules(),
  })
  const newer = useNewer({ form, thing: testimonial, valuesOf, labels: words.fields })
  const { register } = form
  const { errors } = form.formState
  const [avatar, setAvatar] = useState<File | null>(null)
  const { save, isSaving } = useSave(
    (body: FormData, key: string) =>
      testimonial
        ? sendForm(updateTestimonial, { input: { id: String(testimonial.id) }, form: body, key })
        : sendForm(createTestimonial, { input: {}, form: body, key }),
    {
      done: testimonial ? words.updated : words.created,
      failed: testimonial ? words.updateFailed : words.createFailed,
      refreshes: ['/api/testimonials'],
    },
  )
  return (
    <RecordDialog
      form={form}
      title={testimonial ? words.editTitle : words.addTitle}
      label={testimonial ? words.updateButton : words.createButton}
      busyLabel={admin.products.saving}
      isChanged={avatar !== null}
      isSaving={isSaving}
      newer={newer}
      onSave={(values) =>
        save(formDataOf({ ...values, avatar, version: newer.seen?.version ?? null }))
      }
      onClose={onClose}
    >
      <TextField
        label={words.fields.customerName}
        error={errors.customerName?.message}
        maxLength={80}
        required
        {...register('customerName')}
      />
      <div className="grid gap-4 sm:grid-cols-[1fr_8rem]">
        <TextField
          label={words.fields.location}
          error={errors.location?.message}
          maxLength={80}
          required
          {...register('location')}
        />
        <TextField
          label={words.fields.rating}
          hint={words.fields.ratingHint}
          error={errors.rating?.message}
          type="number"
          min={bounds.min}
          max={bounds.max}
          step={1}
          inputMode="numeric"
          required
          {...register('rating')}
        />
      </div>
      <TextAreaField
        label={words.fields.comment}
        error={errors.comment?.message}
        maxLength={1000}
        required
        {...register('comment')}
      />
      <PictureField
        label={words.fields.avatar}
        replaceHint={words.fields.avatarHint}
        current={newer.seen?.avatar ?? null}
        file={avatar}
        onFile={setAvatar}
      />
    </RecordDialog>
  )
}
