import { type ChildProcess, spawn } from 'node:child_process'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import server from '../bin/server.json' with { type: 'json' }

const root = path.resolve(import.meta.dirname, '..')

/** A server process under measurement. */
export type Measured = { url: string; pid: number; stop: () => Promise<void> }

/** One that may also be ended without a word, as a power cut would. */
export type Killable = Measured & { kill: () => Promise<void> }

/** The shop as `npm start` runs it, on a free port and a fresh folder unless one is given. */
export async function startShop(environment: Record<string, string> = {}): Promise<Killable> {
  const port = await freePort()
  const folder = environment['DATA_DIR'] ?? fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-bench-'))
  const child = spawnNode([...server.flags, 'src/server/main.ts'], {
    ...server.env,
    LOG_LEVEL: 'silent',
    ADMIN_PASSWORD: 'a-password-for-benchmarks',
    DATA_DIR: folder,
    ...environment,
    PORT: String(port),
  })
  const url = `http://127.0.0.1:${port}`
  await untilReady(`${url}/readyz`, child)
  const stop = async () => {
    await end(child)
    if (!environment['DATA_DIR']) fs.rmSync(folder, { recursive: true, force: true })
  }
  return { url, pid: child.pid ?? 0, stop, kill: () => end(child, 'SIGKILL') }
}

/** node:http answering one kept body and nothing else: the ceiling of this machine. */
export async function startBare(body: string, headers: Record<string, string>): Promise<Measured> {
  const port = await freePort()
  const child = spawnNode(['bench/bare-server.ts'], { PORT: String(port) })
  child.stdin?.end(JSON.stringify({ body, headers }))
  const url = `http://127.0.0.1:${port}`
  await untilReady(url, child)
  return { url, pid: child.pid ?? 0, stop: () => end(child) }
}

function spawnNode(args: string[], environment: Record<string, string>): ChildProcess {
  return spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: root,
    env: { ...process.env, ...environment },
    stdio: ['pipe', 'ignore', 'inherit'],
  })
}

async function untilReady(url: string, child: ChildProcess) {
  const until = Date.now() + 60_000
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

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/** User and system time of a process so far, in ms (Linux). */
export function cpuOf(pid: number): number {
  const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const ticks = Number(fields[11]) + Number(fields[12])
  return ticks * 10 // USER_HZ is 100 on every Linux that Node runs on.
}

/** Resident memory of a process in MB (Linux). */
export function memoryOf(pid: number): number {
  const status = fs.readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024)
}
