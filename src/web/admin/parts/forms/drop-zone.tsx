import { type ChangeEvent, type DragEvent, useId, useState } from 'react'
import { UploadIcon } from '../icons.tsx'

type DropZoneProps = {
  label: string
  hint: string
  /** Said while something hangs over it. */
  dropLabel: string
  accept: string
  isMultiple?: boolean
  onFiles: (files: File[]) => void
}

/** Files by dropping or choosing; the field itself is hidden, its label is the button. */
export function DropZone({ label, hint, dropLabel, accept, isMultiple, onFiles }: DropZoneProps) {
  const id = useId()
  const [isOver, setOver] = useState(false)
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // Choosing the same file again is a change too.
    event.target.value = ''
  }
  const over = (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    setOver(true)
  }
  const drop = (event: DragEvent) => {
    setOver(false)
    if (!event.dataTransfer.types.includes('Files')) return
    event.preventDefault()
    const files = [...event.dataTransfer.files]
    onFiles(isMultiple ? files : files.slice(0, 1))
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping only adds to the field inside.
    <div
      className="drop-zone p-4 text-center"
      data-over={isOver}
      onDragOver={over}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        id={id}
        type="file"
        accept={accept}
        multiple={isMultiple}
        className="sr-only"
        aria-describedby={`${id}-hint`}
        onChange={take}
      />
      <label
        htmlFor={id}
        className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-medium hover:text-lac"
      >
        <UploadIcon className="size-5" />
        {label}
      </label>
      <p id={`${id}-hint`} className="text-sm text-soft">
        {isOver ? dropLabel : hint}
      </p>
    </div>
  )
}
