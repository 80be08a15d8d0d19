import cluster from 'node:cluster'
import { ConfigError, readConfig } from './config.ts'

try {
  const config = readConfig(process.env)
  const isLead = config.webProcesses > 1 && cluster.isPrimary
  // The lead answers nobody: what that takes is not loaded there.
  if (isLead) await (await import('./crew/open-crew.ts')).openCrew(config)
  else await (await import('./open-doors.ts')).openDoors(config)
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
