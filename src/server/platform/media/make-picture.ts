import type { PictureFormat } from '#domain/pictures/picture-address.ts'
import { createLeastRecent } from '../cache/least-recent.ts'
import { decoding } from './decoding.ts'
import type { Media } from './media.ts'
import { fileName, hashOf, keptWidth, shareName, sizeName } from './picture-name.ts'

type Kept = { path: string; width: number }

/** Finds the files of a picture, and makes those that are quick to make when they are first wanted. */
export type PictureMaker = {
  /** A kept file, from memory where it was wanted lately. */
  kept(name: string): Promise<Buffer | null>
  /** One size, made now when it must be; null when too many wait for theirs, or when the picture is gone. */
  size(picture: Kept, width: number, format: PictureFormat): Promise<Buffer | null>
  share(picture: Kept): Promise<Buffer | null>
}

/** Beyond these, waiting for a turn would take seconds. */
const longestLine = 40

/** Loaded with the first size that is made, so that the shop opens without it. */
const encoder = () => import('./derive-size.ts')

export function createPictureMaker(media: Media): PictureMaker {
  const { kept, keptOrMade } = openFiles(media)
  return {
    kept,
    size(picture, asked, format) {
      const width = keptWidth(asked, picture.width)
      const name = sizeName(hashOf(picture.path) ?? '', width, format)
      return keptOrMade(name, picture, async (bytes) =>
        (await encoder()).deriveSize(bytes, width, format),
      )
    },
    share: (picture) =>
      keptOrMade(shareName(hashOf(picture.path) ?? ''), picture, async (bytes) =>
        (await encoder()).deriveShare(bytes),
      ),
  }
}

type Derive = (bytes: Buffer) => Promise<Buffer>

/** Hot pictures do not touch the disk; a large one would push many small ones out. */
const recentBytes = 32 << 20
const largestRecent = 256 << 10

/** Files by name: from memory, from where they are kept, or made from their picture. */
function openFiles(media: Media) {
  const recent = createLeastRecent<Buffer>(recentBytes)
  const remember = (name: string, bytes: Buffer) => {
    if (bytes.length <= largestRecent) recent.set(name, bytes, bytes.length)
  }
  const making = new Map<string, Promise<Buffer | null>>()

  const kept = async (name: string) => {
    const known = recent.get(name)
    if (known) return known
    const bytes = await media.get(name)
    if (bytes) remember(name, bytes)
    return bytes
  }
  const make = async (name: string, of: Kept, derive: Derive) => {
    const original = await media.get(fileName(of.path))
    if (!original) return null
    const bytes = await decoding.run(() => derive(original))
    await media.put(name, bytes)
    remember(name, bytes)
    return bytes
  }
  /** Several who want the same file at once wait for one making of it. */
  const keptOrMade = async (name: string, of: Kept, derive: Derive) => {
    const found = await kept(name)
    if (found) return found
    const running = making.get(name)
    if (running !== undefined) return running
    if (making.size >= longestLine) return null
    const turn = make(name, of, derive).finally(() => making.delete(name))
    making.set(name, turn)
    return turn
  }
  return { kept, keptOrMade }
}
