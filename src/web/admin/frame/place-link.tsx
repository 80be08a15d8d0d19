import { Link } from '#web/ui/link.tsx'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import type { Place } from './work-tabs.ts'

type PlaceLinkProps = { place: Place; isOpen: boolean; count: number | undefined }

/** A place of the shop, which opens on its first tab. */
export function PlaceLink({ place: { label, Icon, tabs }, isOpen, count = 0 }: PlaceLinkProps) {
  return (
    <Link
      to={tabs[0]?.path ?? '/admin'}
      isAhead
      aria-current={isOpen ? 'true' : undefined}
      className="work-place"
    >
      <Icon className="size-5 shrink-0" />
      <span className="work-place-name">{label}</span>
      {count > 0 && (
        <span className="work-count">
          <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
          <span className="sr-only">({adminFrame.waiting(count)})</span>
        </span>
      )}
    </Link>
  )
}
