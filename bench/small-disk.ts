import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

/** A file system of its own that can be filled to the last byte and emptied again. */
export type SmallDisk = { fill(): void; free(): void; close(): void }

/** Mounts one at a folder; needs Linux and the rights of root. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk {
  fs.mkdirSync(folder, { recursive: true })
  const size = `size=${megabytes}m`
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', size, 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error('A small disk needs `mount` of Linux, run as root.')
  const ballast = path.join(folder, 'ballast')
  const free = () => fs.rmSync(ballast, { force: true })
  const close = () => {
    free()
    spawnSync('umount', ['--lazy', folder])
  }
  return { fill: () => fill(ballast), free, close }
}

function fill(file: string) {
  const opened = fs.openSync(file, 'a')
  try {
    for (const bytes of [1024 * 1024, 4096, 1]) writeUntilFull(opened, Buffer.alloc(bytes))
  } finally {
    fs.closeSync(opened)
  }
}

function writeUntilFull(opened: number, bytes: Buffer) {
  try {
    while (fs.writeSync(opened, bytes) === bytes.length);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error
  }
}
