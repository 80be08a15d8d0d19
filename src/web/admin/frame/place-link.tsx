import { Link } from '#web/ui/link.tsx'
import type { Place } from './work-tabs.ts'

type PlaceLinkProps = { place: Place; isOpen: boolean }

/** A place of the shop, which opens on its first tab. */
export function PlaceLink({ place: { label, Icon, tabs }, isOpen }: PlaceLinkProps) {
  return (
    <Link
      to={tabs[0]?.path ?? '/admin'}
      isAhead
      aria-current={isOpen ? 'true' : undefined}
      className="work-place"
    >
      <Icon className="size-5 shrink-0" />
      <span className="work-place-name">{label}</span>
    </Link>
  )
}
