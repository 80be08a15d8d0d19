import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import server from '../bin/server.json' with { type: 'json' }
import { freePort } from '../test/free-port.ts'

/** Of the owner, whose name is admin. */
export const ownersPassword = 'a-password-for-benchmarks'

const root = path.resolve(import.meta.dirname, '..')

/** A server process under measurement. */
export type Measured = { url: string; pid: number; stop: () => Promise<void> }

/** One that may also be ended without a word, as a power cut would. */
export type Killable = Measured & {
  kill: () => Promise<void>
  /** The exit code once it has ended, null after a signal. */
  ended: Promise<number | null>
}

/** `under` is a program that starts the process in its turn; `output` a file that takes its lines; `root` another release. */
type Manner = { under?: string[]; output?: number; root?: string }

/** The shop as `npm start` runs it, on a free port and a fresh folder unless they are given. */
export async function startShop(
  environment: Record<string, string> = {},
  manner: Manner = {},
): Promise<Killable> {
  const port = environment['PORT'] ?? String(await freePort())
  const folder = environment['DATA_DIR'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-bench-'))
  const settings = {
    ...server.env,
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: ownersPassword,
    DATA_DIR: folder,
    ...environment,
    PORT: port,
  }
  const child = spawnNode([...server.flags, entryIn(manner.root ?? root)], settings, manner)
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`, child)
  const stop = async () => {
    await end(child)
    if (!environment['DATA_DIR']) fs.rmSync(folder, { recursive: true, force: true })
  }
  return { url, pid: child.pid ?? 0, stop, ended, kill: () => end(child, 'SIGKILL') }
}

/** Where a release begins: the first ones began a floor above. */
const entryIn = (folder: string) =>
  ['src/server/app/main.ts', 'src/server/main.ts'].find((file) =>
    fs.existsSync(path.join(folder, file)),
  ) ?? ''

/** node:http answering one kept body and nothing else: the ceiling of this machine. */
export async function startBare(body: string, headers: Record<string, string>): Promise<Measured> {
  const port = await freePort()
  const child = spawnNode(['bench/bare-server.ts'], { PORT: String(port) })
  child.stdin?.end(JSON.stringify({ body, headers }))
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return { url, pid: child.pid ?? 0, stop: () => end(child) }
}

function spawnNode(
  args: string[],
  environment: Record<string, string>,
  { under = [], output, root: from = root }: Manner = {},
): ChildProcess {
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', ...args]
  const [program = '', ...rest] = [...under, ...node]
  const child = spawn(program, rest, {
    cwd: from,
    env: { ...process.env, ...environment },
    stdio: ['pipe', output ?? 'ignore', 'inherit'],
  })
  // A script that fails leaves nobody behind.
  const leave = () => child.kill()
  process.once('exit', leave)
  child.once('exit', () => process.off('exit', leave))
  return child
}

async function untilReady(url: string, child: ChildProcess) {
  const until = Date.now() + 150_000
  while (Date.now() < until && child.exitCode === null) {
    const ready = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  throw new Error(`${url} did not answer.`)
}

function end(child: ChildProcess, signal: NodeJS.Signals = 'SIGTERM'): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** A process and those that it has started (Linux); one that has just ended has none. */
export function familyOf(pid: number): number[] {
  const file = `/proc/${pid}/task/${pid}/children`
  const children = readOrNothing(file)
  return [pid, ...children.trim().split(' ').filter(Boolean).map(Number).flatMap(familyOf)]
}

function readOrNothing(file: string): string {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

/** Processor time of processes so far, in ms: of all their threads that live (Linux). */
export function cpuOf(...pids: number[]): number {
  const threads = pids.flatMap((pid) =>
    fs.readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}/schedstat`),
  )
  return sumOf(threads.map((file) => Number(fs.readFileSync(file, 'utf8').split(' ')[0]) / 1e6))
}

/** Resident memory of a process in MB, or the most that it ever was (Linux). */
export function memoryOf(pid: number, which: 'now' | 'peak' = 'now'): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  const line = which === 'now' ? /VmRSS:\s+(\d+)/ : /VmHWM:\s+(\d+)/
  return Math.round(Number(line.exec(status)?.[1] ?? 0) / 1024)
}

const sumOf = (figures: number[]) => figures.reduce((sum, figure) => sum + figure, 0)
