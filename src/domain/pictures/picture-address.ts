import type { Language } from '#domain/language.ts'

/** The widths in which every picture is kept, in pixels. */
export const pictureWidths = [320, 480, 640, 960, 1200] as const

export type PictureFormat = 'avif' | 'webp' | 'jpg'

const kept = /^\/uploads\/([0-9a-f]{32})\.(?:jpg|webp|png)$/

/** The address of one size of a kept picture; other addresses, such as the fallback's, have no sizes. */
export function sizedAddress(src: string, width: number, format: PictureFormat): string | null {
  const hash = kept.exec(src)?.[1]
  return hash ? `/uploads/${hash}-${width}.${format}` : null
}

/** The 1200x630 JPEG that chats and feeds show with a link. */
export function shareAddress(src: string): string {
  const hash = kept.exec(src)?.[1]
  return hash ? `/uploads/${hash}-share.jpg` : src
}

/** Sizes above the original's would only be blown up; undefined for addresses that have no sizes. */
export function sourcesOf(src: string, format: PictureFormat, width: number): string | undefined {
  const sizes = pictureWidths
    .filter((size, at) => at === 0 || size <= width)
    .map((size) => ({ address: sizedAddress(src, size, format), size }))
  if (sizes.some(({ address }) => address === null)) return undefined
  return sizes.map(({ address, size }) => `${address} ${size}w`).join(', ')
}

/**
 * The picture of a saree that shows its name and price too, in a language; undefined where there is none to draw it from.
 * What changes with picture or price has another address: chats keep for ever what they have read once.
 */
export function cardAddress(
  { slug, image, currentPrice }: { slug: string; image: string; currentPrice: number },
  language: Language,
): string | undefined {
  const hash = kept.exec(image)?.[1]
  return hash && `/cards/${language}/${slug}.jpg?of=${hash.slice(0, 8)}-${currentPrice}`
}
