import { type FormEvent, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'

const words = adminOrders.dispatch

type ScanFieldProps = {
  isBusy: boolean
  /** Answers why nothing came of it; null where the order was found. */
  onScan: (text: string) => Promise<string | null>
}

/** A scanner types the code of a slip and presses Enter: the field empties itself for the next one. */
export function ScanField({ isBusy, onScan }: ScanFieldProps) {
  const [text, setText] = useState('')
  const [error, setError] = useState<string | null>(null)
  const scan = async (event: FormEvent) => {
    event.preventDefault()
    // A second Enter while the first one is on its way is the scanner's own.
    if (isBusy) return
    setText('')
    setError(await onScan(text))
  }
  return (
    <form noValidate onSubmit={(event) => void scan(event)} className="flex items-start gap-3">
      <TextField
        label={words.scan}
        hint={words.scanHint}
        error={error ?? undefined}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={60}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="flex-1"
      />
      <Button type="submit" look="quiet" className="mt-8">
        {words.scanSubmit}
      </Button>
    </form>
  )
}
