import type { Sharp } from 'sharp'
import type { PictureFormat } from '#domain/pictures/picture-address.ts'
import { openKept, openPixels } from './decoder.ts'

const paper = '#ffffff'
/** Phones show these at two dots a pixel or more, where nobody sees the colours halved. */
const denseWidth = 640
const dense = { quality: 45, chromaSubsampling: '4:2:0', effort: 2 }
const fine = { quality: 50, effort: 2 }

export const shareSize = { width: 1200, height: 630 }
const shareBytes = 300_000
const shareQualities = [82, 74, 66, 58, 50, 40, 30, 20]

/** One size of a kept picture, never wider than the picture itself. */
export function deriveSize(
  bytes: Uint8Array,
  width: number,
  format: PictureFormat,
): Promise<Buffer> {
  const small = openKept(bytes).resize({ width, withoutEnlargement: true })
  if (format === 'avif') return small.avif(width <= denseWidth ? dense : fine).toBuffer()
  if (format === 'webp') return small.webp({ quality: 75, effort: 2 }).toBuffer()
  return small.flatten({ background: paper }).jpeg({ quality: 76, mozjpeg: true }).toBuffer()
}

/** The 1200x630 JPEG that chats show with a link. */
export const deriveShare = (bytes: Uint8Array): Promise<Buffer> =>
  jpegWithin(
    openKept(bytes)
      .resize({ ...shareSize, fit: 'cover' })
      .flatten({ background: paper }),
  )

/** A picture as a JPEG that chats take: WhatsApp no more than 300 kB. */
export async function jpegWithin(picture: Sharp): Promise<Buffer> {
  const card = await picture.raw().toBuffer({ resolveWithObject: true })
  for (const quality of shareQualities) {
    const pixels = openPixels(card.data, card.info)
    const jpeg = await pixels.jpeg({ quality, mozjpeg: true }).toBuffer()
    if (jpeg.length <= shareBytes) return jpeg
  }
  throw new Error('No quality makes the share picture small enough.')
}
