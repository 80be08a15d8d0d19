import type { ReactNode } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { CloseIcon } from './icon.tsx'
import { Link } from './link.tsx'

type ChipProps = {
  /** What is applied; also names what the chip takes away. */
  name: string
  /** Drawn before the name, such as a swatch. */
  mark?: ReactNode
  /** The address without it. */
  to: string
}

/** Something applied, taken away by a click; a link, so that it works before JavaScript. */
export function Chip({ name, mark, to }: ChipProps) {
  const words = useWords('ui', ui)
  return (
    <Link
      to={to}
      keepsScroll
      aria-label={words.remove(name)}
      className="inline-flex min-h-11 items-center gap-2 max-md:whitespace-nowrap md:min-h-9 rounded-xs border border-line bg-card px-3 text-sm hover:border-ink"
    >
      {mark}
      {name}
      <CloseIcon className="size-4 text-soft" />
    </Link>
  )
}
