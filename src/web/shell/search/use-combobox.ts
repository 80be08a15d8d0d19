import { type RefObject, useEffect, useEffectEvent } from 'react'

type Combobox = {
  /** The field that is typed into; it keeps the focus all the time. */
  field: RefObject<HTMLInputElement | null>
  /** How many options stand in the open list; 0 while it is closed. */
  count: number
  active: number
  activeId: string
  onType: (text: string) => void
  onActive: (at: number) => void
  /** Asked to come back, or to go. */
  onOpen: () => void
  onClose: () => void
  onSearch: (text: string) => void
}

/** Hears the search field (ARIA combobox): it tells screen readers which option is meant, and Enter follows it. */
export function useCombobox(box: Combobox) {
  const { field, count, active, activeId } = box
  const hear = useEffectEvent((event: Event) => {
    const text = field.current?.value ?? ''
    if (event.type === 'input') box.onType(text)
    else if (event.type === 'submit') box.onSearch(text)
    else if (event instanceof KeyboardEvent) press(event, box)
    else box.onOpen()
  })
  const begin = useEffectEvent(() => box.onType(field.current?.value ?? ''))
  useEffect(() => {
    const input = field.current
    // Whatever was typed while this was on its way.
    begin()
    for (const type of heardOfField) input?.addEventListener(type, hear)
    input?.form?.addEventListener('submit', hear)
    return () => {
      for (const type of heardOfField) input?.removeEventListener(type, hear)
      input?.form?.removeEventListener('submit', hear)
    }
  }, [field])
  useEffect(() => {
    const input = field.current
    input?.setAttribute('aria-expanded', String(count > 0))
    if (active < 0) input?.removeAttribute('aria-activedescendant')
    else input?.setAttribute('aria-activedescendant', activeId)
    if (active >= 0) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [field, count, active, activeId])
}

const heardOfField = ['input', 'keydown', 'focus', 'click'] as const

function press(event: KeyboardEvent, { count, active, activeId, ...box }: Combobox) {
  // Enter and the arrows belong to a word that is being composed.
  if (event.isComposing) return
  const turns = { ArrowDown: 1, ArrowUp: -1 }[event.key]
  if (turns && count === 0) box.onOpen()
  else if (turns) {
    event.preventDefault()
    // Beyond either end lies the field itself, at -1.
    box.onActive(((active + 1 + turns + count + 1) % (count + 1)) - 1)
  } else if (event.key === 'Enter' && active >= 0) {
    event.preventDefault()
    document.getElementById(activeId)?.click()
  } else if (event.key === 'Escape' && count > 0) {
    // Closes the list alone, not the dialog around it.
    event.preventDefault()
    box.onClose()
  }
}
