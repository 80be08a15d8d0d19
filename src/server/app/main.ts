import cluster from 'node:cluster'
import { readConfig } from '../platform/config.ts'
import { refusalOf, refuseUnusable } from './start-refusal.ts'

try {
  const config = readConfig(process.env)
  const isPrimary = config.webProcesses > 1 && cluster.isPrimary
  if (cluster.isPrimary) refuseUnusable(config)
  // The primary answers nobody: what that takes is not loaded there.
  if (isPrimary) await (await import('./cluster/open-cluster.ts')).openCluster(config)
  else await (await import('./start-process.ts')).startProcess(config)
} catch (error) {
  const refusal = refusalOf(error)
  if (!refusal) throw error
  process.stderr.write(`Pallu cannot start: ${refusal.reason}\n`)
  process.exit(refusal.exitCode)
}
