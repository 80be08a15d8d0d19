import { createContext, type ReactNode, useContext } from 'react'
import { MarginMark } from './margin-mark.tsx'
import { type Margin, useMargins } from './use-margins.ts'

const MarginsContext = createContext<ReadonlyMap<number, Margin>>(new Map())

type MarginsOfListProps = { ids: readonly number[]; children: ReactNode }

/** Knows the margins of the rows in it: they come after the list, and only what tells them is drawn anew then. */
export function MarginsOfList({ ids, children }: MarginsOfListProps) {
  return <MarginsContext value={useMargins(ids)}>{children}</MarginsContext>
}

/** The margin of one row of the list around it; nothing for whoever may not see what pieces cost. */
export function MarginInList({ id, name }: { id: number; name: string }) {
  const margin = useContext(MarginsContext).get(id)
  return margin ? <MarginMark margin={margin} name={name} /> : null
}
