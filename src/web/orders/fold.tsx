import type { ReactNode } from 'react'
import { ChevronDownIcon } from '../ui/icon.tsx'

type FoldProps = { title: string; isOpen?: boolean; children: ReactNode }

/** Something that most visitors do not need, one press away. */
export function Fold({ title, isOpen = false, children }: FoldProps) {
  return (
    <details open={isOpen} className="group no-print border-y border-line">
      <summary className="flex min-h-13 items-center justify-between gap-4 hover:text-lac">
        <h2 className="font-sans text-base font-medium">{title}</h2>
        <ChevronDownIcon className="size-5 text-soft group-open:rotate-180" />
      </summary>
      <div className="pb-6">{children}</div>
    </details>
  )
}
