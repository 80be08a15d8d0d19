/** From the first byte to the last one, both inclusive. */
export type ByteRange = { start: number; end: number }

/**
 * What a Range header asks of a file of so many bytes (RFC 9110 §14): one range, or null for the whole; several ranges,
 * other units and what cannot be read are answered with the whole. 'none' where it begins beyond the end.
 */
export function rangeIn(header: string | undefined, size: number): ByteRange | null | 'none' {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? []
  if (first === '' && last === '') return null
  if (first === '') {
    const length = Math.min(Number(last), size)
    return length === 0 ? 'none' : { start: size - length, end: size - 1 }
  }
  const [start, end] = [Number(first), last === '' ? size - 1 : Math.min(Number(last), size - 1)]
  if (start >= size) return 'none'
  return start > end ? null : { start, end }
}
