import { Button, IconButton } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { OrderButtons } from '../../parts/lists/order-buttons.tsx'
import { moved, useDragOrder } from '../../parts/lists/use-order.ts'
import type { ChosenFile } from './chosen-files.ts'

const words = admin.products.pictures

export type ChosenListProps = {
  files: ChosenFile[]
  /** How much of each has left while they are sent, 0 to 1, by its key. */
  sent: ReadonlyMap<string, number> | null
  onFiles: (files: ChosenFile[]) => void
  onAgain: (key: string) => void
}

/** The pictures that a product will have, in their order, each with what becomes of it. */
export function ChosenList({ files, sent, onFiles, onAgain }: ChosenListProps) {
  const drag = useDragOrder(files, onFiles)
  return (
    <div>
      <p className="text-sm">{words.selectedFiles(files.length)}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {files.map((one, at) => (
          <li
            key={one.key}
            {...drag(at)}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 border border-line bg-card p-2 data-dragged:opacity-50"
          >
            <Shown file={one} />
            <span className="min-w-0 flex-1 text-sm">
              <span className="block truncate">{one.file.name}</span>
              <Said file={one} share={sent?.get(one.key)} />
            </span>
            <span className="ms-auto flex">
              <OrderButtons
                earlier={words.earlier(one.file.name)}
                later={words.later(one.file.name)}
                isFirst={at === 0}
                isLast={at === files.length - 1}
                onMove={(by) => onFiles(moved(files, at, at + by))}
              />
              <IconButton
                label={words.removeFile(one.file.name)}
                onClick={() => onFiles(files.filter(({ key }) => key !== one.key))}
              >
                <CloseIcon className="size-5" />
              </IconButton>
            </span>
            {one.state === 'failed' && <Fault file={one} onAgain={() => onAgain(one.key)} />}
          </li>
        ))}
      </ul>
    </div>
  )
}

/** The picture itself; an empty frame while or where the browser cannot show it. */
function Shown({ file: { url, state } }: { file: ChosenFile }) {
  const frame = 'h-14 w-10.5 shrink-0 bg-wash object-cover'
  return state === 'failed' ? (
    <span className={frame} />
  ) : (
    <img src={url} alt="" className={frame} />
  )
}

/** Why a picture failed; it is tried again by itself. */
function Fault({ file, onAgain }: { file: ChosenFile; onAgain: () => void }) {
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-3 text-sm">
      <p role="alert" className="min-w-40 flex-1 text-lac">
        {file.fault}
      </p>
      <Button look="quiet" size="sm" onClick={onAgain}>
        {words.again}
      </Button>
    </div>
  )
}

/** How large it is and what becomes of it. */
function Said({ file, share }: { file: ChosenFile; share: number | undefined }) {
  if (file.state === 'preparing') return <span className="text-soft">{words.preparing}</span>
  if (file.state === 'failed') return null
  if (share === undefined) return <span className="text-soft">{sizes(file)}</span>
  const percent = Math.round(share * 100)
  return (
    <progress
      className="block w-full"
      aria-label={words.sending(file.file.name)}
      value={percent}
      max={100}
    />
  )
}

/** What it weighs, and what it weighed before it was made smaller. */
const sizes = ({ file, original }: ChosenFile) =>
  file === original ? weight(file.size) : words.shrunk(weight(original.size), weight(file.size))

const weight = (bytes: number) => {
  const megabytes = bytes / 1024 / 1024
  if (megabytes < 0.1) return `${Math.ceil(bytes / 1024)} KB`
  return `${megabytes.toLocaleString(locale, { maximumFractionDigits: 1 })} MB`
}
