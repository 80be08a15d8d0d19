import { flushSync } from 'react-dom'

/**
 * Takes a row out of an unsaved list; the keyboard goes on at what now stands in its place, or at the button that adds
 * one. Rows are told by `data-row` on the button that removes them, the other button by `data-add`.
 */
export function removeRow(button: HTMLElement, remove: () => void) {
  const list = button.closest('fieldset')
  const rows = () => [...(list?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
  const at = rows().indexOf(button)
  flushSync(remove)
  const next = rows()[at] ?? list?.querySelector<HTMLElement>('[data-add]')
  next?.focus()
}
