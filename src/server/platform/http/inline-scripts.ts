/** The texts of the scripts that stand in a page itself, in their order, but not of data; one pass, however long the page. */
export function inlineScripts(html: string): string[] {
  const texts: string[] = []
  for (let at = html.indexOf('<script'); at !== -1; ) {
    const open = html.indexOf('>', at)
    const close = html.indexOf('</script>', open)
    if (open === -1 || close === -1) return texts
    if (!/\bsrc=|json"/.test(html.slice(at, open))) texts.push(html.slice(open + 1, close))
    at = html.indexOf('<script', close)
  }
  return texts
}
