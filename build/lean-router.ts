import { type Plugin, parseAst } from 'vite'

// Parts of the router and of the query cache that this shop never uses travel with every first visit all
// the same: finding routes as links appear (react-router.config.ts sends them all), instruments for
// tracing, the page that shows a stack trace where a shop has no error page (root.tsx is never without),
// lists without end, changes made through the cache, and queries that suspend. In the browser they are replaced by what they do when they are off.
const absent = (...names: string[]) =>
  names.map((name) => `export const ${name} = undefined`).join('\n')

/** Should one be called after all, it says which it was. */
const failing = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, `{ throw Error('Left out: ${name}') }`]))

const off: [RegExp, string][] = [
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/fog-of-war\.js$/,
    `export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => {}
export const getPartialManifest = (manifest) => manifest
${absent('getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch', 'URL_LIMIT')}`,
  ],
  [
    /react-router\/dist\/production\/lib\/router\/instrumentation\.js$/,
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
${absent('instrumentHandler', 'instrumentationResultMetaContext')}`,
  ],
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/errorBoundaries\.js$/,
    `export const RemixErrorBoundary = ({ children }) => children
${absent('BoundaryShell', 'RemixRootDefaultErrorBoundary')}`,
  ],
  [
    /@tanstack\/query-core\/build\/modern\/infiniteQueryBehavior\.js$/,
    absent('infiniteQueryBehavior', 'hasNextPage', 'hasPreviousPage'),
  ],
  [
    /@tanstack\/query-core\/build\/modern\/mutationCache\.js$/,
    `export class MutationCache {
  findAll() { return [] }
  getAll() { return [] }
  resumePausedMutations() { return Promise.resolve() }
  clear() {}
}`,
  ],
  [
    /@tanstack\/react-query\/build\/modern\/suspense\.js$/,
    `export const ensureSuspenseTimers = () => {}
export const shouldSuspend = () => false
${absent('defaultThrowOnError', 'fetchOptimistic')}`,
  ],
  [
    /@tanstack\/react-query\/build\/modern\/errorBoundaryUtils\.js$/,
    `export const ensurePreventErrorBoundaryRetry = () => {}
export const useClearResetErrorBoundary = () => {}
export const getHasError = () => false`,
  ],
]

/**
 * Functions inside the router that nothing of the shop's comes to: forms of the shop are sent by the browser or by
 * calls, never by the router (no `Form`, no `useSubmit`, no fetcher); routes are all known; no server components.
 */
const neverCalled: [RegExp, Record<string, string>][] = [
  [
    /react-router\/dist\/production\/lib\/router\/router\.js$/,
    {
      ...failing('handleAction', 'fetch', 'handleFetcherAction', 'handleFetcherLoader'),
      ...failing('discoverRoutes', 'patchRoutesImpl'),
      normalizeNavigateOptions: '{ return { path } }',
    },
  ],
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/single-fetch\.js$/,
    failing('singleFetchActionStrategy', 'singleFetchLoaderFetcherStrategy', 'nonSsrStrategy'),
  ],
  [
    /react-router\/dist\/production\/lib\/dom\/ssr\/components\.js$/,
    failing('RSCPrefetchPageLinksImpl'),
  ],
  [/react-router\/dist\/production\/lib\/hooks\.js$/, failing('RSCErrorHandler')],
]

/** The router's own links, which the shop does without (web/ui/link.tsx): their names alone hold them in. */
const components = /react-router\/dist\/production\/lib\/dom\/lib\.js$/
const droppable = (code: string) =>
  code
    .replaceAll(/^\w+\.displayName = .*$/gm, '')
    .replaceAll('= React$1.forwardRef(', '= /* @__PURE__ */ React$1.forwardRef(')

/** Leaves what is switched off out of the browser's files; a new export of the router fails the build. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    enforce: 'pre',
    load(id) {
      if (this.environment.name !== 'client') return null
      return off.find(([module]) => module.test(id))?.[1] ?? null
    },
    transform(code, id) {
      if (this.environment.name !== 'client') return null
      if (components.test(id)) return { code: droppable(code), map: null }
      const bodies = neverCalled.find(([module]) => module.test(id))?.[1]
      return bodies ? { code: withBodies(code, bodies), map: null } : null
    },
  }
}

/** The code with other bodies of the functions that are named; fails where it has no such function. */
function withBodies(code: string, bodies: Record<string, string>): string {
  const real = new Map(functionsIn(parseAst(code)))
  const places = Object.entries(bodies).map(([name, body]) => {
    const place = real.get(name)
    if (!place) throw new Error(`The router has no function ${name} any more.`)
    return { ...place, body }
  })
  return places
    .toSorted((a, b) => b.start - a.start)
    .reduce((text, { start, end, body }) => text.slice(0, start) + body + text.slice(end), code)
}

type Body = { start: number; end: number }

/** Name and body of every function that is declared, those inside others too. */
function functionsIn(node: unknown): [string, Body][] {
  if (Array.isArray(node)) return node.flatMap(functionsIn)
  if (typeof node !== 'object' || node === null) return []
  const inside = Object.values(node).flatMap(functionsIn)
  const isOne = 'type' in node && node.type === 'FunctionDeclaration'
  // Of this shape as the parser gives them.
  const { id, body } = node as { id: { name: string }; body: Body }
  return isOne ? [[id.name, { start: body.start, end: body.end }], ...inside] : inside
}
