import fs from 'node:fs'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { staticFiles } from './static-files.ts'

it('shows the files of the build and no hidden one', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-files-'))
  for (const name of ['robots.txt', '.hidden.txt']) fs.writeFileSync(path.join(folder, name), 'x')
  const file = staticFiles(folder, {})
  const server = http.createServer((req, res) => {
    if (!file(req, res)) res.writeHead(404).end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo // It listens on a port.
  const statusOf = async (name: string) => (await fetch(`http://127.0.0.1:${port}/${name}`)).status
  expect([await statusOf('robots.txt'), await statusOf('.hidden.txt')]).toEqual([200, 404])
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  fs.rmSync(folder, { recursive: true, force: true })
})
