import { useEffect, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { Thumb } from '../thumb.tsx'
import { DropZone } from './drop-zone.tsx'

const words = admin.products.pictures
const types = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']
const largestBytes = 10 * 1024 * 1024

type PictureFieldProps = {
  label: string
  /** What choosing a new one does to the old one; shown while there is an old one. */
  replaceHint: string
  current: string | null
  file: File | null
  onFile: (file: File | null) => void
}

/** One picture, chosen or dropped; it is sent with the form. */
export function PictureField({ label, replaceHint, current, file, onFile }: PictureFieldProps) {
  const url = useObjectUrl(file)
  const take = ([first]: File[]) => {
    if (!first) return
    if (!types.includes(first.type)) {
      toast({ tone: 'destructive', title: words.notPictures, description: first.name })
    } else if (first.size > largestBytes) {
      toast({ tone: 'destructive', title: words.tooLarge(first.name) })
    } else onFile(first)
  }
  return (
    <div className="flex flex-wrap items-center gap-4">
      {url ? (
        <img src={url} alt="" className="h-24 w-18 bg-wash object-cover" />
      ) : (
        current && <Thumb src={current} alt="" />
      )}
      <div className="min-w-56 flex-1">
        <DropZone
          label={`${label} (${admin.optional})`}
          hint={current ? replaceHint : words.oneHint}
          dropLabel={words.drop}
          accept={types.join()}
          onFiles={take}
        />
        {file && (
          <p className="mt-1 flex items-center justify-between gap-2 text-sm">
            <span className="truncate">{file.name}</span>
            <IconButton label={words.removeFile(file.name)} onClick={() => onFile(null)}>
              <CloseIcon className="size-5" />
            </IconButton>
          </p>
        )}
      </div>
    </div>
  )
}

function useObjectUrl(file: File | null): string | null {
  const [url, setUrl] = useState<string | null>(null)
  useEffect(() => {
    if (!file) return setUrl(null)
    const made = URL.createObjectURL(file)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return url
}
