import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder of the project. */
export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..')

export const say = (line) => process.stdout.write(`${line}\n`)

const settings = fs.existsSync(path.join(root, '.env')) ? ['--env-file=.env'] : []
const flags = ['--disable-warning=ExperimentalWarning', ...settings]

/** Runs a program to its end and answers its exit code; its signals are ours while it is in the foreground. */
export function run(program, args, { isForeground = false, isQuiet = false, env = {} } = {}) {
  return new Promise((resolve, reject) => {
    const isNode = program === 'node'
    const child = spawn(
      isNode ? process.execPath : program,
      isNode && isForeground ? [...flags, ...args] : args,
      {
        cwd: root,
        stdio: isQuiet ? ['ignore', 'pipe', 'pipe'] : ['inherit', 'inherit', 'inherit'],
        env: { ...process.env, ...env },
        shell: process.platform === 'win32' && !isNode,
      },
    )
    let said = ''
    child.stdout?.on('data', (text) => (said += text))
    child.stderr?.on('data', (text) => (said += text))
    const pass = (signal) => child.kill(signal)
    if (isForeground) for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, pass)
    child.on('error', reject)
    child.on('close', (code, signal) => {
      if (isForeground) for (const name of ['SIGINT', 'SIGTERM']) process.off(name, pass)
      if (isQuiet && code !== 0) process.stderr.write(said)
      resolve(code ?? (signal ? 1 : 0))
    })
  })
}

/** Runs a program to its end and answers its exit code and all that it said. */
export function hear(program, args) {
  return new Promise((resolve, reject) => {
    const child = spawn(program === 'node' ? process.execPath : program, args, {
      ...{ cwd: root, stdio: ['ignore', 'pipe', 'pipe'] },
    })
    let said = ''
    child.stdout.on('data', (text) => (said += text))
    child.stderr.on('data', (text) => (said += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, said }))
  })
}

/** Ends the task when a step did not succeed. */
export async function must(what, promise) {
  const code = await promise
  if (code === 0) return
  say(`${what} failed.`)
  process.exit(code)
}

/** One number for the contents of files and folders; a path that is not there counts as empty. */
export function fingerprint(paths) {
  const hash = createHash('sha256').update(process.version)
  for (const file of paths.flatMap((entry) => filesBelow(path.join(root, entry)))) {
    hash.update(path.relative(root, file)).update(fs.readFileSync(file))
  }
  return hash.digest('hex')
}

function filesBelow(entry) {
  const stat = fs.statSync(entry, { throwIfNoEntry: false })
  if (!stat) return []
  if (stat.isFile()) return [entry]
  return fs
    .readdirSync(entry)
    .sort()
    .flatMap((name) => filesBelow(path.join(entry, name)))
}

/** True when the note that a step left behind says what it would say now. */
export function isFresh(note, print) {
  const file = path.join(root, note)
  return fs.existsSync(file) && fs.readFileSync(file, 'utf8') === print
}

export const leaveNote = (note, print) => fs.writeFileSync(path.join(root, note), print)
