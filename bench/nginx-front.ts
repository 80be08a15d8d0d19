import fs from 'node:fs'
import path from 'node:path'
import { runNginx } from './run-nginx.ts'

/** deploy/nginx.conf. */
export const shipped = () =>
  fs.readFileSync(path.resolve(import.meta.dirname, '../deploy/nginx.conf'), 'utf8')

/**
 * deploy/nginx.conf before two shops, with nothing changed but the ports and the certificate; a patient one waits for
 * answers as long as a slow machine takes.
 */
export const startFront = (ports: [number, number], { isPatient = false } = {}) =>
  runNginx((port, folder) =>
    [
      ['listen 80;', `listen unix:${folder}/http.sock;`],
      ['listen 443 ssl;', `listen 127.0.0.1:${port};`],
      [/ssl_certificate\S* .*;/g, ''],
      ['/var/log/nginx/pallu.log', `${folder}/access.log`],
      ['127.0.0.1:3001', `127.0.0.1:${ports[0]}`],
      ['127.0.0.1:3002', `127.0.0.1:${ports[1]}`],
      ...(isPatient ? [['proxy_read_timeout 2500ms;', 'proxy_read_timeout 60s;']] : []),
    ].reduce(replaced, shipped()),
  )

function replaced(text: string, [before = '', after]: (string | RegExp)[]): string {
  const changed = text.replace(before, String(after))
  if (changed === text) throw new Error(`deploy/nginx.conf has no ${before}`)
  return changed
}
