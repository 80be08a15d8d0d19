import { type FormEvent, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { CameraScan } from './camera-scan.tsx'

const words = adminOrders.dispatch

type ScanFieldProps = {
  /** Answers why nothing came of it; null where the order was found. */
  onScan: (text: string) => Promise<string | null>
}

/** A scanner types the code of a slip and presses Enter: the field empties itself for the next one, which need not wait. */
export function ScanField({ onScan }: ScanFieldProps) {
  const [text, setText] = useState('')
  const { scan, errors } = useScans(onScan)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setText('')
    void scan(text)
  }
  return (
    <>
      <form noValidate onSubmit={submit} className="flex items-start gap-3">
        <TextField
          label={words.scan}
          hint={words.scanHint}
          error={errors.length > 0 ? errors.join(' · ') : undefined}
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
      <CameraScan onCode={(code) => void scan(code)} />
    </>
  )
}

/** Asks for each code that is read, and keeps what was wrong with those that came to nothing. */
function useScans(onScan: ScanFieldProps['onScan']) {
  const [errors, setErrors] = useState<string[]>([])
  const waiting = useRef(0)
  const scan = async (text: string) => {
    // A second Enter while the first one is on its way is the scanner's own.
    if (text === '' && waiting.current > 0) return
    // What was wrong is told until somebody begins anew, however quickly the next ones follow.
    if (waiting.current === 0) setErrors([])
    waiting.current += 1
    const error = await onScan(text)
    waiting.current -= 1
    if (error !== null) setErrors((before) => [...before.filter((one) => one !== error), error])
  }
  return { scan, errors }
}
