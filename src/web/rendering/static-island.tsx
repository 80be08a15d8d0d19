import { type ComponentType, lazy, type ReactElement, Suspense, useState } from 'react'
import { useCachedHtml } from './cached-html.ts'
import { isServer, partCode } from './part-code.ts'

/**
 * A part that does nothing but stand there: the first page keeps the HTML that the server sent and
 * never loads the part's code; only a page drawn by the browser does. Its props must not change; where each page
 * shows another one, `keyOf` tells them apart by their props. With `isCached` the server remembers the HTML too:
 * the part asks for nothing but its props and the language.
 */
export function staticIsland<Props extends object>(
  kind: string,
  load: () => Promise<ComponentType<Props>>,
  { isCached = false, keyOf }: { isCached?: boolean; keyOf?: (props: Props) => string } = {},
) {
  const { fetch, loaded } = partCode(load)
  const Part = lazy(fetch)
  return function StaticIsland(props: Props) {
    const name = keyOf ? `${kind}-${keyOf(props)}` : kind
    // Asked once: later this part itself stands where the server's HTML stood.
    const [html] = useState(() => htmlOf(name))
    const Loaded = loaded()
    if (isServer && isCached && Loaded) {
      return <CachedPart name={name} part={<Loaded {...props} />} />
    }
    if (html === undefined) {
      const part = <Part {...props} />
      // On the server the page waits: React would send what may come late in a script.
      return <div data-static-island={name}>{isServer ? part : <Suspense>{part}</Suspense>}</div>
    }
    return (
      <div
        data-static-island={name}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this page already shows.
        dangerouslySetInnerHTML={{ __html: html }}
      />
    )
  }
}

function CachedPart<Props extends object>({ name, part }: CachedPartProps<Props>) {
  return <div data-static-island={name} {...useCachedHtml(`island-${name}`, part)} />
}

type CachedPartProps<Props extends object> = { name: string; part: ReactElement<Props> }

const shown = new Map<string, string>()

/** What the server sent, '' where the part stood there empty; undefined where it was not sent, and on the server itself. */
function htmlOf(name: string): string | undefined {
  if (isServer) return undefined
  const html =
    shown.get(name) ??
    document.querySelector(`[data-static-island="${CSS.escape(name)}"]`)?.innerHTML
  if (html === undefined) return undefined
  shown.set(name, html)
  return html
}
