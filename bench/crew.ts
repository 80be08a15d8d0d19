import type { Row } from './compare.ts'
import { cpuOfRequests, type Requests, type Side } from './cpu-of-requests.ts'
import { openGrounds } from './grounds.ts'
import { median } from './median.ts'
import { report } from './report.ts'
import { cpuOf, familyOf, startBare, startShop } from './shop-process.ts'

// CPU of a request in a crew of two against one process alone, on PostgreSQL. Two processes at once also cost the
// machine more (caches, switches): what that is, two bare node:http servers say in the same rounds.

const rounds = Number(process.argv[2] ?? 15)
const isSmall = rounds < 5

/** The median of each side over rounds in which they take turns. */
async function inTurns<Name extends string>(sides: Record<Name, Side>, requests: Requests) {
  const names = Object.keys(sides) as Name[] // The keys of a record are its names.
  // One line after the other meets every process before the crowd does, and the page is kept in each.
  for (const name of names) {
    for (let line = 0; line < 6; line++) {
      await cpuOfRequests(sides[name], { ...requests, amount: 2, at: 2 })
    }
  }
  const figures = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const name of names) {
      const took = await cpuOfRequests(sides[name], requests)
      if (round >= 0) figures.get(name)?.push(took)
    }
  }
  return (name: Name) => median(figures.get(name) ?? [])
}

const grounds = await openGrounds('postgres')
const { environment } = await grounds.another()
const running: { stop: () => Promise<void> }[] = []
const started = async <Server extends { stop: () => Promise<void> }>(start: Promise<Server>) => {
  const server = await start
  running.push(server)
  return server
}
try {
  const alone = await started(startShop(environment))
  const lead = await started(startShop({ ...environment, WEB_PROCESSES: '2' }))
  const page = await (await fetch(`${alone.url}/products`)).text()
  const { brotliCompressSync } = await import('node:zlib')
  const body = brotliCompressSync(page).toString('base64')
  const bare = await started(startBare(body, {}))
  const other = await started(startBare(body, {}))
  const one = { urls: [`${alone.url}/products`], pids: [alone.pid] }
  const crew = { urls: [`${lead.url}/products`], pids: familyOf(lead.pid) }
  const oneBare = { urls: [bare.url], pids: [bare.pid] }
  const twoBare = { urls: [bare.url, other.url], pids: [bare.pid, other.pid] }
  const br = { 'accept-encoding': 'br' }
  const kept = { amount: 2000, at: 20, headers: br }
  const leadBefore = cpuOf(lead.pid)
  const again = await inTurns({ one, crew, oneBare, twoBare }, kept)
  const leadMs = cpuOf(lead.pid) - leadBefore
  // So few at once that nobody is put off.
  const rendered = await inTurns({ one, crew }, { amount: 60, at: 4, headers: br, isAnew: true })
  const machine = again('twoBare') / again('oneBare')
  const pair = (of: (side: 'one' | 'crew') => number) =>
    `${of('crew').toFixed(3)} ms against ${of('one').toFixed(3)} ms`
  const ratio = again('crew') / again('one')
  const rows: Row[] = [
    {
      ...{ what: 'kept page: 2 processes against 1, CPU', figure: ratio, unit: 'x', budget: 1.15 },
      note: pair(again),
    },
    { what: 'the same of two bare node:http servers against one', figure: machine, unit: 'x' },
    {
      ...{ what: 'kept page: 2 processes against 1, without what two bare ones pay' },
      ...{ figure: ratio / machine, unit: 'x', budget: 1.15 },
    },
    {
      ...{ what: 'page rendered afresh: 2 processes against 1, CPU', unit: 'x', budget: 1.15 },
      ...{ figure: rendered('crew') / rendered('one'), note: pair(rendered) },
    },
    {
      ...{ what: 'the lead, for a page on an open line', unit: 'ms' },
      figure: leadMs / (kept.amount * (rounds + 1)),
    },
  ]
  if (!isSmall) report('crew', rows)
  else process.stdout.write(`${rows.length} rows measured\n`)
} finally {
  for (const server of running) await server.stop()
  await grounds.close()
}
