import type { ReactNode } from 'react'
import { ChevronDownIcon } from './icon.tsx'

type AccordionProps = {
  title: string
  /** Of the title, where that is not of the page. */
  lang?: string | undefined
  /** Of the accordions with one name only one is open at a time. */
  name?: string
  isOpen?: boolean
  level?: 'h2' | 'h3'
  children: ReactNode
}

export function Accordion({ title, lang, name, isOpen, level, children }: AccordionProps) {
  const Heading = level ?? 'h3'
  return (
    <details name={name} open={isOpen} className="group border-b border-line">
      <summary className="flex min-h-13 items-center justify-between gap-4 py-3 font-medium hover:text-lac">
        <Heading lang={lang} className="font-sans text-base">
          {title}
        </Heading>
        <ChevronDownIcon className="size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <div className="measure pb-5 text-soft">{children}</div>
    </details>
  )
}
