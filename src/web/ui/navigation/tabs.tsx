import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { classes } from '../classes.ts'

export type Tab = { id: string; label: string; content: ReactNode }

type TabsProps = {
  /** What the tabs are about, for screen readers. */
  label: string
  tabs: Tab[]
  /** Which tab is open, where the caller keeps it; else the first. */
  openId?: string
  onOpen?: (id: string) => void
}

/** Tabs with arrow keys; without JavaScript every panel is there to read, under its own heading. */
export function Tabs({ label, tabs, openId, onOpen }: TabsProps) {
  const base = useId()
  const [chosen, setChosen] = useState(tabs[0]?.id)
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const list = useRef<HTMLDivElement>(null)
  const current = openId ?? chosen
  const open = (id: string) => {
    setChosen(id)
    onOpen?.(id)
  }
  const move = (event: KeyboardEvent) => {
    const at = tabs.findIndex(({ id }) => id === current)
    const next = tabs[targetOf(event.key, at, tabs.length)]
    if (!next) return
    event.preventDefault()
    open(next.id)
    list.current?.querySelector<HTMLElement>(`[data-tab="${next.id}"]`)?.focus()
  }
  return (
    <div>
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        className="no-script:hidden scrollbar-none flex gap-6 overflow-x-auto border-b border-line"
        onKeyDown={move}
      >
        {tabs.map((tab) => (
          <TabButton key={tab.id} {...{ base, tab, current }} onOpen={() => open(tab.id)} />
        ))}
      </div>
      {tabs.map((tab) => (
        <TabPanel key={tab.id} {...{ base, tab, current, isReady }} />
      ))}
    </div>
  )
}

/** `base` begins the ids by which a tab and its panel name each other. */
type TabProps = { base: string; tab: Tab; current: string | undefined }

function TabButton({ base, tab, current, onOpen }: TabProps & { onOpen: () => void }) {
  const { id, label } = tab
  return (
    <button
      type="button"
      role="tab"
      data-tab={id}
      id={`${base}${id}-tab`}
      aria-controls={`${base}${id}`}
      aria-selected={id === current}
      tabIndex={id === current ? 0 : -1}
      onClick={onOpen}
      className="-mb-px min-h-12 border-b-2 border-transparent whitespace-nowrap text-soft -outline-offset-2 hover:text-ink aria-selected:border-arakku aria-selected:text-ink"
    >
      {label}
    </button>
  )
}

/** Before JavaScript runs no panel is hidden for good. */
function TabPanel({ base, tab, current, isReady }: TabProps & { isReady: boolean }) {
  const { id, label, content } = tab
  return (
    <div
      role="tabpanel"
      id={`${base}${id}`}
      aria-labelledby={`${base}${id}-tab`}
      hidden={isReady && id !== current}
      className={classes('py-6', id !== current && !isReady && 'scripting:hidden')}
    >
      <h2 className="scripting:hidden mb-3 text-xl">{label}</h2>
      {content}
    </div>
  )
}

function targetOf(key: string, at: number, count: number): number {
  if (key === 'ArrowRight') return (at + 1) % count
  if (key === 'ArrowLeft') return (at + count - 1) % count
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : -1
}
