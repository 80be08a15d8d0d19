import type { Plugin } from 'vite'
import { languageOfModule } from './dictionaries.ts'

// A first visit should ask for few files, each of which costs a round of headers and compresses worse
// alone, and for no code that it does not run. So what pages share is laid in layers, found by who
// imports what: each holds what its own screens need at once and no layer before it holds.
type Layer = { name: string; screens: RegExp; test?: RegExp }

const ofStaff = /src\/web\/admin\//
const frame = /src\/web\/admin\/admin-(area|route)\.tsx/

const layers: Layer[] = [
  { name: 'shop', screens: /src\/web\/(root|home\/home-route)\.tsx/ },
  { name: 'heads', screens: /src\/web\/(listing|product)\/(?:[\w-]+\/)*[\w-]+-route\.tsx/ },
  // What comes late: the header everywhere, and on the home page, on lists and on a saree's own page.
  {
    name: 'goods',
    screens:
      /src\/web\/(shell\/shop-header|home\/below-hero|listing\/listing-page|product\/product-page)\.tsx/,
  },
  // What comes later still beside a saree, so that it brings nothing of the screens that show sarees too.
  { name: 'beside', screens: /src\/web\/product\/kinship\/(relatives|recently-viewed)\.tsx/ },
  { name: 'pages', screens: /src\/web\/(pages|newsletter)\/(?:[\w-]+\/)*[\w-]+-route\.tsx/ },
  { name: 'account', screens: /src\/web\/(sign-in|account)\/(?:[\w-]+\/)*[\w-]+-route\.tsx/ },
  { name: 'buying', screens: /src\/web\/(?!admin\/)(?:[\w-]+\/)+[\w-]+-route\.tsx/ },
  // What the refusals of every language are said with; their words stay apart.
  { name: 'refusing', screens: /src\/web\/words\/refusals\//, test: /src\/domain\// },
  // What stands around every screen of staff, then what several of them share.
  { name: 'admin', screens: frame },
  { name: 'work', screens: ofStaff },
]

const libraries =
  /vite\/preload-helper|node_modules\/(react|react-dom|react-router|scheduler|@tanstack\/(react-query|query-core))\//

const ofForms = /node_modules\/(zod|react-hook-form)\//

const ofShop = /src\/(domain|contract|web)\//

type Module = { importers: readonly string[]; importedIds?: readonly string[] }
type Context = { getModuleInfo: (id: string) => Module | null }

const groups = [
  { name: 'base', test: libraries },
  ...layers.map(({ name, screens, test = ofShop }, layer) => ({
    test,
    name: (id: string, context: Context) =>
      isShared(id, screens) && layerOf(id, context) === layer && !readsForms(id, context)
        ? nameIn(name, id)
        : null,
    minShareCount: 2,
  })),
  // A third of what staff load reads forms: it comes with the first screen or dialog that has one.
  {
    test: new RegExp(`${ofForms.source}|${ofShop.source}`),
    name: (id: string, context: Context) => (readsForms(id, context) ? nameIn('forms', id) : null),
    minShareCount: 2,
  },
]

/** A screen stays in its own file; of staff only the frame does, for what they share stands in the same folders. */
const isShared = (id: string, screens: RegExp) =>
  screens === ofStaff ? !frame.test(id) : !screens.test(id)

/** True for what forms are read with, and for what does nothing without it. */
function readsForms(id: string, context: Context): boolean {
  const seen = new Set<string>()
  const waiting = [id]
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (ofForms.test(at)) return true
    if (seen.has(at)) continue
    seen.add(at)
    waiting.push(...(context.getModuleInfo(at)?.importedIds ?? []))
  }
  return false
}

/** What another language says stands apart from what all of them share. */
const nameIn = (name: string, id: string) => {
  const language = languageOfModule(id)
  return language ? `${name}-${language}` : name
}

/** The first layer one of whose screens imports the module, itself or through others. */
function layerOf(id: string, context: Context): number {
  const seen = new Set<string>()
  const waiting = [id]
  let first = layers.length
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    if (seen.has(at)) continue
    seen.add(at)
    const importer = at
    const layer = layers.findIndex(({ screens }) => screens.test(importer))
    if (layer >= 0) first = Math.min(first, layer)
    waiting.push(...(context.getModuleInfo(at)?.importers ?? []))
  }
  return first
}

/** Gathers what pages share into few files. */
export function fewChunks(): Plugin {
  return {
    name: 'few-chunks',
    configEnvironment(name) {
      if (name !== 'client') return
      return { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } }
    },
  }
}
