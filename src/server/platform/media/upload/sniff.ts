export type UploadKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** The kind of picture that the first bytes promise; null for everything that the shop does not keep. */
export function sniff(bytes: Uint8Array): UploadKind | null {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.byteLength, 64))
  const text = head.toString('latin1')
  if (text.startsWith('\xff\xd8\xff')) return 'jpeg'
  if (text.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  if (text.slice(4, 8) === 'ftyp' && brandsOf(head).includes('avif')) return 'avif'
  return null
}

/** The major brand and the compatible ones: HEIC has the same box with others in it. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.readUInt32BE(0), head.length)
  const brands: string[] = []
  for (let at = 8; at + 4 <= end; at += 4) {
    if (at !== 12) brands.push(head.toString('latin1', at, at + 4)) // 12 holds a version number.
  }
  return brands
}
