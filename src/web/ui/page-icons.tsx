import { heart, iconOf, line } from './icon.tsx'

// What pages show beyond the icons of their frame (icon.tsx).

const solid = (d: string) => iconOf(<path d={d} fill="currentColor" stroke="none" />)

export const HeartFilledIcon = iconOf(<path d={heart} fill="currentColor" />)
export const FilterIcon = line(
  'M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9a2 2 0 1 0 0-4 2 2 0 0 0 0 4Zm-7 10a2 2 0 1 0 0-4 2 2 0 0 0 0 4Z',
)
export const GlobeIcon = line(
  'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18ZM3.2 12h17.6M12 3c4.5 4.8 4.5 13.2 0 18-4.5-4.8-4.5-13.2 0-18Z',
)
export const ChevronLeftIcon = line('m14.5 6-6 6 6 6')
export const ChevronRightIcon = line('m9.5 6 6 6-6 6')
export const ChevronUpIcon = line('m6 14.5 6-6 6 6')
export const ArrowRightIcon = line('M4.5 12h15m-6-6 6 6-6 6')
export const PlusIcon = line('M12 5v14M5 12h14')
export const MinusIcon = line('M5 12h14')
export const CheckIcon = line('m5 12.5 4.5 4.5L19 7.5')
export const ShareIcon = line('M12 15V4m0 0L8 8m4-4 4 4M5 12v8h14v-8')
export const VideoIcon = line('M3 6.5h12v11H3Zm12 4 6-3.5v10l-6-3.5')
export const CompareIcon = line('M12 3.5v17M4.5 6H9v12H4.5Zm10.5 0h4.5v12H15Z')
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
export const QuoteIcon = solid(
  'M5 17c3 0 5-2.2 5-6V6H4v6h3c0 1.8-.7 2.8-2 3Zm10 0c3 0 5-2.2 5-6V6h-6v6h3c0 1.8-.7 2.8-2 3Z',
)
