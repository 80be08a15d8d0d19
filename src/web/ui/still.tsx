import { type ComponentType, lazy, Suspense } from 'react'

/**
 * A part that does nothing but stand there: the first page keeps the HTML that the server sent and
 * never loads the part's code; only a page drawn by the browser does. Its props must not change.
 */
export function still<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
) {
  const Part = lazy(async () => ({ default: await load() }))
  return function Still(props: Props) {
    const html = htmlOf(name)
    if (html === undefined) {
      const part = <Part {...props} />
      // On the server the page waits: React would send what may come late in a script.
      return <div data-still={name}>{isServer ? part : <Suspense>{part}</Suspense>}</div>
    }
    return (
      <div
        data-still={name}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this page already shows.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}

const isServer = typeof document === 'undefined'
const kept = new Map<string, string>()

/** What the server sent; undefined where it sent nothing, and on the server itself. */
function htmlOf(name: string): string | undefined {
  if (isServer) return undefined
  const html = kept.get(name) ?? document.querySelector(`[data-still="${name}"]`)?.innerHTML
  if (!html) return undefined
  kept.set(name, html)
  return html
}
