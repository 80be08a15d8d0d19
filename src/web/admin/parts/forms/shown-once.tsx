import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { copyText } from '../copy-text.ts'
import { FormDialog } from './form-dialog.tsx'

type ShownOnceProps = {
  title: string
  /** Why it has to be taken along now. */
  text: string
  label: string
  secret: string
  words: { copy: string; copied: string; copyFailed: string; close: string }
  onClose: () => void
}

/** A secret that the shop keeps as a hash, or sealed: this dialog is the only place that ever shows it. */
export function ShownOnce({ title, text, label, secret, words, onClose }: ShownOnceProps) {
  return (
    <FormDialog title={title} onClose={onClose}>
      {(close) => (
        <div className="flex flex-col gap-4 p-5">
          <p>{text}</p>
          <TextField
            label={label}
            readOnly
            value={secret}
            onFocus={(event) => event.target.select()}
          />
          <div className="flex flex-wrap gap-3">
            <Button look="quiet" onClick={() => void copyText(secret, words)}>
              {words.copy}
            </Button>
            <Button onClick={close}>{words.close}</Button>
          </div>
        </div>
      )}
    </FormDialog>
  )
}
