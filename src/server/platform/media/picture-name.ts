import { type PictureFormat, pictureWidths } from '#domain/pictures/picture-address.ts'

export type AskedPicture =
  | { kind: 'whole'; hash: string; format: 'jpg' | 'webp' }
  | { kind: 'size'; hash: string; width: number; format: PictureFormat }
  | { kind: 'share'; hash: string }

const whole = /^([0-9a-f]{32})\.(jpg|webp)$/
const sized = /^([0-9a-f]{32})-(\d{3,4})\.(avif|webp|jpg)$/
const share = /^([0-9a-f]{32})-share\.jpg$/

/** What the last part of an address under /uploads asks for; null for any other name. */
export function askedPicture(name: string): AskedPicture | null {
  const [, wholeHash, wholeFormat] = whole.exec(name) ?? []
  if (wholeHash) return { kind: 'whole', hash: wholeHash, format: wholeFormat as 'jpg' | 'webp' } // By the pattern.
  const [, hash, digits, format] = sized.exec(name) ?? []
  const width = pictureWidths.find((one) => String(one) === digits)
  if (hash && width) return { kind: 'size', hash, width, format: format as PictureFormat } // By the pattern.
  const shareHash = share.exec(name)?.[1]
  return shareHash ? { kind: 'share', hash: shareHash } : null
}

/** The width under which a size is kept: sizes beyond the picture's own width are all one file. */
export function keptWidth(asked: number, pictureWidth: number): number {
  const wanted = Math.min(asked, pictureWidth)
  return pictureWidths.find((width) => width >= wanted) ?? asked
}

/** Every width that a picture is kept in, smallest first. */
export const widthsOf = (pictureWidth: number) => [
  ...new Set(pictureWidths.map((width) => keptWidth(width, pictureWidth))),
]

export const sizeName = (hash: string, width: number, format: PictureFormat) =>
  `derived/${hash}-${width}.${format}`

export const shareName = (hash: string) => `derived/${hash}-share.jpg`

/** The name of the kept file behind a picture's address: `/uploads/ab….jpg` → `ab….jpg`. */
export const fileName = (address: string) => address.slice('/uploads/'.length)

export const hashOf = (name: string): string | null => /[0-9a-f]{32}/.exec(name)?.[0] ?? null
