import { createHash } from 'node:crypto'
import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { inertPolicy } from './headers.ts'

const types: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
}

type File = { headers: Record<string, string>; body: Buffer; br: Buffer | undefined }

/** Files of the browser build, read once into memory; hashed names are kept by browsers for a year. */
export function staticFiles(folder: string, safety: Record<string, string>) {
  const files = new Map<string, File>()
  if (fs.existsSync(folder)) {
    for (const entry of fs.readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      const type = types[path.extname(entry)]
      const file = path.join(folder, entry)
      if (!type || entry.startsWith('.') || entry.startsWith('uploads')) continue
      files.set(`/${entry.split(path.sep).join('/')}`, read(file, type, entry, safety))
    }
  }
  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return false
    const file = files.get((req.url ?? '').split('?', 1)[0] ?? '')
    if (!file) return false
    if (req.headers['if-none-match'] === file.headers['ETag']) {
      res.writeHead(304, file.headers).end()
      return true
    }
    const isBrotli = file.br && /\bbr\b/.test(String(req.headers['accept-encoding']))
    const body = isBrotli && file.br ? file.br : file.body
    res.writeHead(200, {
      ...file.headers,
      'Content-Length': body.length,
      ...(isBrotli && { 'Content-Encoding': 'br' }),
    })
    res.end(req.method === 'HEAD' ? undefined : body)
    return true
  }
}

function read(file: string, type: string, entry: string, safety: Record<string, string>): File {
  const body = fs.readFileSync(file)
  const twin = `${file}.br`
  const isHashed = entry.startsWith('assets')
  return {
    body,
    br: fs.existsSync(twin) ? fs.readFileSync(twin) : undefined,
    headers: {
      // A script or a style is no page: what only pages need would weigh on every file.
      ...(isHashed ? inert(safety) : safety),
      'Content-Type': type,
      'Content-Security-Policy': inertPolicy,
      'Cache-Control': isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
      Vary: 'Accept-Encoding',
      ETag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    },
  }
}

/** Of the safety headers those that say something about a file. */
function inert(safety: Record<string, string>) {
  const kept = [
    'X-Content-Type-Options',
    'Cross-Origin-Resource-Policy',
    'Strict-Transport-Security',
  ]
  return Object.fromEntries(Object.entries(safety).filter(([name]) => kept.includes(name)))
}
