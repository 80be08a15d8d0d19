import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

it('shows the files of the build and no hidden one, none of which may run or stand in a frame', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-files-'))
  fs.mkdirSync(path.join(folder, 'assets'))
  const names = ['robots.txt', '.hidden.txt', 'assets/root-1.js']
  for (const name of names) fs.writeFileSync(path.join(folder, name), 'x')
  const file = staticFiles(folder, {})
  const server = http.createServer((req, res) => {
    if (!file(req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  const inert = "default-src 'none'; frame-ancestors 'none'; sandbox"
  const shown = async (name: string) => {
    const { status, headers } = await fetch(`http://127.0.0.1:${port}/${name}`)
    return [status, headers.get('content-security-policy')]
  }
  expect(await shown('robots.txt')).toEqual([200, inert])
  expect(await shown('assets/root-1.js')).toEqual([200, inert])
  expect(await shown('.hidden.txt')).toEqual([404, null])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  fs.rmSync(folder, { recursive: true, force: true })
})
