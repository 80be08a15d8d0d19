import { readConfig } from '../../platform/config.ts'
import { atTerminal, say } from '../backup/refusal.ts'
import { checkAll } from './check-all.ts'

// `pallu check`: whether this shop could start, sell and be restored; ends with 1 where something is wrong.

await atTerminal(async () => {
  const rows = await checkAll(readConfig(process.env), Date.now())
  for (const { isGood, what, words } of rows) say(`${isGood ? '✓' : '✗'} ${what}: ${words}`)
  if (rows.some(({ isGood }) => !isGood)) process.exitCode = 1
})
