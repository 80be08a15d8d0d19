import type { ReactNode, Ref } from 'react'
import { classes } from './classes.ts'
import { AlertIcon, InfoIcon } from './page-icons.tsx'

type NoteProps = {
  id?: string
  title: ReactNode
  /** For what went wrong: read out at once. */
  isAlert?: boolean
  className?: string
  /** The note can be focused, so that nobody misses it. */
  ref?: Ref<HTMLDivElement>
  children?: ReactNode
}

/** A sentence or two that must be read before going on, in the page where it belongs. */
export function Note({ id, title, isAlert, className, ref, children }: NoteProps) {
  const Icon = isAlert ? AlertIcon : InfoIcon
  return (
    <div
      ref={ref}
      {...(id && { id })}
      tabIndex={-1}
      role={isAlert ? 'alert' : 'status'}
      className={classes(
        'flex gap-3 border-s-2 bg-wash px-4 py-3 outline-none',
        isAlert ? 'border-arakku' : 'border-zari',
        className,
      )}
    >
      <Icon className={classes('mt-0.5 size-5', isAlert ? 'text-lac' : 'text-soft')} />
      <div className="min-w-0 flex-1">
        <strong className="block font-medium">{title}</strong>
        {children && <div>{children}</div>}
      </div>
    </div>
  )
}
