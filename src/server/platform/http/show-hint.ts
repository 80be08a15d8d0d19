/** Lets the first paint of a page that is the same for everybody show what the browser remembers of its visitor. */
export const showHint = (html: string) => html.replace('<head>', `<head><script>${script}</script>`)

/** Runs in the browser, by its text; the cookie is written by visitor-hint.ts and shown by styles/parts.css. */
const script = `{
  const hint = /(?:^|; )hint=[01]\\.(\\d{1,4})\\.(\\d{1,4})(?:;|$)/.exec(document.cookie)
  const { style, dataset } = document.documentElement
  for (const [name, count] of [['bag', hint?.[1]], ['hearts', hint?.[2]]]) {
    if (!(count > 0)) continue
    dataset[name] = count
    style.setProperty('--' + name + '-count', '"' + (count > 99 ? '99+' : count) + '"')
  }
}`
