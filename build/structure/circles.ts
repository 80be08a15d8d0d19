/** What leads where: from each name to the names it needs. */
export type Graph = Map<string, Set<string>>

/** The groups of names that lead back to themselves, the largest first (Tarjan's strongly connected components). */
export function circlesOf(graph: Graph): string[][] {
  const seen = new Map<string, { at: number; low: number }>()
  const open: string[] = []
  const circles: string[][] = []
  const visit = (name: string) => {
    const mine = { at: seen.size, low: seen.size }
    seen.set(name, mine)
    open.push(name)
    for (const next of graph.get(name) ?? []) {
      const theirs = seen.get(next) ?? visit(next)
      if (open.includes(next)) mine.low = Math.min(mine.low, theirs.low)
    }
    if (mine.low === mine.at) {
      const circle = open.splice(open.indexOf(name))
      if (circle.length > 1) circles.push(circle.toSorted())
    }
    return mine
  }
  for (const name of graph.keys()) if (!seen.has(name)) visit(name)
  return circles.toSorted((a, b) => b.length - a.length)
}

/** The pairs of names that need each other. */
export function mutualPairs(graph: Graph): [string, string][] {
  return [...graph].flatMap(([from, goals]) =>
    [...goals]
      .filter((to) => from < to && graph.get(to)?.has(from))
      .map((to): [string, string] => [from, to]),
  )
}
