import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

/** Ends the trial with one sentence when this machine has not got what it needs. */
export function need(program: string, debianPackage: string) {
  if (spawnSync(program, ['--version'], { stdio: 'ignore' }).error === undefined) return
  throw new Error(`This trial needs ${program}: apt-get install ${debianPackage}`)
}

/** Has system calls of a running process fail, `fsync,fdatasync:error=EIO`, until it is let go. */
export async function failCalls(pid: number, injection: string): Promise<() => Promise<void>> {
  need('strace', 'strace')
  const [calls = ''] = injection.split(':', 1)
  const flags = ['-f', '-qq', '-e', `trace=${calls}`, '-e', `inject=${injection}`]
  const strace = spawn('strace', [...flags, '-o', '/dev/null', '-p', String(pid)], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  await untilTraced(pid, strace)
  return () => ending(strace, 'SIGINT')
}

async function untilTraced(pid: number, strace: ChildProcess) {
  const tracer = () =>
    fs
      .readdirSync(`/proc/${pid}/task`)
      .every((task) => !/TracerPid:\s+0\n/.test(statusOf(`${pid}/task/${task}`)))
  while (!tracer()) {
    if (strace.exitCode !== null) throw new Error('strace may not look into processes here.')
    await pause(20)
  }
}

const statusOf = (of: string) => fs.readFileSync(`/proc/${of}/status`, 'utf8')

/** Sends a signal unless the process has ended, and waits for its end. */
export function ending(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('exit', () => resolve())
    child.kill(signal)
  })
}

/** Sets a limit of a running process, `fsize=1000` or `nofile=40`, and answers how to take it away. */
export function limitProcess(pid: number, name: 'fsize' | 'nofile', value: number): () => void {
  need('prlimit', 'util-linux')
  const tell = (limit: string) => {
    const said = spawnSync('prlimit', ['--pid', String(pid), `--${name}=${limit}`])
    if (said.status !== 0) throw new Error(`prlimit could not set ${name}: ${said.stderr}`)
  }
  const before = /(\S+)\s+(\S+)\s*$/.exec(
    spawnSync('prlimit', ['--pid', String(pid), `--${name}`, '--noheadings', '-o', 'SOFT,HARD'])
      .stdout.toString()
      .trim(),
  )
  // The soft limit alone: it can be raised again.
  tell(`${value}:`)
  return () => tell(`${before?.[1] ?? 'unlimited'}:`)
}

/** A process and its children (Linux). */
export function processesOf(pid: number): number[] {
  const children = fs
    .readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => parentOf(name) === pid)
  return [pid, ...children.map(Number)]
}

function parentOf(pid: string): number {
  try {
    return Number(/PPid:\s+(\d+)/.exec(statusOf(pid))?.[1])
  } catch {
    return 0 // It has ended meanwhile.
  }
}
