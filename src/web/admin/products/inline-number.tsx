import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { classes } from '#web/ui/classes.ts'
import { rupees } from '#web/ui/price.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { numberOf } from '../parts/forms/number-of.ts'

const words = admin.products.inline

type InlineNumberProps = {
  value: number
  /** How the value is written while nobody edits it. */
  shown: string
  /** Names the button; `label` names the field. */
  buttonLabel: string
  label: string
  /** Decimals allowed: 2 for rupees, 0 for pieces. */
  decimals: 0 | 2
  max: number
  isReadOnly?: boolean
  className?: string
  onChange: (value: number) => void
}

/** A number that becomes a field when pressed: Enter or leaving saves, Escape lets it be. */
export function InlineNumber(props: InlineNumberProps) {
  const { shown, buttonLabel, isReadOnly, className } = props
  const [isEditing, setEditing] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hasEdited = useRef(false)
  useEffect(() => {
    if (!isEditing && hasEdited.current) button.current?.focus()
    hasEdited.current = isEditing
  }, [isEditing])
  if (isReadOnly) return <span className={classes('px-2 tabular-nums', className)}>{shown}</span>
  if (isEditing) return <NumberInput {...props} onDone={() => setEditing(false)} />
  return (
    <button
      ref={button}
      type="button"
      aria-label={buttonLabel}
      className={classes(
        'min-h-8 min-w-14 rounded-xs max-md:min-h-11 px-2 text-end tabular-nums hover:bg-card hover:shadow-[inset_0_0_0_1px_var(--color-edge)]',
        className,
      )}
      onClick={() => setEditing(true)}
    >
      {shown}
    </button>
  )
}

type NumberInputProps = InlineNumberProps & { onDone: () => void }

function NumberInput(props: NumberInputProps) {
  const { label, decimals } = props
  const { text, setText, isBad, finish } = useTypedNumber(props)
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    input.current?.focus()
    input.current?.select()
  }, [])
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Escape') finish(false)
    if (event.key !== 'Enter') return
    // The button that gets the focus back must not take this key for a press.
    event.preventDefault()
    if (!isBad) finish(true)
  }
  return (
    <>
      <input
        ref={input}
        aria-label={label}
        aria-invalid={isBad || undefined}
        aria-describedby={isBad ? id : undefined}
        inputMode={decimals === 0 ? 'numeric' : 'decimal'}
        autoComplete="off"
        className="input-box min-h-9 w-28 px-2 py-1 text-end tabular-nums"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={press}
        onBlur={() => finish(true)}
      />
      {isBad && (
        <span id={id} role="alert" className="max-w-36 px-2 text-sm whitespace-normal text-lac">
          {rangeOf(props)}
        </span>
      )}
    </>
  )
}

/** Which numbers are taken, in words. */
function rangeOf({ decimals, max }: Pick<InlineNumberProps, 'decimals' | 'max'>): string {
  return decimals === 0 ? words.whole(max.toLocaleString(locale)) : words.amount(rupees(max))
}

/** What is typed over a number; it is told once, when it is finished. */
function useTypedNumber({ value, decimals, max, onChange, onDone }: NumberInputProps) {
  const [text, setText] = useState(String(value))
  // What is typed stands against what was read: a row that is refreshed meanwhile changes neither.
  const [seen] = useState({ value, onChange })
  const isOver = useRef(false)
  const next = numberOf(text, decimals, max)
  const finish = (isSaving: boolean) => {
    if (isOver.current) return
    isOver.current = true
    if (isSaving && next === null) {
      const description = rangeOf({ decimals, max })
      toast({ tone: 'destructive', title: words.kept(text), description })
    }
    if (isSaving && next !== null && next !== seen.value) seen.onChange(next)
    onDone()
  }
  return { text, setText, isBad: next === null, finish }
}
