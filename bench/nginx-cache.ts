import { spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { freePort } from '../test/free-port.ts'

export const hasNginx = () => spawnSync('nginx', ['-v']).status === 0

/** An nginx before the shop that keeps every answer that says nothing against it, cookies or not. */
export async function startNginx(shop: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-nginx-'))
  // Its worker is another user.
  fs.chmodSync(folder, 0o755)
  const port = await freePort()
  const file = path.join(folder, 'nginx.conf')
  fs.writeFileSync(file, configOf(folder, port, shop))
  const child = spawn('nginx', ['-c', file, '-p', folder, '-g', 'daemon off;'], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const url = `http://127.0.0.1:${port}`
  await untilAnswered(`${url}/healthz`)
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGQUIT')
    await ended
    fs.rmSync(folder, { recursive: true, force: true })
  }
  return { url, stop }
}

/**
 * Of its own, nginx keeps nothing that says no-cache; this one keeps for a while whatever is not private, as
 * a careless but honest cache would.
 */
const configOf = (folder: string, port: number, shop: string) => `
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
  proxy_cache_path ${folder}/kept levels=1:2 keys_zone=kept:10m inactive=10m use_temp_path=off;
  map $upstream_http_cache_control $is_private { default 0; ~(private|no-store) 1; }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass ${shop};
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
      proxy_cache kept;
      proxy_cache_key $request_uri;
      proxy_ignore_headers Cache-Control Expires;
      proxy_no_cache $is_private;
      proxy_cache_valid 200 404 30s;
      add_header X-Kept $upstream_cache_status always;
    }
  }
}
`

async function untilAnswered(address: string) {
  const until = Date.now() + 10_000
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
