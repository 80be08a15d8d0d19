import path from 'node:path'
import { circlesOf, type Graph, mutualPairs } from './circles.ts'
import type { Source } from './sources.ts'

/** One figure of the house: what it counts, and a line for each thing counted. */
export type Figure = { key: string; says: string; found: string[] }

const roof = 'app'
const platform = 'platform'
const server = 'src/server/'
const contract = 'src/contract/'

/** The folder of the room that a file stands in: of the server the roof, the platform, or a noun; `top` names files outside. */
function placeOf(file: string, room: string, top: string): string | undefined {
  if (!file.startsWith(room)) return undefined
  const [first = '', ...rest] = file.slice(room.length).split('/')
  return rest.length === 0 ? top : first
}

type Step = { from: string; to: string; says: string }

/** Each import that leads from one place of a room to another. */
function steps(sources: Source[], room: string, top: string): Step[] {
  return sources.flatMap((one) => {
    const from = placeOf(one.path, room, top)
    return one.imports.flatMap((goal) => {
      const to = placeOf(goal, room, top)
      if (!from || !to || from === to) return []
      return [{ from, to, says: `${one.path} → ${goal}` }]
    })
  })
}

function graphOf(edges: Iterable<{ from: string; to: string }>): Graph {
  const graph: Graph = new Map()
  for (const { from, to } of edges) graph.set(from, (graph.get(from) ?? new Set()).add(to))
  return graph
}

const fileGraph = (sources: Source[]): Graph =>
  new Map(sources.map((one) => [one.path, new Set(one.imports)]))

/** Functions have at most this many lines, from the first to the last; what draws a screen is a function too. */
const longest = 40

/** Files that a folder may hold side by side; tests stand beside what they test and are not counted. */
const mostInFolder = (folder: string) => (folder === 'src/domain' ? 50 : 25)

function crowdedFolders(sources: Source[]): string[] {
  const counts = new Map<string, number>()
  for (const { path: file } of sources.filter((one) => one.path.startsWith('src/'))) {
    const folder = path.posix.dirname(file)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([folder, count]) => count > mostInFolder(folder))
    .map(([folder, count]) => `${folder} (${count})`)
}

function longFunctions(sources: Source[]): string[] {
  return sources
    .flatMap((one) => one.functions)
    .filter((one) => one.lines > longest)
    .toSorted((a, b) => b.lines - a.lines)
    .map((one) => `${one.lines} lines: ${one.name} (${one.path}:${one.line})`)
}

/** Every figure of the house; tests are left out, type imports are not. */
export function figuresOf(everything: Source[]): Figure[] {
  const sources = everything.filter((one) => !one.isTest)
  return [...circles(sources), ...floors(sources), ...sizes(sources)]
}

function circles(sources: Source[]): Figure[] {
  const places = graphOf(steps(sources, server, roof))
  const spoken = graphOf(steps(sources, contract, 'shared by nouns'))
  return [
    {
      key: 'placesInCircles',
      says: 'places of the server that stand in an import circle',
      found: circlesOf(places).flat(),
    },
    {
      key: 'mutualPairs',
      says: 'pairs of places that import each other',
      found: mutualPairs(places).map((pair) => pair.join(' ↔ ')),
    },
    {
      key: 'contractCircles',
      says: 'nouns of the contract that stand in an import circle',
      found: circlesOf(spoken).flat(),
    },
    {
      key: 'fileCircles',
      says: 'circles of files, types counted',
      found: circlesOf(fileGraph(sources)).map((circle) => circle.join(', ')),
    },
  ]
}

function floors(sources: Source[]): Figure[] {
  const ways = steps(sources, server, roof)
  const saying = (which: (way: Step) => boolean) => ways.filter(which).map((way) => way.says)
  const isOutside = (way: Step) => way.to !== roof && way.from !== roof
  return [
    {
      key: 'platformOutwards',
      says: 'imports of a noun or the roof by the platform',
      found: saying((way) => way.from === platform),
    },
    {
      key: 'nounToRoof',
      says: 'imports of the roof by a noun',
      found: saying((way) => way.to === roof && way.from !== platform),
    },
    {
      key: 'modulesOutsideRoof',
      says: "imports of a noun's module.ts by anybody but the roof",
      found: saying((way) => isOutside(way) && way.says.endsWith('/module.ts')),
    },
  ]
}

function sizes(sources: Source[]): Figure[] {
  return [
    {
      key: 'longFunctions',
      says: `functions of more than ${longest} lines`,
      found: longFunctions(sources),
    },
    {
      key: 'crowdedFolders',
      says: 'folders of src with more than 25 files (the flat list of rules: 50)',
      found: crowdedFolders(sources),
    },
  ]
}

/** Lines of source that are neither tests, nor words, nor the demo shop. */
export function sourceLines(sources: Source[]): number {
  return sources
    .filter((one) => /^src\/(server|web|contract)\//.test(one.path) && !one.isTest)
    .filter((one) => !/^src\/(web\/words|server\/app\/seed)\//.test(one.path))
    .reduce((sum, one) => sum + one.lines, 0)
}
