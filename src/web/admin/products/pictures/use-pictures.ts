import { useState } from 'react'
import type { EditedProduct } from '#contract/catalog/admin-types.ts'
import type { Picture } from '#contract/catalog/types.ts'
import { currentOf } from '../../parts/forms/failure.ts'
import { type ChosenFile, useChosenFiles } from './chosen-files.ts'
import { useRemovePicture } from './use-remove-picture.ts'

type Newer = {
  seen: EditedProduct | null
  see: (change: Partial<EditedProduct>) => void
  meet: (error: unknown) => boolean
}

/** Pictures kept and chosen, and what of them is sent. */
export function usePictures({ seen, see, meet }: Newer) {
  const [kept, setKept] = useState<Picture[]>(seen?.pictures ?? [])
  const [isReordered, setReordered] = useState(false)
  const chosen = useChosenFiles()
  const removePicture = useRemovePicture()
  const removeKept = async ({ src }: Picture) => {
    if (!seen) return
    const result = await removePicture(seen, src)
    if (!result.isDone) return void meetPictures(result.error)
    const { pictures, images, version } = result.answer
    see({ pictures, version })
    setKept((now) => now.filter((picture) => images.includes(picture.src)))
  }
  /** Pictures of others join those that are here; what was put in order stays so. */
  const meetPictures = (error: unknown): boolean => {
    const current = currentOf(error) as Partial<EditedProduct> | null // What `outdated` carries of a product.
    const theirs = current?.pictures
    if (theirs) setKept((now) => (isReordered ? joined(now, theirs) : theirs))
    return meet(error)
  }
  return {
    unready: unreadyOf(chosen.files),
    isDirty: isReordered || chosen.files.length > 0,
    first: kept[0]?.src ?? chosen.files.find(({ state }) => state !== 'failed')?.url,
    input: { kept: seen && kept, files: chosen.files.map(({ file }) => file) },
    meet: meetPictures,
    fields: {
      kept,
      files: chosen.files,
      onKept(next: Picture[]) {
        setKept(next)
        setReordered(true)
      },
      onRemoveKept: (picture: Picture) => void removeKept(picture),
      onAddFiles: chosen.add,
      onFiles: chosen.setFiles,
      onAgain: chosen.again,
    },
  }
}

/** Why not all of them can be sent, or not yet; null where they can. */
function unreadyOf(files: readonly ChosenFile[]): 'failed' | 'preparing' | null {
  const states = new Set(files.map(({ state }) => state))
  if (states.has('failed')) return 'failed'
  return states.has('preparing') ? 'preparing' : null
}

/** In the order of the first, without what is gone, with what has come. */
function joined(mine: readonly Picture[], theirs: readonly Picture[]): Picture[] {
  const has = (list: readonly Picture[], { src }: Picture) => list.some((one) => one.src === src)
  const left = mine.filter((picture) => has(theirs, picture))
  return [...left, ...theirs.filter((picture) => !has(mine, picture))]
}
