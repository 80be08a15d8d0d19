import type { Plugin } from 'vite'

// Parts of the router and of the query cache that this shop never uses travel with every first visit all
// the same: finding routes as links appear (react-router.config.ts sends them all), instruments for
// tracing, the page that shows a stack trace where a shop has no error page (root.tsx is never without),
// lists without end, and changes made through the cache. In the browser they are replaced by what they do when they are off.
const absent = (...names: string[]) =>
  names.map((name) => `export const ${name} = undefined`).join('\n')

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
      if (this.environment.name !== 'client' || !components.test(id)) return null
      return { code: droppable(code), map: null }
    },
  }
}
