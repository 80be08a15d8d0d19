import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export type WapitiFigures = { pages: number; findings: string[] }

type Finding = { method: string; path: string; info: string }
type Report = { vulnerabilities: Record<string, Finding[]>; anomalies: Record<string, Finding[]> }

/**
 * A header that its makers took out of browsers, and which OWASP says not to send; tokens, where the shop asks for the
 * page that a form comes from (Origin and Sec-Fetch-Site, http/origin.ts).
 */
const wrong = /X-XSS-Protection is not set|Lack of anti CSRF token/

/** Crawls the shop as wapiti does, and lets all of its modules loose. */
export function scanWapiti(url: string, folder: string, seconds: number): WapitiFigures {
  const file = path.join(folder, 'wapiti.json')
  const { stdout } = spawnSync(
    'wapiti',
    [
      ...['-u', `${url}/`, '--scope', 'folder', '-m', 'all', '--flush-session', '--no-bugreport'],
      ...['-d', '4', '--max-links-per-page', '40', '--max-files-per-dir', '20'],
      ...['--max-scan-time', String(seconds), '--max-attack-time', String(seconds)],
      ...['-f', 'json', '-o', file, '--store-session', folder, '--store-config', folder],
    ],
    { encoding: 'utf8' },
  )
  const pages = Number(/found (\d+) URLs and forms/.exec(stdout)?.[1] ?? 0)
  // One that cannot read what it is sent (Brotli without python3-brotli) sees a single page.
  if (pages < 20) throw new Error(`wapiti saw ${pages} pages only:\n${stdout}`)
  const report: Report = JSON.parse(fs.readFileSync(file, 'utf8')) // As wapiti 3 writes it.
  const all = [...Object.entries(report.vulnerabilities), ...Object.entries(report.anomalies)]
  const findings = all.flatMap(([kind, found]) =>
    found.map((one) => `${kind}: ${one.method} ${one.path} ${one.info}`),
  )
  return { pages, findings: findings.filter((finding) => !wrong.test(finding)) }
}
