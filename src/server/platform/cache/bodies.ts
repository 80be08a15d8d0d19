import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib'
import type { CachedAnswer } from './cached-answer.ts'
import { createLeastRecent } from './least-recent.ts'

/** Of pages and calls alike; most visitors read brotli, and tools that read nothing else ask for the same few. */
const unpackedBytes = 8 * 1024 * 1024

export type Body = { body: Buffer; encoding?: string }

/** Half the CPU for a twelfth more bytes where an answer will soon be made again: docs/rendering.md has the figures. */
export const qualities = { lasting: 6, passing: 4 }

export function compress(body: Buffer, quality = qualities.lasting): Buffer {
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality }
  return alone(brotliCompressSync(body, { params }))
}

/** Outside Node's shared pool, of which a small piece that is kept would keep all 64 kB. */
function alone(pooled: Buffer): Buffer {
  const own = Buffer.allocUnsafeSlow(pooled.length)
  pooled.copy(own)
  return own
}

/** The cached body in an encoding that the visitor reads; what is made for that is cached too. */
export function createBodies(grow: (entry: CachedAnswer, bytes: number) => void) {
  const unpacked = createLeastRecent<Buffer>(unpackedBytes)
  const unpack = ({ etag }: CachedAnswer, br: Buffer) => {
    const known = unpacked.get(etag)
    if (known) return known
    const body = brotliDecompressSync(br)
    unpacked.set(etag, body, body.length)
    return body
  }
  return (entry: CachedAnswer, accepted: string): Body => {
    const br = () => {
      entry.br ??= compress(entry.plain ?? Buffer.of())
      return entry.br
    }
    if (/\bbr\b/.test(accepted)) return { body: br(), encoding: 'br' }
    const plain = () => entry.plain ?? unpack(entry, br())
    if (!/\bgzip\b/.test(accepted)) return { body: plain() }
    if (!entry.gzip) {
      entry.gzip = alone(gzipSync(plain()))
      // A call counts for all its forms from the beginning.
      if (!entry.plain) grow(entry, entry.gzip.length)
    }
    return { body: entry.gzip, encoding: 'gzip' }
  }
}
