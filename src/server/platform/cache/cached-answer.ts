import type { Recalled } from '#contract/rendering.ts'
import type { Kind, Shown } from './shown.ts'

export type CachedAnswer = Shown & {
  key: string
  kind: Kind
  version: number
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
