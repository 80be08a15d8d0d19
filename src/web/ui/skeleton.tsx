import { classes } from './classes.ts'

/** A quiet block as large as what will stand there; the class gives its size. */
export function Skeleton({ className }: { className: string }) {
  return <span aria-hidden="true" className={classes('skeleton block', className)} />
}

/** So many lines of text, the last one shorter. */
export function SkeletonText({ lines, className }: { lines: number; className?: string }) {
  return (
    <span aria-hidden="true" className={classes('block space-y-2.5', className)}>
      {Array.from({ length: lines }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are all alike and never move.
        <span key={at} className={classes('skeleton block h-4', at === lines - 1 && 'w-3/5')} />
      ))}
    </span>
  )
}

/** A tile with a 3:4 picture, two lines and a price. */
export function SkeletonTile() {
  return (
    <span aria-hidden="true" className="block">
      <Skeleton className="aspect-3/4 w-full" />
      <Skeleton className="mt-3 h-5 w-4/5" />
      <Skeleton className="mt-2 h-5 w-2/5" />
    </span>
  )
}
