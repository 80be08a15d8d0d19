import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { safetyHeaders } from './headers.ts'
import { staticFiles } from './static-files.ts'

it('shows the files of the build and no hidden one, none of which may run or stand in a frame', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-files-'))
  fs.mkdirSync(path.join(folder, 'assets'))
  fs.mkdirSync(path.join(folder, '.git'))
  const names = ['robots.txt', '.hidden.txt', '.git/config.txt', 'mark.svg', 'assets/root-1.js']
  for (const name of names) fs.writeFileSync(path.join(folder, name), 'x')
  const file = staticFiles(folder, safetyHeaders({ isHttps: true, hasHstsPreload: false }))
  const server = http.createServer((req, res) => {
    if (!file(req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  const inert = "default-src 'none'; frame-ancestors 'none'; sandbox"
  const https = 'max-age=63072000; includeSubDomains'
  const shown = async (name: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/${name}`)
    const said = ['content-type', 'content-security-policy', 'x-content-type-options']
    return [status, ...[...said, 'strict-transport-security'].map((one) => headers.get(one))]
  }
  const safe = [inert, 'nosniff', https]
  expect(await shown('robots.txt')).toEqual([200, 'text/plain; charset=utf-8', ...safe])
  expect(await shown('assets/root-1.js')).toEqual([200, 'text/javascript; charset=utf-8', ...safe])
  expect(await shown('mark.svg')).toEqual([200, 'image/svg+xml; charset=utf-8', ...safe])
  for (const hidden of ['.hidden.txt', '.git/config.txt'])
    expect((await shown(hidden))[0]).toBe(404)
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  fs.rmSync(folder, { recursive: true, force: true })
})
