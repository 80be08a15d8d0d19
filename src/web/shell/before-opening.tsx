import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { isShownBeforeOpening } from '#domain/opening.ts'
import { Link } from '#web/ui/link.tsx'
import { opening } from '#web/words/en/opening.ts'
import { useWords } from '#web/words/words.ts'
import { queryForUser } from '../visitor.ts'

/** Above every page of a shop that is not open yet: tells staff so; strangers who go on are shown the door. */
export function BeforeOpening({ isKnown }: { isKnown: boolean }) {
  const words = useWords('opening', opening)
  const { pathname } = useLocation()
  const { data: visitor, isPending } = useQuery({ ...queryForUser(), enabled: isKnown })
  const isStaff = visitor?.isAdmin === true
  const isBeyond = !isStaff && !(isKnown && isPending) && !isShownBeforeOpening(pathname)
  useEffect(() => {
    if (isBeyond) location.reload()
  }, [isBeyond])
  if (!isStaff) return null
  return (
    <aside className="no-print bg-ink text-paper">
      <p className="page flex flex-wrap items-center gap-x-4 py-1 text-sm">
        {words.bar}
        <Link to="/admin" isDocument className="inline-block py-2 font-medium underline">
          {words.finish}
        </Link>
      </p>
    </aside>
  )
}
