import { type ReactNode, useId } from 'react'
import { classes } from '#web/ui/classes.ts'

type PanelProps = {
  title: string
  /** Stands beside the title: what there is to do. */
  action?: ReactNode
  className?: string
  children: ReactNode
}

/** A part of a screen with a name of its own. */
export function Panel({ title, action, className, children }: PanelProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      className={classes('min-w-0 border border-line bg-card p-4', className)}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <h2 id={id} className="font-sans text-base font-semibold">
          {title}
        </h2>
        {action}
      </header>
      {children}
    </section>
  )
}
