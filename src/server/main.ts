import cluster from 'node:cluster'
import { ConfigError, readConfig } from './config.ts'
import { openCrew } from './crew/open-crew.ts'
import { openDoors } from './open-doors.ts'

try {
  const config = readConfig(process.env)
  const isLead = config.webProcesses > 1 && cluster.isPrimary
  await (isLead ? openCrew(config) : openDoors(config))
} catch (error) {
  const reason = refusalOf(error)
  if (!reason) throw error
  process.stderr.write(`Pallu cannot start: ${reason}\n`)
  process.exit(78)
}

/** What the person at the terminal can mend, in a line. */
function refusalOf(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message
  const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
  return isTaken ? 'PORT is taken by another program; choose another' : undefined
}
