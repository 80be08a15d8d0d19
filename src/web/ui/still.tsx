import { type ComponentType, lazy, type MouseEvent, Suspense } from 'react'
import { useNavigate } from 'react-router'
import { type Language, pathIn, plainPath } from '#domain/language.ts'

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
    const follow = useFollowing()
    const html = htmlOf(name)
    if (html === undefined) {
      const part = <Part {...props} />
      // On the server the page waits: React would send what may come late in a script.
      return <div data-still={name}>{isServer ? part : <Suspense>{part}</Suspense>}</div>
    }
    return (
      // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click.
      // biome-ignore lint/a11y/noStaticElementInteractions: it only passes on the clicks of its links.
      <div
        data-still={name}
        onClick={follow}
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

/** Links inside lead to the next page as everywhere else, without loading the shop anew. */
function useFollowing() {
  const navigate = useNavigate()
  return (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey)
    // Another language is another document, that of the page one is on by now.
    if (link?.hreflang) link.href = inLanguage(link.hreflang)
    else if (link && isPlain && !link.target && link.origin === location.origin) {
      event.preventDefault()
      void navigate(plainPath(link.pathname) + link.search + link.hash)
    }
  }
}

const inLanguage = (name: string) =>
  // The shop's own links name no other.
  pathIn(name as Language, plainPath(location.pathname)) + location.search
