import type { ReactNode } from 'react'

type IconProps = { className?: string }

/** Makes an icon of a drawing on a 24 × 24 grid; decoration to screen readers, sized by its class. */
export function iconOf(drawing: ReactNode) {
  return function Icon({ className = 'size-6' }: IconProps) {
    return (
      <svg
        className={`shrink-0 ${className}`}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        focusable="false"
      >
        {drawing}
      </svg>
    )
  }
}

/** An icon of lines alone. */
export const line = (d: string) => iconOf(<path d={d} />)

/** The outline of a heart. */
export const heart =
  'M12 20S4.5 15.4 4.5 9.8A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z'
const bubble = 'M4 20l1.3-4A8 8 0 1 1 8.2 18.8Z'

export const SearchIcon = line('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20')
export const HeartIcon = line(heart)
export const BagIcon = line('M5.5 8h13l1 12.5h-15ZM9 11V7a3 3 0 0 1 6 0v4')
export const UserIcon = line(
  'M12 12a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8Zm-7.5 8.5c.8-3.8 3.7-5.7 7.5-5.7s6.7 1.9 7.5 5.7',
)
export const MenuIcon = line('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = line('m6 6 12 12M18 6 6 18')
export const ChevronDownIcon = line('m6 9.5 6 6 6-6')
/** The handset of WhatsApp in its bubble. */
export const WhatsappIcon = iconOf(
  <>
    <path d={bubble} />
    <path
      d="M9.4 8.3c.3-.4.8-.4 1 0l.6 1.3c.1.3 0 .6-.6 1.2.6 1.2 1.5 2.1 2.8 2.7.5-.6.8-.8 1.1-.6l1.3.7c.4.2.4.6.1 1-.7 1-1.6 1.3-2.7.9-2.4-.8-4-2.5-4.6-4.7-.3-1 .2-1.8 1-2.5Z"
      fill="currentColor"
      stroke="none"
    />
  </>,
)
/** Turns while something is under way. */
export function SpinnerIcon({ className = 'size-5' }: IconProps) {
  return (
    <svg
      className={`shrink-0 animate-spin ${className}`}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      aria-hidden="true"
    >
      <circle cx="12" cy="12" r="9" opacity=".25" />
      <path d="M12 3a9 9 0 0 1 9 9" />
    </svg>
  )
}
