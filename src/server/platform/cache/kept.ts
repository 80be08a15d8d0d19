/** Pages and calls are answered to whoever asks; other files to those who carry nothing. */
export type Kind = 'page' | 'call' | 'file'

/** An answer as it is kept, with everything that it takes to answer with it. */
export type Kept = {
  key: string
  kind: Kind
  version: number
  /** The slug of the piece that a page shows. */
  piece: string | undefined
  until: number
  etag: string
  headers: Record<string, string>
  /** As it was made: of calls, whose answers pages are made of. */
  plain?: Buffer | undefined
  /** The same for pages in the making. */
  inside?: Inside
  br?: Buffer
  gzip?: Buffer
  bytes: number
  isRenewing?: boolean
}

/** JSON, and what it says; frozen, because all pages that are made of it share it. */
export type Inside = { readonly text: string; readonly answer: unknown }
