import type { Recalled } from '#contract/rendering.ts'

/** Pages and calls are answered to whoever asks; other files to those who carry nothing. */
export type Kind = 'page' | 'call' | 'file'

export type CachedAnswer = {
  key: string
  kind: Kind
  version: number
  /** The slug of the piece that a page shows. */
  piece: string | undefined
  /** False where nothing on it can be sold. */
  showsPieces: boolean
  until: number
  etag: string
  headers: Record<string, string>
  /** As it was made: of calls, whose answers pages are made of. */
  plain?: Buffer | undefined
  /** The same for pages in the making. */
  inside?: Recalled
  br?: Buffer
  gzip?: Buffer
  isRenewing?: boolean
}
