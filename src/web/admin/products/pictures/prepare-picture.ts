import { isPhonePicture, type SentSide, shrunkSize } from '#domain/pictures/shrink.ts'

const quality = 0.9
/** A picture of few bytes is sent as it is, whatever its sides: to encode it again would cost more than it saves. */
const smallBytes = 400_000

/** What every browser reads; the rest the server may read where a browser cannot. */
const readEverywhere = ['image/jpeg', 'image/png', 'image/webp']

/**
 * A picture as it is sent: upright, its longest side as chosen, a phone's own as JPEG; what is small enough already stays as it is.
 * Null where the file is no picture, or none that this browser can read.
 */
export async function preparePicture(file: File, side: SentSide): Promise<File | null> {
  const isPhones = isPhonePicture(file)
  if (!isPhones && side === 'whole') return file
  const bitmap = await decoded(file)
  if (!bitmap) return isPhones || readEverywhere.includes(file.type) ? null : file
  try {
    const longest = side === 'whole' ? Math.max(bitmap.width, bitmap.height) : Number(side)
    const size = shrunkSize(bitmap, longest)
    const isSmall = file.size <= smallBytes || size.width === bitmap.width
    if (!isPhones && isSmall) return file
    const blob = await drawn(bitmap, size, hasClearParts(file) ? 'image/webp' : 'image/jpeg')
    if (!blob) return isPhones ? null : file
    return new File([blob], nameFor(file.name, blob.type), { type: blob.type })
  } finally {
    bitmap.close()
  }
}

/** True of what may have transparent parts, which a JPEG has not. */
const hasClearParts = ({ type }: File) => type === 'image/png' || type === 'image/webp'

async function decoded(file: File): Promise<ImageBitmap | null> {
  try {
    // Turned as its camera says: what is drawn has no such note any more.
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    return null
  }
}

/** Null where the browser has no memory for it. */
function drawn(
  bitmap: ImageBitmap,
  { width, height }: { width: number; height: number },
  type: string,
) {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.resolve(null)
  context.imageSmoothingQuality = 'high'
  context.drawImage(bitmap, 0, 0, width, height)
  return new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality))
}

const endings: Record<string, string> = {
  'image/jpeg': 'jpg',
  'image/webp': 'webp',
  'image/png': 'png',
}

const nameFor = (name: string, type: string) =>
  `${name.replace(/\.[^.]*$/, '') || 'photo'}.${endings[type] ?? 'jpg'}`
