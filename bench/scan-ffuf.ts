import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

export type FfufFigures = { requests: number; findings: string[] }

type Report = { results: { url: string }[] }

const folders = ['', 'uploads/', 'uploads/derived/', 'assets/', 'api/pages/', 'product/', 'pages/']
const depths = [1, 2, 3, 4, 6, 8, 12]
const steps = [
  ...['../', '..\\', '....//', '..;/', './../', '%2e%2e/', '%2e%2e%2f', '..%2f', '..%5c'],
  ...['%252e%252e%252f', '..%c0%af', '%c0%ae%c0%ae/', '..%ef%bc%8f', '%uff0e%uff0e/', '..%00/'],
]
const wanted = [
  ...['etc/passwd', 'etc/hosts', 'proc/self/environ', 'windows/win.ini', 'package.json'],
  ...[
    'data/shop.sqlite',
    'src/server/platform/config.ts',
    '.env',
    '.git/HEAD',
    'dist/server/index.js',
  ],
]
const near = [
  ...['.env', '.env.local', '.git/HEAD', '.git/config', '.npmrc', '.ssh/id_rsa', '.DS_Store'],
  ...[
    'package.json',
    'package-lock.json',
    'tsconfig.json',
    'Dockerfile',
    'compose.yaml',
    'README.md',
  ],
  ...['shop.sqlite', 'shop.sqlite-wal', 'data/shop.sqlite', 'backups/', 'backup.zip', 'dump.sql'],
  ...[
    'src/server/app/main.ts',
    'src/',
    'dist/',
    'dist/server/index.js',
    'node_modules/',
    'bin/run.mjs',
  ],
  ...['server-status', 'phpinfo.php', 'wp-login.php', 'wp-config.php.bak', 'actuator/env', 'debug'],
  ...[
    'metrics',
    'graphql',
    'swagger.json',
    'trace.axd',
    'web.config',
    'crossdomain.xml',
    '.htaccess',
  ],
]
/** What only a file or a folder from outside the shop's pages says. */
const secrets = [
  ...['root:.*:0:0', 'SQLite format 3', '\\[extensions\\]', '"dependencies"', 'ref: refs/heads'],
  ...['ADMIN_PASSWORD', 'PATH=/', 'Index of /', '127\\.0\\.0\\.1\\s+localhost', 'FROM node:'],
  ...['PRIVATE KEY', 'process_cpu_seconds_total', 'import cluster from'],
]

/** ffuf at the ways out of every folder, and at what is left lying about elsewhere. */
export function scanFfuf(url: string, folder: string): FfufFigures {
  const out = depths.flatMap((depth) =>
    steps.flatMap((step) => wanted.map((file) => step.repeat(depth) + file)),
  )
  const list = path.join(folder, 'words.txt')
  // One that is there: a scan that does not see it has seen nothing.
  const words = ['healthz', ...near, ...out]
  fs.writeFileSync(list, words.join('\n'))
  const found = folders.flatMap((under) => run(`${url}/${under}FUZZ`, list, folder))
  const isSeeing = found.includes(`${url}/healthz`)
  if (!isSeeing) throw new Error('ffuf did not see /healthz.')
  const findings = found.filter((address) => address !== `${url}/healthz`)
  return { requests: words.length * folders.length, findings }
}

function run(address: string, list: string, folder: string): string[] {
  const file = path.join(folder, 'ffuf.json')
  const pattern = [...secrets, '(?m:^ok$)'].join('|')
  // A status that nobody answers: one of its matchers is enough for ffuf, and the text shall decide.
  const args = ['-u', address, '-w', list, '-mc', '999', '-mr', pattern, '-t', '20', '-s']
  const { status, stderr } = spawnSync('ffuf', [...args, '-of', 'json', '-o', file])
  if (status !== 0) throw new Error(`ffuf ended with ${status}: ${stderr}`)
  const { results }: Report = JSON.parse(fs.readFileSync(file, 'utf8')) // As ffuf writes it.
  return results.map((result) => result.url)
}
