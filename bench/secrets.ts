import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isText, type Secret, secretsIn } from '../build/secrets.ts'
import { report } from './report.ts'

// `npm run prove -- secrets`: nothing that opens a door stands in the tree, in what is built for browsers, in any
// file that git ever knew, or in what was said of a commit (S47). A key planted and taken away again must be found.

type Text = { place: string; text: string }
const root = path.resolve(import.meta.dirname, '..')
const atOnce = 500
const maxBuffer = 1024 ** 3

await provesItself()
const tree = filesOf(root, gitOf(root, ['ls-files', '-z', '-co', '--exclude-standard']).split('\0'))
const client = path.join(root, 'dist/client')
const built = filesOf(client, fs.readdirSync(client, { recursive: true, encoding: 'utf8' }))
const past = [...blobsOf(root), ...messagesOf(root)]
const found = [...(await secretsOf(tree)), ...(await secretsOf(built)), ...(await secretsOf(past))]
for (const { place, line, kind } of found) process.stdout.write(`${place}:${line} ${kind}\n`)
report('secrets', [
  { what: 'texts of the tree looked at', figure: tree.length, unit: '' },
  { what: 'texts built for browsers looked at', figure: built.length, unit: '' },
  { what: 'texts of the whole history looked at', figure: past.length, unit: '' },
  { what: 'secrets in them', figure: found.length, unit: '', budget: 0 },
])
process.exitCode = found.length === 0 ? 0 : 1

async function secretsOf(texts: Text[]): Promise<Secret[]> {
  const found: Secret[] = []
  for (const { place, text } of texts) found.push(...(await secretsIn(place, text)))
  return found
}

function filesOf(folder: string, names: string[]): Text[] {
  const isFile = (name: string) =>
    fs.statSync(path.join(folder, name), { throwIfNoEntry: false })?.isFile() === true
  return names
    .filter((name) => name !== '' && isFile(name))
    .flatMap((name) => textOf(name, fs.readFileSync(path.join(folder, name))))
}

function textOf(place: string, bytes: Buffer): Text[] {
  return isText(bytes) ? [{ place, text: bytes.toString() }] : []
}

/** Every content that a file ever had in any branch, under the name it had. */
function blobsOf(folder: string): Text[] {
  const lines = gitOf(folder, ['rev-list', '--all', '--objects']).trim().split('\n')
  const places = new Map(lines.map((line) => [line.slice(0, 40), line.slice(41)]))
  const hashes = [...places.keys()]
  const texts: Text[] = []
  for (let at = 0; at < hashes.length; at += atOnce) {
    for (const { hash, bytes } of contentsOf(folder, hashes.slice(at, at + atOnce)))
      texts.push(...textOf(`${hash.slice(0, 8)}/${places.get(hash)}`, bytes))
  }
  return texts
}

/** The blobs among the objects; git writes each under a line with its hash, type and size. */
function* contentsOf(folder: string, hashes: string[]) {
  const input = hashes.join('\n')
  const { stdout } = spawnSync('git', ['cat-file', '--batch'], { cwd: folder, input, maxBuffer })
  for (let at = 0; at < stdout.length; ) {
    const end = stdout.indexOf('\n', at)
    const [hash = '', type, size] = stdout.subarray(at, end).toString().split(' ')
    at = end + 1 + Number(size) + 1
    if (type === 'blob') yield { hash, bytes: stdout.subarray(end + 1, at - 1) }
  }
}

function messagesOf(folder: string): Text[] {
  const log = gitOf(folder, ['log', '--all', '--format=%H%n%an %ae%n%B%x00'])
  const all = log.split('\0').map((text) => text.trim())
  return all.filter(Boolean).map((text) => ({ place: `commit ${text.slice(0, 8)}`, text }))
}

function gitOf(folder: string, args: string[]): string {
  const { stdout, stderr, status } = spawnSync('git', args, { cwd: folder, maxBuffer })
  if (status !== 0) throw new Error(`git ${args[0]}: ${stderr}`)
  return stdout.toString()
}

/** A scratch history of two commits: a key that comes and goes, and one in a message, are found in it. */
async function provesItself() {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-secrets-'))
  const key = `${'gh'}p_${'aB1'.repeat(12)}`
  const keep = (text: string, message: string) => {
    fs.writeFileSync(path.join(folder, 'a.ts'), text)
    gitOf(folder, ['add', '.'])
    const who = ['-c', 'user.name=a', '-c', 'user.email=a@shop.example']
    gitOf(folder, [...who, 'commit', '-qm', message])
  }
  try {
    gitOf(folder, ['init', '-q'])
    keep(`const key = '${key}'\n`, 'Plant')
    keep('const key = null\n', `Take ${key} away`)
    const tree = await secretsOf(filesOf(folder, ['a.ts']))
    const past = await secretsOf([...blobsOf(folder), ...messagesOf(folder)])
    const places = new Set(past.map(({ place }) => place))
    if (tree.length > 0 || places.size !== 2) throw new Error('The planted key was not found.')
  } finally {
    fs.rmSync(folder, { recursive: true, force: true })
  }
}
