import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { openApiOf } from '#server/app/docs/openapi.ts'
import { callsOf, leftOut } from '#test/hostile-calls.ts'
import type { Row } from './compare.ts'
import { need } from './foreign-tools.ts'
import { engineNamed, openGrounds } from './grounds.ts'
import { signInOwner } from './owner.ts'
import { report } from './report.ts'
import { scanFfuf } from './scan-ffuf.ts'
import { scanSlow } from './scan-slow.ts'
import { scanSqlmap } from './scan-sqlmap.ts'
import { scanWapiti } from './scan-wapiti.ts'
import { startShop } from './shop-process.ts'

// `npm run prove -- scans [--only sqlmap] [--engine postgres] [--calls search]`: scanners that others wrote, as anybody
// may run them against the shop (security.md G14, G18). apt-get install sqlmap wapiti python3-brotli ffuf slowhttptest

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'ffuf,slowhttptest,wapiti,sqlmap' },
    engine: { type: 'string', default: 'sqlite' },
    calls: { type: 'string', default: '' },
    seconds: { type: 'string', default: '60' },
  },
})
const say = (line: string) => void process.stdout.write(`${line}\n`)
const engine = engineNamed(values.engine)
const seconds = Number(values.seconds)
const tools = values.only.split(',')
for (const tool of tools) need(tool, tool)

const grounds = await openGrounds(engine)
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-scans-'))
const { environment } = await grounds.another()
// Believes the scanner's addresses, is a shop behind https, and tells its metrics to whoever knows the word.
const settings = {
  TRUST_PROXY: '1',
  PUBLIC_URL: 'https://shop.example',
  METRICS_TOKEN: 'known-to-prometheus-alone',
}
const shop = await startShop({ ...environment, ...settings })
const rows: Row[] = []
const keep = (what: string, figure: number, findings?: string[]) => {
  const budget = findings && { budget: 0 }
  const note = findings && findings.length > 0 && { note: findings.slice(0, 5).join('; ') }
  rows.push({ what: `${engine}: ${what}`, figure, unit: '', ...budget, ...note })
}
try {
  for (const tool of tools) {
    say(tool)
    await scan(tool)
  }
  const isAlive = (await fetch(`${shop.url}/readyz`)).ok
  keep('shops that fell over', isAlive ? 0 : 1, [])
  if (values.calls === '') report('scans', rows)
  else for (const { what, figure, note } of rows) say(`${what}: ${figure} ${note ?? ''}`)
} finally {
  await shop.stop()
  await grounds.close()
  fs.rmSync(folder, { recursive: true, force: true })
}

async function scan(tool: string) {
  if (tool === 'ffuf') {
    const { requests, findings } = scanFfuf(shop.url, folder)
    keep('ffuf: ways out and files left about', requests)
    keep('ffuf: that brought anything', findings.length, findings)
  } else if (tool === 'slowhttptest') {
    const { looks, without } = scanSlow(shop.url, seconds, say)
    keep('slowhttptest: looks at the shop under 1,000 slow connections', looks)
    keep('slowhttptest: that found it away', without, [])
  } else if (tool === 'wapiti') {
    const { pages, findings } = scanWapiti(shop.url, folder, seconds)
    keep('wapiti: pages and forms', pages)
    keep('wapiti: findings of all modules', findings.length, findings)
  } else if (tool === 'sqlmap') {
    const calls = callsOf(openApiOf('Pallu', shop.url)).filter(
      ({ name }) => name.includes(values.calls) && !leftOut.includes(name),
    )
    const { cookie } = await signInOwner(shop.url)
    const { parameters, injectable } = await scanSqlmap(
      { url: shop.url, cookie, engine },
      calls,
      say,
    )
    keep('sqlmap: parameters tried at level 3, risk 2', parameters)
    keep('sqlmap: injectable', injectable.length, injectable)
  } else throw new Error(`There is no scan by ${tool}.`)
}
