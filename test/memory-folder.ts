import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const memory = '/dev/shm'
const beginning = 'pallu-tests-'
const gigabyte = 2 ** 30

/**
 * A folder in memory for all that the tests of a run write, gone with the process: there an order waits for no disk. The
 * usual temp folder where the owner names one (TMPDIR), or where a machine has no memory for it or runs nothing there.
 */
export function makeMemoryFolder(): string {
  try {
    if (process.env['TMPDIR'] || !isRoomy()) return os.tmpdir()
    removeOfTheDead()
    const folder = path.join(memory, `${beginning}${process.pid}`)
    fs.mkdirSync(folder, { recursive: true })
    process.once('exit', () => fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 }))
    return runsPrograms(folder) ? folder : os.tmpdir()
  } catch {
    return os.tmpdir()
  }
}

function isRoomy(): boolean {
  const { bavail, bsize } = fs.statfsSync(memory)
  return bavail * bsize > 4 * gigabyte && os.freemem() > 6 * gigabyte
}

/** Runs that were killed left theirs behind. */
function removeOfTheDead() {
  for (const name of fs.readdirSync(memory).filter((one) => one.startsWith(beginning))) {
    if (fs.existsSync(`/proc/${name.slice(beginning.length)}`)) continue
    fs.rmSync(path.join(memory, name), { recursive: true, force: true })
  }
}

/** PostgreSQL may have to run from there. */
function runsPrograms(folder: string): boolean {
  const program = path.join(folder, 'program')
  fs.writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  const { status } = spawnSync(program)
  fs.rmSync(program)
  return status === 0
}
