import type { Shop } from '../shop.ts'
import { keepImage } from './keep-image.ts'
import type { PictureRow } from './queries.ts'
import type { Upload } from './upload/upload.ts'

/** Files of a form by the name of their field. */
export type FormFiles = Record<string, Upload[]>

/** Keeps the first file of a single-picture field (spec §5), whichever of its names it came under. */
export async function keepFirst(
  shop: Shop,
  files: FormFiles,
  names: string[],
): Promise<PictureRow | null> {
  const first = names.flatMap((name) => files[name] ?? [])[0]
  return first ? keepImage(shop, first) : null
}
