export const videoTypes = ['video/mp4', 'video/quicktime', 'video/webm'] as const
export type VideoType = (typeof videoTypes)[number]

/** What cameras and editors write into the first box of an MP4; pictures (HEIC, AVIF) have the same box with others. */
const brands = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V |MSNV|dash|3gp[4-7]|3g2a)$/

/** The kind of video that the first bytes promise; null for everything that browsers do not play. */
export function sniffVideo(head: Uint8Array): VideoType | null {
  const bytes = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, 64))
  const text = bytes.toString('latin1')
  if (text.startsWith('\x1aE\xdf\xa3') && text.includes('webm')) return 'video/webm'
  if (text.slice(4, 8) !== 'ftyp') return null
  const brand = text.slice(8, 12)
  if (brand === 'qt  ') return 'video/quicktime'
  return brands.test(brand) ? 'video/mp4' : null
}
