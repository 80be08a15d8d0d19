import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { MenuIcon } from '#web/ui/icon.tsx'
import { Link } from '#web/ui/link.tsx'
import { adminFrame } from '#web/words/en/admin/work/frame.ts'
import type { Place } from './work-tabs.ts'

type MorePlacesProps = { places: Place[]; open: Place['name'] | undefined; children: ReactNode }

const id = 'more-places'

/** On phones: every place with all its tabs, and what is one's own. The browser opens and closes it. */
export function MorePlaces({ places, open, children }: MorePlacesProps) {
  const sheet = useRef<HTMLDivElement>(null)
  const [isOpen, setOpen] = useState(false)
  const { key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever has arrived somewhere is done with it.
  useEffect(() => sheet.current?.hidePopover(), [key])
  return (
    <>
      <button type="button" popoverTarget={id} className="work-place w-full">
        <MenuIcon className="size-5 shrink-0" />
        <span className="work-place-name">{adminFrame.more}</span>
      </button>
      <div
        ref={sheet}
        id={id}
        popover="auto"
        className="more-places"
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {isOpen && <EveryPlace places={places} open={open} />}
        {isOpen && children}
      </div>
    </>
  )
}

function EveryPlace({ places, open }: Omit<MorePlacesProps, 'children'>) {
  const many = places.filter(({ tabs }) => tabs.length > 1)
  return (
    <>
      <h2 className="sr-only">{adminFrame.moreTitle}</h2>
      {many.map(({ name, label, tabs }) => (
        <section key={name} aria-label={label} className="border-b border-line py-2">
          <p className={`text-sm font-semibold ${name === open ? 'text-lac' : 'text-soft'}`}>
            {label}
          </p>
          <ul className="grid grid-cols-2 gap-x-4">
            {tabs.map((tab) => (
              <li key={tab.path}>
                <Link to={tab.path} className="flex min-h-11 items-center hover:text-lac">
                  {tab.label}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  )
}
