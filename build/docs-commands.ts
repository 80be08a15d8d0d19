import fs from 'node:fs'

const roots = ['README.md', 'ARCHITECTURE.md', 'STYLE.md', 'SECURITY.md', 'docs', 'deploy']

/** Every document, and what deploy/ says in its comments and services. */
export function documents(): string[] {
  return roots.flatMap((root) =>
    fs.statSync(root).isDirectory()
      ? fs
          .readdirSync(root, { recursive: true, encoding: 'utf8' })
          .filter((name) => /\.(md|service)$/.test(name))
          .map((name) => `${root}/${name}`)
      : [root],
  )
}

const programs = [
  ...[
    'npm',
    'npx',
    'node',
    'pallu',
    'bin/pallu.mjs',
    'docker',
    'podman',
    'podman-compose',
    'rsync',
  ],
  ...['restic', 'aws', 'age', 'curl', 'systemctl', 'systemd-analyze', 'journalctl', 'promtool'],
  ...['psql', 'su', 'openssl', 'apt-get', 'nginx', 'jq', 'git', 'export', 'sqlite3', 'sudo'],
]

/** The commands of a document: every line of its shells and crontabs, and what stands between backticks and begins as one. */
export function commandsOf(file: string): string[] {
  const words = fs.readFileSync(file, 'utf8')
  if (file.endsWith('.service'))
    return [...words.matchAll(/^Exec\w+=(.+)$/gm)].map(([, line]) => line ?? '')
  const shells = words.replace(/(<<'END')\n.*?^END$/gms, '$1')
  const blocks = [...shells.matchAll(/^```(sh|bash|console|cron|)\n(.*?)^```/gms)]
  const lines = blocks.flatMap(([, kind, block = '']) =>
    (kind === '' ? [] : block.split('\n')).map((line) => line.split(/\s#\s/)[0]?.trim() ?? ''),
  )
  const between = [...words.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)]
    .map(([, text = '']) => text.trim())
    .filter((text) => text.includes(' ') && programs.includes(text.split(' ')[0] ?? ''))
  return [...new Set([...lines, ...between])].filter((line) => line !== '')
}

/** What jq is asked in the documents. */
export function jqLines(): string[] {
  const all = documents().flatMap(commandsOf)
  return all.flatMap((line) => /jq (?:-c )?'([^']+)'/.exec(line)?.[1] ?? [])
}
