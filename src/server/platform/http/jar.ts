export type Jar = ReturnType<typeof openJar>

/**
 * The visitor's cookies while a page is made, as a browser would hold them: what one call sets, the next
 * one sends, and `given` goes out with the page.
 */
export function openJar(header: string | undefined) {
  const held = new Map(pairsOf(header ?? ''))
  const lines = new Map<string, string>()
  return {
    take(setCookies: string[]) {
      for (const line of setCookies) {
        const [name, value] = pairOf(line.split(';', 1)[0] ?? '')
        lines.set(name, line)
        if (/;\s*max-age=0\s*(;|$)/i.test(line)) held.delete(name)
        else held.set(name, value)
      }
    },
    /** The Cookie header of the next call. */
    header: () => [...held].map(([name, value]) => `${name}=${value}`).join('; '),
    given: () => [...lines.values()],
  }
}

const pairsOf = (header: string) =>
  header
    .split(';')
    .map((part) => pairOf(part.trim()))
    .filter(([name]) => name !== '')

function pairOf(text: string): [string, string] {
  const at = text.indexOf('=')
  return at < 0 ? ['', ''] : [text.slice(0, at), text.slice(at + 1)]
}
