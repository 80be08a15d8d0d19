import cluster from 'node:cluster'
import { ConfigError, readConfig } from './config.ts'

const unreachable = ['ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
/** The last: PostgreSQL itself is still starting. */
const isAway = new Set([...unreachable, 'ETIMEDOUT', '57P03'])

try {
  const config = readConfig(process.env)
  const isLead = config.webProcesses > 1 && cluster.isPrimary
  // The lead answers nobody: what that takes is not loaded there.
  if (isLead) await (await import('./crew/open-crew.ts')).openCrew(config)
  else await (await import('./open-doors.ts')).openDoors(config)
} catch (error) {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  process.stderr.write(`Pallu cannot start: ${refusal.reason}\n`)
  process.exit(refusal.exitCode)
}

type Refusal = { reason: string; exitCode: number }

/** What is told in a line: 78 where a person has to mend a setting first, 1 where a later start may do. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof ConfigError) return { reason: error.message, exitCode: 78 }
  if (!(error instanceof Error && 'code' in error)) return undefined
  const code = String(error.code)
  if (code === 'EADDRINUSE')
    return { reason: 'PORT is taken by another program; choose another', exitCode: 78 }
  // PostgreSQL's own codes: a wrong password or user, and no such database.
  if (['28P01', '28000', '3D000'].includes(code))
    return { reason: `DATABASE_URL is refused: ${error.message}`, exitCode: 78 }
  return isAway.has(code)
    ? { reason: `the database does not answer: ${error.message}`, exitCode: 1 }
    : undefined
}
