import type { Picture as KeptPicture } from '#contract/catalog/types.ts'
import { phonePictures } from '#domain/pictures/shrink.ts'
import { IconButton } from '#web/ui/button.tsx'
import { TrashIcon } from '#web/ui/page-icons.tsx'
import { Picture } from '#web/ui/picture.tsx'
import { admin } from '#web/words/en/admin.ts'
import { DropZone } from '../../parts/forms/drop-zone.tsx'
import { OrderButtons } from '../../parts/lists/order-buttons.tsx'
import { moved, useDragOrder } from '../../parts/lists/use-order.ts'
import { CameraButton } from './camera-button.tsx'
import { pictureTypes } from './chosen-files.ts'
import { ChosenList, type ChosenListProps } from './chosen-list.tsx'
import { SideSelect } from './side-select.tsx'

const words = admin.products.pictures

type PictureFieldsProps = {
  isNew: boolean
  kept: KeptPicture[]
  onKept: (kept: KeptPicture[]) => void
  /** Takes a picture from the product at once (spec §4). */
  onRemoveKept: (picture: KeptPicture) => void
  onAddFiles: (files: File[]) => void
} & ChosenListProps

/** The pictures that a product has, and those that it will have once it is saved. */
export function PictureFields(props: PictureFieldsProps) {
  const { isNew, kept, files, onAddFiles } = props
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 font-medium">{words.title}</legend>
      {kept.length > 0 && <KeptPictures {...props} />}
      <CameraButton onFiles={onAddFiles} />
      <DropZone
        label={isNew ? words.upload : words.addMore}
        hint={words.hint}
        dropLabel={words.drop}
        accept={[...pictureTypes, ...phonePictures].join()}
        isMultiple
        onFiles={onAddFiles}
      />
      {files.length > 0 && <ChosenList {...props} />}
      <SideSelect />
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
