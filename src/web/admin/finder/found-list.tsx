import { useEffect } from 'react'
import { Link } from '#web/ui/link.tsx'
import { adminFinder as words } from '#web/words/en/admin/work/finder.ts'
import { Thumb } from '../parts/thumb.tsx'
import type { Option } from './options.ts'

type FoundListProps = {
  id: string
  options: Option[]
  active: number
  onActive: (at: number) => void
  onGo: () => void
}

export const optionId = (id: string, at: number) => `${id}-${at}`

/** The list of a combobox: its field has the focus, and says which line is meant. */
export function FoundList({ id, options, active, onActive, onGo }: FoundListProps) {
  useEffect(() => {
    document.getElementById(optionId(id, active))?.scrollIntoView({ block: 'nearest' })
  }, [id, active])
  return (
    <div id={id} role="listbox" aria-label={words.results} className="overflow-y-auto">
      {options.map(({ path, name, detail, image }, at) => (
        <Link
          key={`${path} ${name}`}
          id={optionId(id, at)}
          to={path}
          role="option"
          aria-selected={at === active}
          tabIndex={-1}
          className="flex min-h-14 items-center gap-3 px-4 py-1.5 aria-selected:bg-wash"
          onPointerMove={() => onActive(at)}
          // The page follows the link; the dialog is in its way no more.
          onClick={() => setTimeout(onGo)}
        >
          {image !== undefined && <Thumb src={image || null} alt="" />}
          <span className="min-w-0">
            <span className="block truncate font-medium">{name}</span>
            <span className="block truncate text-sm text-soft">{detail}</span>
          </span>
        </Link>
      ))}
    </div>
  )
}
