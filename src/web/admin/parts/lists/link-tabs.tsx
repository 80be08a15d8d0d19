import { type KeyboardEvent, useEffect, useRef } from 'react'
import { Link } from '#web/ui/link.tsx'

export type LinkTab = { path: string; label: string }

type LinkTabsProps = {
  label: string
  tabs: LinkTab[]
  /** The path of the open one; where none is, the first can be tabbed to. */
  open: string | undefined
  /** Names the panel and, with a path behind it, each tab. */
  id: string
}

/** Tabs with an address each: arrow keys move between them, Enter opens. */
export function LinkTabs({ label, tabs, open, id }: LinkTabsProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!open) return
    const tab = list.current?.querySelector('[aria-selected=true]')
    tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [open])
  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      className="scrollbar-none flex gap-5 overflow-x-auto border-b border-line"
      onKeyDown={moveFocus}
    >
      {tabs.map(({ path, label: name }, at) => (
        <Link
          key={path}
          to={path}
          isAhead
          keepsScroll
          role="tab"
          id={tabId(id, path)}
          aria-selected={path === open}
          aria-controls={path === open ? id : undefined}
          tabIndex={path === open || (!open && at === 0) ? 0 : -1}
          className="-mb-px flex min-h-11 items-center border-b-2 border-transparent whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-selected:border-arakku aria-selected:text-ink"
        >
          {name}
        </Link>
      ))}
    </div>
  )
}

export const tabId = (id: string, path: string) => `${id}${path.replaceAll('/', '-')}`

function moveFocus(event: KeyboardEvent<HTMLElement>) {
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')]
  const at = all.findIndex((tab) => tab.matches(':focus'))
  const next = all[targetOf(event.key, at, all.length)]
  if (!next) return
  event.preventDefault()
  next.focus()
}

function targetOf(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
