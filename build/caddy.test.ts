import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import http from 'node:http'
import https from 'node:https'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePort } from '../test/free-port.ts'

const hasCaddy = spawnSync('caddy', ['version']).status === 0
const shipped = fs.readFileSync(path.resolve(import.meta.dirname, '../deploy/Caddyfile'), 'utf8')

type Reply = { status: number; body: string; location: string | undefined }

/** A process that says who it is, and which visitor it was told of. */
async function startAnswering(port: number): Promise<ChildProcess> {
  const words = `require('node:http').createServer((asked, reply) => {
    asked.resume().on('end', () => reply.end('${port} ' + asked.headers['x-forwarded-for']))
  }).listen(${port}, '127.0.0.1', () => process.send('ready'))`
  const child = spawn(process.execPath, ['-e', words], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  await once(child, 'message')
  return child
}

// On Debian: apt-get install caddy.
describe.skipIf(!hasCaddy)('deploy/Caddyfile, as it is shipped', { shuffle: false }, () => {
  let home: string
  let ports: [number, number]
  let shops: [ChildProcess, ChildProcess]
  let caddy: ChildProcess
  let open: number
  let secret: number

  const ask = (port: number, address: string, more: https.RequestOptions = {}, body = '') =>
    new Promise<Reply>((resolve, reject) => {
      const wish = { host: '127.0.0.1', servername: 'localhost', port, path: address, agent: false }
      const headers = { host: 'localhost', ...more.headers }
      const kind = port === secret ? https : http
      const asked = kind.request(
        { ...wish, rejectUnauthorized: false, ...more, headers },
        (reply) => {
          let text = ''
          reply.setEncoding('utf8').on('data', (part) => (text += part))
          const { statusCode = 0, headers: told } = reply
          reply.on('end', () =>
            resolve({ status: statusCode, body: text, location: told.location }),
          )
        },
      )
      asked.on('error', reject)
      asked.end(body)
    })

  beforeAll(async () => {
    home = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-caddy-'))
    ports = [await freePort(), await freePort()]
    shops = [await startAnswering(ports[0]), await startAnswering(ports[1])]
    open = await freePort()
    secret = await freePort()
    const own = `{\n\tadmin off\n\thttp_port ${open}\n\thttps_port ${secret}\n\tskip_install_trust\n}\n`
    const site = shipped.replaceAll(
      'app:3000 app-2:3000',
      ports.map((port) => `127.0.0.1:${port}`).join(' '),
    )
    fs.writeFileSync(path.join(home, 'Caddyfile'), own + site)
    caddy = spawn('caddy', ['run', '--config', path.join(home, 'Caddyfile')], {
      env: { PATH: process.env['PATH'], HOME: home, XDG_DATA_HOME: home, DOMAIN: 'localhost' },
      stdio: 'ignore',
    })
    const isUp = () =>
      ask(secret, '/').then(
        ({ status }) => status === 200,
        () => false,
      )
    while (!(await isUp())) await pause(50)
  })
  afterAll(async () => {
    for (const child of [caddy, ...(shops ?? [])]) child?.kill('SIGKILL')
    if (caddy && caddy.exitCode === null) await once(caddy, 'exit')
    fs.rmSync(home, { recursive: true, force: true })
  })

  it('asks both over TLS, and believes no visitor who says where they come from', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' }
    const some = await Promise.all(Array.from({ length: 10 }, () => ask(secret, '/', { headers })))
    expect(new Set(some.map(({ body }) => body))).toEqual(
      new Set(ports.map((port) => `${port} 127.0.0.1`)),
    )
  })

  it('leads pages on to https, refuses calls in the open, and keeps the figures inside', async () => {
    const page = await ask(open, '/products?page=2')
    expect([page.status, page.location]).toEqual([301, 'https://localhost/products?page=2'])
    const call = await ask(open, '/api/products')
    expect([call.status, JSON.parse(call.body)]).toEqual([
      403,
      { message: 'Please ask over https.' },
    ])
    expect((await ask(secret, '/metrics')).status).toBe(404)
  })

  it('takes little from everybody, and pictures of the admin area', async () => {
    const large = 'x'.repeat(2 * 1024 * 1024)
    const post = { method: 'POST', headers: { 'content-length': String(large.length) } }
    const status = async (address: string) => (await ask(secret, address, post, large)).status
    expect(await status('/api/admin/products')).toBe(200)
    // Caddy before 2.7 says 502; either closes the line on whoever goes on sending.
    const refusals = [413, 502, 'closed']
    for (let n = 0; n < 6; n++)
      expect(refusals).toContain(await status('/api/contact').catch(() => 'closed'))
    // No machine is passed over for what a visitor has sent.
    const next = await Promise.all(Array.from({ length: 10 }, () => ask(secret, '/')))
    expect(new Set(next.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set(ports.map((port) => `200 ${port} 127.0.0.1`)),
    )
  })

  it('a machine that hangs is passed over', async () => {
    shops[0].kill('SIGSTOP')
    const replies: Reply[] = []
    for (let n = 0; n < 12; n++) replies.push(await ask(secret, '/'))
    const by = replies.map(({ status, body }) => `${status} ${body.split(' ')[0]}`)
    expect(new Set(by)).toEqual(new Set([`200 ${ports[1]}`]))
  })
})
