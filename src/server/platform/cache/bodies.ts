import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { Kept } from './kept.ts'
import { createUnpacked } from './unpacked.ts'

/** Of pages and calls alike; most visitors read brotli, and tools that read nothing else ask for the same few. */
const unpackedBytes = 8 * 1024 * 1024

export type Body = { body: Buffer; encoding?: string }

export function compressed(body: Buffer) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6 }
  const br = alone(brotliCompressSync(body, { params }))
  return { br, bytes: br.length }
}

/** Outside Node's shared pool, of which a small piece that is kept would keep all 64 kB. */
function alone(pooled: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(pooled.length)
  pooled.copy(own)
  return own
}

/** The kept body in an encoding that the visitor reads; what is made for that is kept too. */
export function createBodies(grow: (entry: Kept, bytes: number) => void) {
  const unpacked = createUnpacked(unpackedBytes)
  return (entry: Kept, accepted: string): Body => {
    const br = () => {
      entry.br ??= compressed(entry.plain ?? Buffer.of()).br
      return entry.br
    }
    if (/\bbr\b/.test(accepted)) return { body: br(), encoding: 'br' }
    const plain = () => entry.plain ?? unpacked(entry.etag, () => brotliDecompressSync(br()))
    if (!/\bgzip\b/.test(accepted)) return { body: plain() }
    if (!entry.gzip) {
      entry.gzip = alone(gzipSync(plain()))
      // A call counts for all its forms from the beginning.
      if (!entry.plain) grow(entry, entry.gzip.length)
    }
    return { body: entry.gzip, encoding: 'gzip' }
  }
}
