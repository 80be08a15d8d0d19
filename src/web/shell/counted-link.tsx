import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'

type CountedLinkProps = {
  to: string
  count: number
  label: string
  countedLabel: (count: number) => string
  children: ReactNode
}

/** An icon that leads somewhere, with how much is there; nothing moves when the count comes late. */
export function CountedLink({ to, count, label, countedLabel, children }: CountedLinkProps) {
  return (
    <Link
      to={to}
      aria-label={count > 0 ? countedLabel(count) : label}
      title={label}
      className="touchable relative rounded-xs hover:text-lac"
    >
      {children}
      {count > 0 && (
        <span
          aria-hidden="true"
          className="absolute end-0.5 top-0.5 min-w-5 rounded-full bg-arakku px-1 text-center text-legal leading-5 font-semibold text-on-arakku tabular-nums"
        >
          {count > 99 ? '99+' : count}
        </span>
      )}
    </Link>
  )
}
