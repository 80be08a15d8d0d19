import { spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import type { Engine } from '#server/platform/db/dialect.ts'
import type { DocumentedCall } from '#test/hostile-calls.ts'
import { openLeaky } from './leaky-server.ts'

type Shop = { url: string; cookie: string; engine: Engine }

/** One run: an address, what is sent to it, and which of its parameters are tried. */
type Target = { method: string; address: string; body?: string; only?: string[] }

export type SqlmapFigures = { parameters: number; injectable: string[] }

const atOnce = 2
const databases = { sqlite: 'SQLite', postgres: 'PostgreSQL' }

/** sqlmap at level 3 and risk 2 against every parameter of these calls, as the owner. */
export async function scanSqlmap(
  shop: Shop,
  calls: DocumentedCall[],
  say: (line: string) => void,
): Promise<SqlmapFigures> {
  await mustFindLeaky()
  const figures: SqlmapFigures = { parameters: 0, injectable: [] }
  const targets = calls.flatMap((call) => targetsOf(call, shop.url)).values()
  const queue = async () => {
    for (const target of targets) {
      const { tried, found } = await run(target, shop)
      figures.parameters += tried + found.length
      figures.injectable.push(...found.map((one) => `${target.address}: ${one}`))
      say(`  ${figures.parameters} parameters, ${figures.injectable.length} injectable`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, queue))
  return figures
}

async function mustFindLeaky() {
  const leaky = await openLeaky()
  try {
    const target = { method: 'GET', address: leaky.url, only: ['name'] }
    const { found } = await run(target, { url: leaky.url, cookie: 'a=b', engine: 'sqlite' })
    if (found.length === 0) throw new Error('sqlmap does not see the hole of the leaky server.')
  } finally {
    leaky.close()
  }
}

/** What stands in the path, in the query and in the body are three runs: marks of one hide the others. */
function targetsOf({ method, template, params, example, fields }: DocumentedCall, url: string) {
  const named = (where: string) => params.filter((param) => param.in === where)
  const exampleOf = (name: string) =>
    encodeURIComponent(String(params.find((one) => one.name === name)?.example ?? '1'))
  const filled = (mark: string) =>
    url + template.replace(/\{(\w+)\}/g, (_whole, name: string) => exampleOf(name) + mark)
  const query = named('query').map(({ name }) => `${name}=${exampleOf(name)}`)
  const targets: Target[] = []
  if (named('path').length > 0) targets.push({ method, address: filled('*') })
  if (query.length > 0) {
    const only = named('query').map(({ name }) => name)
    targets.push({ method, address: `${filled('')}?${query.join('&')}`, only })
  }
  const only = Object.keys(fields).filter((name) => isPlain(example[name]))
  if (only.length > 0 && method !== 'GET') {
    // Where nothing stands, sqlmap has nothing to change.
    const body = JSON.stringify(example, (_name, value) => (value === '' ? 'a' : value))
    targets.push({ method, address: filled(''), body, only })
  }
  return targets
}

const isPlain = (value: unknown) => typeof value === 'string' || typeof value === 'number'

async function run({ method, address, body, only }: Target, { cookie, engine }: Shop) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-sqlmap-'))
  const headers = [
    'Sec-Fetch-Site: same-origin',
    ...(body ? ['Content-Type: application/json'] : []),
  ]
  const child = spawn(
    'sqlmap',
    [
      ...['-u', address, '--method', method, '--cookie', cookie, '--headers', headers.join('\n')],
      ...(body ? ['--data', body] : []),
      ...(only ? ['-p', only.join(',')] : []),
      ...['--batch', '--level', '3', '--risk', '2', '--dbms', databases[engine], '--threads', '4'],
      // Each request from a network of its own, so that no limit hides what is behind it.
      ...['--tamper', 'xforwardedfor', '--ignore-code', '400,401,403,404,409,422'],
      // What a schema refuses is tried all the same.
      ...['--answers', 'skip those kind of cases=n'],
      ...['--flush-session', '--disable-coloring', '--output-dir', folder],
    ],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const said = await text(child.stdout)
  fs.rmSync(folder, { recursive: true, force: true })
  const tried = said.match(/parameter '.*' does not seem to be injectable/g)?.length ?? 0
  const found = [...said.matchAll(/^Parameter: (.+)$/gm)].map(([, name = '']) => name)
  if (tried + found.length === 0) throw new Error(`sqlmap tried nothing of ${address}:\n${said}`)
  return { tried, found }
}
