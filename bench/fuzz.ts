import { parseArgs } from 'node:util'
import { openApiOf } from '#server/app/docs/openapi.ts'
import { callsOf } from '#test/hostile-calls.ts'
import { cookiesOf, type Figures, hostileRounds, waysOut } from './fuzz-rounds.ts'
import { engineNamed, openGrounds } from './grounds.ts'
import { report } from './report.ts'
import { startShop } from './shop-process.ts'

// `npm run prove -- fuzz [--engine postgres] [--every 5] [--only call]`: every call of the contract × every place of it ×
// hostile values × anyone, a customer and the owner (security.md S13, S19, S20, S29, S37, S38, S41, G13, G14).

const { values } = parseArgs({
  options: {
    engine: { type: 'string', default: 'sqlite' },
    every: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const engine = engineNamed(values.engine)
const grounds = await openGrounds(engine)
const { environment } = await grounds.another()
const shop = await startShop({ ...environment, TRUST_PROXY: '1' })
try {
  const document = openApiOf('Pallu', shop.url)
  const calls = callsOf(document).filter(({ name }) => name.includes(values.only))
  const callers = await cookiesOf(shop.url)
  const every = Number(values.every)
  const found = await hostileRounds(shop.url, document, { calls, callers, every, say })
  const outside = await waysOut(shop.url)
  const isAlive = (await fetch(`${shop.url}/readyz`)).ok
  process.exitCode = found.findings.size === 0 ? 0 : 1
  if (values.only === '') keep(calls.length, found, outside, isAlive)
} finally {
  await shop.stop()
  await grounds.close()
}

function keep(calls: number, found: Figures, outside: number, isAlive: boolean) {
  const what = (words: string) => `${engine}: ${words}`
  const none = { unit: '', budget: 0 }
  const faults = [...found.findings.values()]
  const broken = faults.filter(({ fault }) => /^5\d\d/.test(fault)).length
  report('fuzz', [
    { what: what('calls of the contract'), figure: calls, unit: '' },
    { what: what('hostile requests'), figure: found.requests, unit: '' },
    { what: what('kinds of failures (5xx)'), figure: broken, ...none },
    { what: what('kinds of replies not as documented'), figure: faults.length - broken, ...none },
    // The statements among the values would sleep for 5 seconds.
    { what: what('slowest reply'), figure: found.slowestMs, unit: 'ms', budget: 4900 },
    { what: what('files from outside the folders'), figure: outside, ...none },
    { what: what('shops that fell over'), figure: isAlive ? 0 : 1, ...none },
  ])
}
