import fs from 'node:fs'
import { documents } from './docs-commands.ts'

/** What a document calls a file or folder of the tree: `domain/cart.ts`, `contract/<noun>/calls.ts`, `words/{ta,hi}/admin/`. */
export type Named = { document: string; path: string }

const ends = '(?:ts|tsx|mjs|css|md|json|sql|txt|grit|yaml|service|woff2)'
/** Files of a backup and of the shop's data: no part of the tree. */
const elsewhere = ['encrypted.json', 'integrity.json']
const isFile = new RegExp(`^[\\w<{][\\w@.*<>{},/-]*[\\w>}]\\.${ends}$`)
const isFolder = /^[a-z][\w.*<>{},-]*(?:\/[\w.*<>{},-]+)*\/$/
const isWay =
  /^(?:src|build|bin|test|e2e|bench|demo|docs|deploy|tools|domain|contract|server|web|admin|app|platform)\/[\w@.*<>{},/-]+$/

/** Every path that the documents name between backticks, and the files of what they draw; decisions speak of their day. */
export function namedPaths(): Named[] {
  const texts = documents().filter((file) => file.endsWith('.md') && !file.includes('/decisions/'))
  return texts.flatMap((document) => {
    const text = fs.readFileSync(document, 'utf8')
    const drawn = [...text.matchAll(/^```\n(.*?)^```/gms)].flatMap(([, block = '']) =>
      [...block.matchAll(/(?<![\w/.*-])[\w/-]+\.(?:ts|tsx|mjs)\b/g)].map(([path]) => path),
    )
    const quoted = [...text.replace(/^```.*?^```/gms, '').matchAll(/`([^`\n]+)`/g)]
      .map(([, path = '']) => path)
      .filter((path) => !elsewhere.includes(path) && !/\bNAME\b/.test(path))
      .filter((path) => [isFile, isFolder, isWay].some((is) => is.test(path)))
    return [...new Set([...drawn, ...quoted])].map((path) => ({ document, path }))
  })
}

const rooms = ['bench', 'bin', 'build', 'demo', 'deploy', 'docs', 'e2e', 'public', 'src', 'test']

function places(): string {
  const inside = rooms.flatMap((room) =>
    fs
      .readdirSync(room, { recursive: true, encoding: 'utf8' })
      .map((file) => `${room}/${file.replaceAll('\\', '/')}`),
  )
  const loose = [...fs.readdirSync('.'), ...rooms, 'tools/package.json']
  return [...inside, ...loose].map((file) => `/${file}`).join('\n')
}

/** Those that nothing in the tree ends with: `<noun>` and `*` stand for any name, braces for each of theirs. */
export function lostPaths(named: readonly Named[]): Named[] {
  const tree = places()
  return named.filter(({ path }) => spelledOut(path).some((one) => !isIn(tree, one)))
}

function spelledOut(path: string): string[] {
  const [whole, list] = /\{([^{}]+)\}/.exec(path) ?? []
  if (!whole || !list) return [path]
  return list.split(',').flatMap((one) => spelledOut(path.replace(whole, one)))
}

function isIn(tree: string, path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .replace(/[.+]/g, '\\$&')
    .replace(/\*|<[\w-]+>/g, '[^/\\n]+')
  return new RegExp(`/${pattern}$`, 'm').test(tree)
}
