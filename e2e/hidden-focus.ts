/** In the page: gives each control the focus, and names those of which a bar, a foot or a head hides a part. */
export function hidden(inside: string): string[] {
  const controls =
    'a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), textarea, summary'
  const holderOf = (element: Element | null): Element | null => {
    for (let one = element; one; one = one.parentElement) {
      if (['fixed', 'sticky'].includes(getComputedStyle(one).position)) return one
    }
    return null
  }
  return [...document.querySelectorAll<HTMLElement>(inside)].flatMap((root) =>
    [...root.querySelectorAll<HTMLElement>(controls)].flatMap((control) => {
      if (control.tabIndex < 0 || !control.checkVisibility()) return []
      control.focus()
      // On phones the keyboard of the screen brings a field into sight, which no test has.
      if (control.matches('input, textarea')) control.scrollIntoView({ block: 'nearest' })
      const { left, top, width, height } = control.getBoundingClientRect()
      if (document.activeElement !== control || width < 2 || height > innerHeight / 2) return []
      const name = control.getAttribute('aria-label') ?? control.textContent.trim().slice(0, 40)
      if (top < -1 || top + height > innerHeight + 1)
        return [`${name} ${control.id} ${control.className} is out of sight`]
      const covering = [top + 2, top + height / 2, top + height - 2].flatMap((y) => {
        const hit = document.elementFromPoint(left + width / 2, y)
        const holder = holderOf(hit)
        return holder && !holder.contains(control) ? [holder.className || holder.tagName] : []
      })
      return covering.length > 0 ? [`${name} lies under ${covering[0]}`] : []
    }),
  )
}
