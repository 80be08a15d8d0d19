import { tenthsPercent } from '../parts/percent.ts'

/** A share as a bar, and as a percentage beside it. */
export function ShareBar({ part }: { part: number }) {
  return (
    <span className="flex w-full items-center gap-2">
      <svg viewBox="0 0 100 8" preserveAspectRatio="none" className="h-2 flex-1" aria-hidden="true">
        <rect width="100" height="8" className="fill-line" />
        <rect width={Math.min(1, Math.max(0, part)) * 100} height="8" className="fill-zari" />
      </svg>
      <span className="w-14 text-end text-sm tabular-nums">{tenthsPercent(part)}</span>
    </span>
  )
}
