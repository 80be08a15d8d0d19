import type { ReactNode } from 'react'
import { ChevronDownIcon } from '#web/ui/icon.tsx'
import { FigureList } from '../parts/figures/figure-list.tsx'
import { FigureRemarks } from '../parts/figures/figure-remarks.tsx'

type ListSectionProps = {
  title: string
  count: number
  /** What its items say, where they may name figures. */
  text?: string | undefined
  children: ReactNode
}

/** Long lists stay folded until somebody wants to change them. */
export function ListSection({ title, count, text, children }: ListSectionProps) {
  return (
    <details className="group border border-line bg-card px-4">
      <summary className="flex min-h-12 items-center gap-2 font-medium hover:text-lac">
        {title} <span className="font-normal text-soft">({count})</span>
        <ChevronDownIcon className="ms-auto size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="flex flex-col gap-3 pt-1 pb-4">
        {text !== undefined && <Figures text={text} />}
        {children}
      </div>
    </details>
  )
}

const Figures = ({ text }: { text: string }) => (
  <div>
    <FigureList />
    <FigureRemarks text={text} />
  </div>
)
