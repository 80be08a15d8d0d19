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
  const { isOver, dropping } = useDrop((files) => onFiles(isMultiple ? files : files.slice(0, 1)))
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // Choosing the same file again is a change too.
    event.target.value = ''
  }
  return (
    <div className="drop-zone p-4 text-center" data-over={isOver} {...dropping}>
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

/** Takes files that are dropped on an element, and knows while some hang over it. */
function useDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files')
  return {
    isOver,
    dropping: {
      onDragOver(event: DragEvent) {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop(event: DragEvent) {
        setOver(false)
        if (!hasFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}
