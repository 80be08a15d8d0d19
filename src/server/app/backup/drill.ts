import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../../platform/config.ts'
import { atTerminal, say } from './refusal.ts'
import { drillRestore } from './restore/drill-restore.ts'

// `pallu drill [--from FOLDER] [--identity FILE]`: restores the newest backup of a folder beside the open shop, opens it and compares.

await atTerminal(async () => {
  const { values } = parseArgs({
    options: { from: { type: 'string', default: './backups' }, identity: { type: 'string' } },
  })
  const kept = { from: path.resolve(values.from), identity: values.identity }
  say('Restoring the newest backup beside the shop …')
  const drill = await drillRestore(readConfig(process.env), kept, say)
  const hours = (drill.ageMs / 3_600_000).toFixed(1)
  const seconds = (drill.tookMs / 1000).toFixed(1)
  say(`${drill.name}, ${hours} h old, was a shop that answers after ${seconds} s.`)
  say(`It has ${drill.orders} orders; the ${drill.since} placed since then would be lost.`)
  for (const fault of drill.faults) say(`✗ ${fault}`)
  say(drill.faults.length === 0 ? 'The backup is good.' : 'The backup is NOT good.')
  if (drill.faults.length > 0) process.exitCode = 1
})
