const key = 'hushed'
const most = 30

/** What this visitor has put away of the bar above the header; nothing where the browser keeps nothing. */
function hushed(): string[] {
  try {
    return (localStorage.getItem(key) ?? '').split(' ').filter((id) => /^[\w-]+$/.test(id))
  } catch {
    return []
  }
}

/** Hides what was put away, on this page and whatever it leads to, before it is drawn: a sheet of its own is no inline style. */
export function hideHushed(ids = hushed()) {
  if (ids.length === 0) return
  const sheet = new CSSStyleSheet()
  for (const id of ids) sheet.insertRule(`[data-announcement="${id}"]{display:none!important}`)
  document.adoptedStyleSheets.push(sheet)
}

/** Puts a line of the bar away, for good: the same words do not come back. */
export function hush(id: string) {
  try {
    localStorage.setItem(key, [...new Set([...hushed(), id])].slice(-most).join(' '))
  } catch {
    // A browser that keeps nothing is told again.
  }
  hideHushed([id])
}
