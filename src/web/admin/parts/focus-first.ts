/** Leads to the first field of a form, where there is a keyboard to type with; a phone would cover half the form with its own. */
export function focusFirst(within: HTMLElement) {
  if (!matchMedia('(hover: hover)').matches) return
  const fields = 'input:not([type=hidden], [type=file]), select, textarea'
  within.querySelector<HTMLElement>(fields)?.focus()
}
