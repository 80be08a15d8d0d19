import { useEffect, useState } from 'react'
import { SearchIcon } from '#web/ui/icon.tsx'
import { adminFinder as words } from '#web/words/en/admin/work/finder.ts'
import { whenOpened } from '../parts/when-opened.tsx'

const FinderDialog = whenOpened(() => import('./finder-dialog.tsx').then((m) => m.FinderDialog))

/** Opens the search of everything; so do Ctrl+K and Cmd+K, wherever somebody types. */
export function FinderButton() {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return
      // A form that is open keeps what was typed into it, and its place on top.
      if (event.altKey || event.shiftKey || document.querySelector('dialog:modal')) return
      event.preventDefault()
      setOpen(true)
    }
    addEventListener('keydown', hear)
    return () => removeEventListener('keydown', hear)
  }, [])
  return (
    <>
      <button
        type="button"
        className="finder-button max-lg:order-1"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <SearchIcon className="size-5 shrink-0" />
        <span className="min-w-0 truncate max-lg:sr-only">{words.open}</span>
        <kbd className="ms-auto shrink-0 text-legal whitespace-nowrap max-lg:hidden">
          {words.keys}
        </kbd>
      </button>
      {isOpen && <FinderDialog onClose={() => setOpen(false)} />}
    </>
  )
}
