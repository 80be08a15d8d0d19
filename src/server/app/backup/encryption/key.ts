import { atTerminal } from '../refusal.ts'
import { newKey } from './age-files.ts'

// `pallu key > FILE`: the key that opens encrypted backups; what the shop needs of it is said beside.

await atTerminal(async () => {
  const { identity, recipient } = await newKey()
  process.stdout.write(`# public key: ${recipient}\n${identity}\n`)
  process.stderr.write(`BACKUP_RECIPIENTS=${recipient}\n`)
})
