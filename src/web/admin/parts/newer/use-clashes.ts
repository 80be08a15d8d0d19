import { useState } from 'react'
import { readable } from './meet-newer.ts'

/** Names of what only the other has changed, and of what both have. */
type Met = { followed: string[]; clashes: string[] }

type Sides = {
  labels: Partial<Record<string, string>>
  /** What is read of the value of a field whose value says little to a reader; else it is read as it is. */
  said?: Said | undefined
  mine: (name: string) => unknown
  theirs: (name: string) => unknown
  /** Puts theirs in the place of mine. */
  take: (name: string) => void
}

export type Said = (name: string, value: unknown) => unknown

const asItIs: Said = (_name, value) => value

/** What is told of others who saved meanwhile; each clash waits until somebody chooses. */
export function useClashes() {
  const [met, setMet] = useState<Met | null>(null)
  const settle = (name: string) =>
    setMet((now) => now && { ...now, clashes: now.clashes.filter((one) => one !== name) })
  return {
    tell: setMet,
    /** What NewerNotice shows; null where there is nothing to tell. Fields without a label need no words. */
    noticeOf({ labels, said = asItIs, mine, theirs, take }: Sides) {
      if (!met) return null
      return {
        followed: met.followed.flatMap((name) => labels[name] ?? []),
        clashes: met.clashes.map((name) => ({
          name,
          label: labels[name] ?? name,
          mine: readable(said(name, mine(name))),
          theirs: readable(said(name, theirs(name))),
        })),
        onTake(name: string) {
          take(name)
          settle(name)
        },
        onKeep: settle,
      }
    },
  }
}
