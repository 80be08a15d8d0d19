import { iconOf } from '#web/ui/icon.tsx'

const line = (d: string) => iconOf(<path d={d} />)

export const PencilIcon = line('m4 20 1-4.5L16 4.5 19.5 8 8.5 19Zm10-13.5L17.5 10')
export const CopyIcon = line('M8.5 8.5h11v11h-11Zm-4 7v-11h11')
export const EyeIcon = line(
  'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
)
export const UploadIcon = line('M12 16V5m-4.5 4L12 4.5 16.5 9M4.5 16v4h15v-4')
export const CameraIcon = line(
  'M4 8h3.5L9 5.5h6L16.5 8H20v11H4Zm8 8.5a3.25 3.25 0 1 0 0-6.5 3.25 3.25 0 0 0 0 6.5Z',
)
export const SortIcon = line('m8 9 4-4 4 4m-8 6 4 4 4-4')
export const SortUpIcon = line('m7 14 5-5 5 5')
export const SortDownIcon = line('m7 10 5 5 5-5')
export const RestoreIcon = line('M4.5 12a7.5 7.5 0 1 0 2.2-5.3L4.5 9m0-5v5h5')
export const MoreIcon = iconOf(<path d="M6 12h.01M12 12h.01M18 12h.01" strokeWidth="3" />)
export const BulletsIcon = line('M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01')
export const NumbersIcon = line('M10 6h10M10 12h10M10 18h10M4 5l1.5-1v5M4 16h2.5L4 20h2.5')
export const RedoIcon = line('M15.5 5 20 9.5 15.5 14M19.5 9.5h-9a6 6 0 0 0 0 12H15')

// The places of the admin area.
export const HomeIcon = line('M4 11.5 12 4l8 7.5M6.5 9.5V20h11V9.5M10 20v-5.5h4V20')
export const BoxIcon = line('M4 8l8-4 8 4v8.5l-8 4-8-4Zm0 0 8 4 8-4m-8 4v8.5')
export const TagIcon = line('M4 4.5h8L20 12.5 12.5 20 4 11.5Zm4.5 4.5h.01')
export const PeopleIcon = line(
  'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7Zm-6 8c0-3 2.5-5.5 6-5.5s6 2.5 6 5.5M15.5 4.8a3.5 3.5 0 0 1 0 6.4M17.5 14.5c2.200.8 3.5 2.700 3.5 5',
)
export const SheetIcon = line('M6 3.5h8.5L18.5 8v12.5H6Zm8 0V8.5h4.5M9 12.5h6.5M9 16h6.5')
export const ChartIcon = line('M4 20h16M7 16.5v-5m5 5V5m5 11.5V9')
export const SlidersIcon = line(
  'M4 7.5h9m5 0h2M4 16.5h2m5 0h9M15.5 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-7 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
)
