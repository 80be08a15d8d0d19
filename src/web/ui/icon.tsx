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

const line = (d: string) => iconOf(<path d={d} />)
const solid = (d: string) => iconOf(<path d={d} fill="currentColor" stroke="none" />)

const heart =
  'M12 20S4.5 15.4 4.5 9.8A4.2 4.2 0 0 1 12 7.2a4.2 4.2 0 0 1 7.5 2.6C19.5 15.4 12 20 12 20Z'
const bubble = 'M4 20l1.3-4A8 8 0 1 1 8.2 18.8Z'

export const SearchIcon = line('M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm4.7-1.8L20 20')
export const HeartIcon = line(heart)
export const HeartFilledIcon = iconOf(<path d={heart} fill="currentColor" />)
export const BagIcon = line('M5.5 8h13l1 12.5h-15ZM9 11V7a3 3 0 0 1 6 0v4')
export const UserIcon = line(
  'M12 12a3.9 3.9 0 1 0 0-7.8 3.9 3.9 0 0 0 0 7.8Zm-7.5 8.5c.8-3.8 3.7-5.7 7.5-5.7s6.7 1.9 7.5 5.7',
)
export const MenuIcon = line('M4 7h16M4 12h16M4 17h16')
export const CloseIcon = line('m6 6 12 12M18 6 6 18')
export const FilterIcon = line(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-7 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const ChevronLeftIcon = line('m14.5 6-6 6 6 6')
export const ChevronRightIcon = line('m9.5 6 6 6-6 6')
export const ChevronDownIcon = line('m6 9.5 6 6 6-6')
export const ChevronUpIcon = line('m6 14.5 6-6 6 6')
export const ArrowRightIcon = line('M4.5 12h15m-6-6 6 6-6 6')
export const PlusIcon = line('M12 5v14M5 12h14')
export const MinusIcon = line('M5 12h14')
export const CheckIcon = line('m5 12.5 4.5 4.5L19 7.5')
export const TruckIcon = line(
  'M2.5 6.5h11v10h-11Zm11 3.5h4l4 3.5v3h-8M6.5 19a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm11 0a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const ReturnIcon = line('M8.5 5 4 9.5 8.5 14M4.5 9.5h9a6 6 0 0 1 0 12H9')
export const NeedleIcon = line(
  'M20 4 7 17m13-13c-2.4-.6-4.4.2-5 1.5L17 8c1.4-.6 3.6-1.6 3-4ZM7 17c-2 2-4 3-4 1s4-2 7 0 7 2 9-1',
)
export const EyeIcon = line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const TrashIcon = line('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6m3-6v6')
export const InfoIcon = line('M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18Zm0-10v5.5m0-8.8v.1')
export const AlertIcon = line('M12 4 2.8 20h18.4ZM12 10v4.5m0 2.7v.1')
export const PhoneIcon = line(
  'M5 4h4l1.5 4.5-2 1.5a11 11 0 0 0 5.5 5.5l1.5-2L20 15v4c0 .8-.7 1.5-1.5 1.5C10.5 20.5 3.5 13.5 3.5 5.5 3.5 4.7 4.2 4 5 4Z',
)
export const MailIcon = line('M3.5 6h17v12.5h-17Zm0 .5 8.5 7 8.5-7')
export const PinIcon = line(
  'M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
export const ShieldIcon = line(
  'M12 3.5 5 6v5.5c0 4.5 3 7.5 7 9 4-1.5 7-4.5 7-9V6Zm-3 8.5 2.2 2.2L15.2 10',
)
export const ExpandIcon = line('M14 4h6v6m0-6-6.5 6.5M10 20H4v-6m0 6 6.5-6.5')
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
export const QuoteIcon = solid(
  'M5 17c3 0 5-2.2 5-6V6H4v6h3c0 1.8-.7 2.8-2 3Zm10 0c3 0 5-2.2 5-6V6h-6v6h3c0 1.8-.7 2.8-2 3Z',
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
