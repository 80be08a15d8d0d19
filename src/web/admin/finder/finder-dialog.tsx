import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useContext, useEffect, useId, useState } from 'react'
import { findThings } from '#contract/finder/admin-calls.ts'
import { shortest } from '#domain/work/finding.ts'
import { IconButton } from '#web/ui/button.tsx'
import { CloseIcon } from '#web/ui/icon.tsx'
import { adminFinder as words } from '#web/words/en/admin/work/finder.ts'
import { admin } from '#web/words/en/admin.ts'
import { queryKeepingLast } from '../../cache.ts'
import { RoleContext } from '../allowed.ts'
import { useModal } from '../parts/forms/use-modal.ts'
import { FoundList, optionId } from './found-list.tsx'
import { type Option, optionsOf, readTyped } from './options.ts'
import { waysTo } from './ways.ts'

/** Milliseconds without a key until the shop is asked. */
const typingPauseMs = 120

/** The search of everything: a field, and below it what was found (ARIA combobox). */
export function FinderDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModal()
  const id = useId()
  const { typed, type, active, setActive, onKey, options, says } = useFinding(id)
  return (
    <dialog ref={dialog} onClose={onClose} aria-label={words.open} className="finder">
      <div className="flex items-center border-b border-line">
        <input
          type="search"
          role="combobox"
          aria-label={words.field}
          aria-expanded={options.length > 0}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={options.length > 0 ? optionId(id, active) : undefined}
          autoComplete="off"
          enterKeyHint="go"
          maxLength={100}
          placeholder={words.hint}
          className="min-h-14 min-w-0 flex-1 bg-transparent px-4 outline-none"
          value={typed}
          onChange={({ target }) => type(target.value)}
          onKeyDown={onKey}
        />
        <IconButton label={admin.close} onClick={() => dialog.current?.close()}>
          <CloseIcon />
        </IconButton>
      </div>
      <p role="status" className={options.length > 0 ? 'sr-only' : 'px-4 py-6 text-soft'}>
        {says}
      </p>
      <FoundList id={id} options={options} active={active} onActive={setActive} onGo={onClose} />
    </dialog>
  )
}

/** What is typed, what of the list is meant, and what the keys do. */
function useFinding(id: string) {
  const [typed, setTyped] = useState('')
  const [active, setActive] = useState(0)
  const { options, says, isSettled } = useOptions(typed)
  const [isGoing, setGoing] = useState(false)
  // Whoever types and presses Enter means what they typed, not what was found before.
  useEffect(() => {
    if (!isGoing || !isSettled) return
    setGoing(false)
    document.getElementById(optionId(id, active))?.click()
  }, [isGoing, isSettled, id, active])
  const onKey = (event: KeyboardEvent) => {
    // Enter and the arrows belong to a word that is being composed.
    if (event.nativeEvent.isComposing) return
    const turn = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (turn && options.length > 0) {
      event.preventDefault()
      setActive((at) => (at + turn + options.length) % options.length)
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      setGoing(true)
    }
  }
  const type = (text: string) => {
    setTyped(text)
    setActive(0)
    setGoing(false)
  }
  return { typed, type, active, setActive, onKey, options, says }
}

/** What leads on from what was typed, and what to say of it. */
function useOptions(typed: string): { options: Option[]; says: string; isSettled: boolean } {
  const role = useContext(RoleContext)
  const settled = useSettled(typed)
  const meant = readTyped(settled)
  const { text, verb } = meant
  const { data, error, isFetching } = useQuery({
    ...queryKeepingLast(findThings, { q: text }),
    enabled: text.length >= shortest,
  })
  const found =
    text.length >= shortest ? optionsOf(data ?? { items: [], more: [] }, meant, role) : []
  const options = [...found, ...(verb ? [] : waysTo(role, text))]
  const isSettled = settled === typed && !isFetching
  if (error) return { options, says: words.failed, isSettled }
  if (options.length > 0) return { options, says: words.count(options.length), isSettled }
  return { options, says: isFetching ? admin.loading : words.nothing(text), isSettled }
}

/** What was typed, once whoever types has paused. */
function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), typingPauseMs)
    return () => clearTimeout(timer)
  }, [typed])
  return settled
}
