/** A file that somebody sent: on disk until its bytes are asked for, and only while the request is answered. */
export type Upload = {
  size: number
  bytes: () => Promise<Uint8Array>
  /** The same bytes, a few at a time. */
  pieces: () => AsyncIterable<Uint8Array>
}
