import { lazy, Suspense } from 'react'
import { type Control, Controller, type FieldValues, type Path } from 'react-hook-form'
import { FieldError } from '#web/ui/forms/field.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

// The editor is the heaviest part of the admin area: it comes with the first text that is edited.
const ContentEditor = lazy(() =>
  import('./content-editor.tsx').then((module) => ({ default: module.ContentEditor })),
)

type ContentFieldProps<Values extends FieldValues> = {
  control: Control<Values>
  name: Path<Values>
  label: string
  /** Another one after each change from outside: the editor keeps its own text. */
  round: number
}

/** The text of a page or a story in a form, and what is wrong with it. */
export function ContentField<Values extends FieldValues>(props: ContentFieldProps<Values>) {
  const { control, name, label, round } = props
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange }, fieldState: { error } }) => (
        <div>
          <Suspense fallback={<Skeleton className="h-96" />}>
            <ContentEditor key={round} {...{ label, html: value, onChange }} />
          </Suspense>
          {error?.message && <FieldError>{error.message}</FieldError>}
        </div>
      )}
    />
  )
}
