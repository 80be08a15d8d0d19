import { type ComponentProps, type ReactNode, useId } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { classes } from '../classes.ts'
import { ChevronDownIcon } from '../icon.tsx'
import { AlertIcon } from '../page-icons.tsx'

type Around = {
  /** For a link that leads there; made up where nobody needs it. */
  id?: string
  label: string
  hint?: ReactNode
  /** A sentence beside the field; marks it invalid. */
  error?: string | undefined
  isOptional?: boolean
  isLabelHidden?: boolean
  className?: string
}

type Wired = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string }

/** Label, control, hint and error, tied together for every reader. */
export function Field(props: Around & { children: (wired: Wired) => ReactNode }) {
  const { label, hint, error, isOptional, isLabelHidden, className, children } = props
  const words = useWords('ui', ui)
  const own = useId()
  const id = props.id ?? own
  const described = classes(hint ? `${id}-hint` : null, error ? `${id}-error` : null)
  return (
    <div className={className}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'mb-1.5 block font-medium'}>
        {label}
        {isOptional && <span className="font-normal text-soft"> ({words.optional})</span>}
      </label>
      {children({
        id,
        ...(error && { 'aria-invalid': true }),
        ...(described && { 'aria-describedby': described }),
      })}
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

export function FieldError({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm text-lac">
      <AlertIcon className="mt-0.5 size-4" />
      {children}
    </p>
  )
}

export function TextField(props: Around & Omit<ComponentProps<'input'>, 'id'>) {
  const { id, label, hint, error, isOptional, isLabelHidden, className, ...rest } = props
  const around = { label, hint, error, ...pick({ id, isOptional, isLabelHidden, className }) }
  return (
    <Field {...around}>{(wired) => <input {...rest} {...wired} className="input-box" />}</Field>
  )
}

export function TextAreaField(props: Around & Omit<ComponentProps<'textarea'>, 'id'>) {
  const { id, label, hint, error, isOptional, isLabelHidden, className, ...rest } = props
  const around = { label, hint, error, ...pick({ id, isOptional, isLabelHidden, className }) }
  return (
    <Field {...around}>
      {(wired) => <textarea rows={4} {...rest} {...wired} className="input-box" />}
    </Field>
  )
}

/** A native select; its options are the children. */
export function SelectField(props: Around & Omit<ComponentProps<'select'>, 'id'>) {
  const { id, label, hint, error, isOptional, isLabelHidden, className, ...rest } = props
  const around = { label, hint, error, ...pick({ id, isOptional, isLabelHidden, className }) }
  return (
    <Field {...around}>
      {(wired) => (
        <span className="relative block">
          <select {...rest} {...wired} className="input-box appearance-none pe-10" />
          <ChevronDownIcon className="pointer-events-none absolute end-3 top-1/2 size-4 -translate-y-1/2 text-soft" />
        </span>
      )}
    </Field>
  )
}

type CheckFieldProps = Omit<ComponentProps<'input'>, 'id' | 'type'> & {
  /** May hold links. */
  label: ReactNode
  error?: string | undefined
  type?: 'checkbox' | 'radio'
  /** For a link that leads there; made up where nobody needs it. */
  id?: string
}

export function CheckField({
  id,
  label,
  error,
  type = 'checkbox',
  className,
  ...rest
}: CheckFieldProps) {
  const own = useId()
  const errorId = `${id ?? own}-error`
  return (
    <div className={className}>
      <label className="flex min-h-9 items-start gap-3 py-1.5 pointer-coarse:min-h-11 pointer-coarse:py-2.5">
        <input
          {...rest}
          {...(id && { id })}
          type={type}
          className="mt-0.5 size-5 shrink-0"
          {...(error && { 'aria-invalid': true, 'aria-describedby': errorId })}
        />
        <span>{label}</span>
      </label>
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}

/** Leaves out what is undefined, as exact optional properties want it. */
function pick(options: {
  id: string | undefined
  isOptional: boolean | undefined
  isLabelHidden: boolean | undefined
  className: string | undefined
}) {
  const { id, isOptional, isLabelHidden, className } = options
  return {
    ...(id !== undefined && { id }),
    ...(isOptional && { isOptional }),
    ...(isLabelHidden && { isLabelHidden }),
    ...(className && { className }),
  }
}
