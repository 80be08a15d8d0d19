import type { ComponentProps, ReactNode } from 'react'
import { classes } from './classes.ts'
import { SpinnerIcon } from './icon.tsx'
import { Link, type LinkProps } from './link.tsx'

/** primary: the one thing to do here; quiet: beside it; plain: text alone; danger: what cannot be undone. */
export type ButtonLook = 'primary' | 'quiet' | 'plain' | 'danger'
export type ButtonSize = 'sm' | 'md' | 'lg'

type Dress = { look?: ButtonLook | undefined; size?: ButtonSize | undefined; isWide?: boolean }

const looks: Record<ButtonLook, string> = {
  primary: 'bg-arakku text-on-arakku hover:bg-arakku-deep',
  quiet: 'border border-edge bg-card text-ink hover:border-ink',
  plain: 'text-ink hover:text-lac hover:bg-wash',
  danger: 'border border-lac bg-card text-lac hover:bg-arakku hover:text-on-arakku',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'min-h-11 px-3 py-1 text-sm md:min-h-9',
  md: 'min-h-11 px-5 py-1.5 text-base',
  lg: 'min-h-13 px-7 py-2 text-base',
}

export function buttonClass({ look = 'primary', size = 'md', isWide }: Dress): string {
  return classes(
    'inline-flex items-center justify-center gap-2 rounded-xs text-center font-medium',
    'transition-colors disabled:pointer-events-none disabled:opacity-60',
    'aria-disabled:pointer-events-none aria-disabled:opacity-60',
    looks[look],
    sizes[size],
    isWide && 'w-full',
  )
}

type ButtonProps = ComponentProps<'button'> &
  Dress & {
    /** Shows a spinner and refuses further clicks; `children` should then say what is under way. */
    isBusy?: boolean
  }

export function Button({ look, size, isWide, isBusy, className, ...rest }: ButtonProps) {
  const dress = buttonClass({ look, size, ...(isWide && { isWide }) })
  return (
    <button
      type="button"
      {...rest}
      className={classes(dress, className)}
      // A button that is disabled while it works would lose the focus to the page.
      aria-disabled={isBusy || rest['aria-disabled']}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : rest.onClick}
    >
      {isBusy && <SpinnerIcon />}
      {rest.children}
    </button>
  )
}

/** Looks like a button, is a link. */
export function LinkButton({ look, size, isWide, className, ...rest }: LinkProps & Dress) {
  const dress = buttonClass({ look, size, ...(isWide && { isWide }) })
  return <Link {...rest} className={classes(dress, className)} />
}

type IconButtonProps = Omit<ComponentProps<'button'>, 'aria-label'> & {
  /** What the button does, for those who do not see the icon. */
  label: string
  children: ReactNode
}

/** A mark alone, at least 44 px to touch. */
export function IconButton({ label, className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classes('touchable rounded-xs hover:text-lac', className)}
    />
  )
}
