import type { ReactNode } from 'react'
import { Link } from '#web/ui/link.tsx'

type CountedLinkProps = {
  to: string
  /** Undefined where the page does not know it: the first paint shows what the browser remembers. */
  count: number | undefined
  /** Under which name it does so (server/platform/http/show-hint.ts). */
  remembered: 'bag' | 'hearts'
  label: string
  countedLabel: (count: number) => string
  children: ReactNode
}

/** An icon that leads somewhere, with how much is there; nothing moves when the count comes late. */
export function CountedLink(props: CountedLinkProps) {
  const { to, count, remembered, label, countedLabel, children } = props
  const hasSome = count === undefined || count > 0
  return (
    <Link
      to={to}
      aria-label={count ? countedLabel(count) : label}
      title={label}
      className="touchable relative rounded-xs hover:text-lac"
    >
      {children}
      {hasSome && (
        <span
          aria-hidden="true"
          data-remembered={count === undefined ? remembered : undefined}
          className="absolute end-0.5 top-0.5 min-w-5 rounded-full bg-arakku px-1 text-center text-legal leading-5 font-semibold text-on-arakku tabular-nums"
        >
          {count !== undefined && (count > 99 ? '99+' : count)}
        </span>
      )}
    </Link>
  )
}
