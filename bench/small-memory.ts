import { randomUUID } from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'

/** A group of processes that together may hold so much memory, and are killed when they want more. */
export type SmallMemory = {
  /** The program and its arguments that start another one inside the group. */
  under: string[]
  /** Bytes that its processes hold without files of the system's own cache. */
  heldBytes(): number
  /** How often somebody inside was killed for want of memory. */
  kills(): number
  close(): void
}

/** Makes one; needs Linux with cgroups and the rights of root. */
export function openSmallMemory(megabytes: number): SmallMemory {
  const group = fs.existsSync('/sys/fs/cgroup/memory') ? ofVersion1() : ofVersion2()
  const { folder, limit, heldBytes, kills } = group
  fs.writeFileSync(path.join(folder, limit), String(megabytes * 1024 * 1024))
  const enter = `echo $$ > ${folder}/cgroup.procs && exec "$@"`
  return {
    under: ['sh', '-c', enter, 'sh'],
    heldBytes,
    kills,
    close: () => fs.rmdirSync(folder),
  }
}

function ofVersion1() {
  const folder = made('/sys/fs/cgroup/memory', ownGroup('memory'))
  const figure = (file: string, name: string) => figureIn(folder, file, name)
  return {
    folder,
    limit: 'memory.limit_in_bytes',
    heldBytes: () => figure('memory.stat', 'rss'),
    kills: () => figure('memory.oom_control', 'oom_kill'),
  }
}

function ofVersion2() {
  const folder = made('/sys/fs/cgroup', ownGroup(''))
  const figure = (file: string, name: string) => figureIn(folder, file, name)
  return {
    folder,
    limit: 'memory.max',
    heldBytes: () => figure('memory.stat', 'anon'),
    kills: () => figure('memory.events', 'oom_kill'),
  }
}

/** Beside ourselves: the group that this process is in. */
function ownGroup(controller: string): string {
  const lines = fs.readFileSync('/proc/self/cgroup', 'utf8').split('\n')
  const line = lines.find((one) => one.split(':')[1] === controller)
  return line?.split(':')[2] ?? '/'
}

function made(root: string, group: string): string {
  const folder = path.join(root, group, `pallu-${randomUUID().slice(0, 8)}`)
  fs.mkdirSync(folder)
  return folder
}

function figureIn(folder: string, file: string, name: string): number {
  const lines = fs.readFileSync(path.join(folder, file), 'utf8').split('\n')
  const line = lines.find((one) => one.startsWith(`${name} `))
  return Number(line?.split(' ')[1] ?? 0)
}
