import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../test/free-port.ts'

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** An nginx of its own on a free port; `siteOf` says what stands in its http block, given a folder of its own. */
export async function runNginx(siteOf: (port: number, folder: string) => string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-nginx-'))
  // Its worker is another user.
  fs.chmodSync(folder, 0o755)
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, configOf(folder, siteOf(port, folder)))
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const leave = () => child.kill()
  process.once('exit', leave)
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/healthz`)
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGQUIT')
    await ended
    process.off('exit', leave)
    fs.rmSync(folder, { recursive: true, force: true })
  }
  const read = (name: string) => fs.readFileSync(path.join(folder, name), 'utf8')
  return { url, stop, errors: () => read('error.log'), log: () => read('access.log') }
}

const configOf = (folder: string, site: string) => `
worker_processes 1;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`

async function untilAnswered(address: string) {
  const until = Date.now() + 60_000
  while (Date.now() < until) {
    const isUp = await fetch(address).then(
      (reply) => reply.ok,
      () => false,
    )
    if (isUp) return
    await new Promise((resolve) => setTimeout(resolve, 30))
  }
  throw new Error('nginx did not answer.')
}
