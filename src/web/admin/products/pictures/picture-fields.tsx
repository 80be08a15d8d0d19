import type { Picture as KeptPicture } from '#contract/catalog/types.ts'
import { IconButton } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { locale } from '#web/words/en/admin/locale.ts'
import { admin } from '#web/words/en/admin.ts'
import { DropZone } from '../../parts/forms/drop-zone.tsx'
import { OrderButtons } from '../../parts/lists/order-buttons.tsx'
import { moved, useDragOrder } from '../../parts/lists/use-order.ts'
import { type ChosenFile, pictureTypes } from './chosen-files.ts'

const words = admin.products.pictures

type PictureFieldsProps = {
  isNew: boolean
  kept: KeptPicture[]
  files: ChosenFile[]
  onKept: (kept: KeptPicture[]) => void
  /** Takes a picture from the product at once (spec §4). */
  onRemoveKept: (picture: KeptPicture) => void
  onAddFiles: (files: File[]) => void
  onFiles: (files: ChosenFile[]) => void
}

/** The pictures that a product has, and those that it will have once it is saved. */
export function PictureFields(props: PictureFieldsProps) {
  const { isNew, kept, files, onAddFiles } = props
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{words.title}</legend>
      {kept.length > 0 && <KeptPictures {...props} />}
      <DropZone
        label={isNew ? words.upload : words.addMore}
        hint={words.hint}
        dropLabel={words.drop}
        accept={pictureTypes.join()}
        isMultiple
        onFiles={onAddFiles}
      />
      {files.length > 0 && <FileList {...props} />}
    </fieldset>
  )
}

function KeptPictures({ kept, onKept, onRemoveKept }: PictureFieldsProps) {
  const drag = useDragOrder(kept, onKept)
  return (
    <div>
      <p className="text-sm">
        {words.current(kept.length)}
        {kept.length > 1 && <span className="text-soft"> {words.orderHint}</span>}
      </p>
      <ul className="mt-2 grid gap-2 sm:grid-cols-2">
        {kept.map((picture, at) => (
          <li
            key={picture.src}
            {...drag(at)}
            className="flex items-center gap-3 border border-line bg-card p-2 data-dragged:opacity-50"
          >
            <Picture picture={picture} sizes="64px" className="h-20 w-15 shrink-0" />
            <Kept kept={kept} at={at} onKept={onKept} onRemove={() => onRemoveKept(picture)} />
          </li>
        ))}
      </ul>
    </div>
  )
}

type KeptProps = {
  kept: KeptPicture[]
  at: number
  onKept: (kept: KeptPicture[]) => void
  onRemove: () => void
}

/** What is said of one of them, and its place among them. */
function Kept({ kept, at, onKept, onRemove }: KeptProps) {
  const picture = kept[at]
  if (!picture) return null
  return (
    <div className="min-w-0 flex-1">
      {at === 0 && <p className="text-sm font-medium text-leaf">{words.first}</p>}
      <input
        aria-label={words.alt(at + 1)}
        placeholder={words.altHint}
        maxLength={300}
        className="input-box min-h-9 px-2 py-1"
        value={picture.alt}
        onChange={(event) => onKept(kept.with(at, { ...picture, alt: event.target.value }))}
      />
      <div className="flex items-center justify-between">
        <OrderButtons
          earlier={words.earlier(words.image(at + 1))}
          later={words.later(words.image(at + 1))}
          isFirst={at === 0}
          isLast={at === kept.length - 1}
          onMove={(by) => onKept(moved(kept, at, at + by))}
        />
        <IconButton label={words.remove(at + 1)} onClick={onRemove}>
          <TrashIcon className="size-5" />
        </IconButton>
      </div>
    </div>
  )
}

function FileList({ files, onFiles }: PictureFieldsProps) {
  const drag = useDragOrder(files, onFiles)
  return (
    <div>
      <p className="text-sm">{words.selectedFiles(files.length)}</p>
      <ul className="mt-2 flex flex-col gap-2">
        {files.map(({ key, file, url }, at) => (
          <li
            key={key}
            {...drag(at)}
            className="flex items-center gap-3 border border-line bg-card p-2 data-dragged:opacity-50"
          >
            <img src={url} alt="" className="h-14 w-10.5 shrink-0 bg-wash object-cover" />
            <span className="min-w-0 flex-1 truncate text-sm">
              {file.name} <span className="text-soft">{megabytes(file.size)}</span>
            </span>
            <OrderButtons
              earlier={words.earlier(file.name)}
              later={words.later(file.name)}
              isFirst={at === 0}
              isLast={at === files.length - 1}
              onMove={(by) => onFiles(moved(files, at, at + by))}
            />
            <IconButton
              label={words.removeFile(file.name)}
              onClick={() => onFiles(files.filter((one) => one.key !== key))}
            >
              <CloseIcon className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  )
}

const megabytes = (bytes: number) =>
  `${(bytes / 1024 / 1024).toLocaleString(locale, { maximumFractionDigits: 1 })} MB`
