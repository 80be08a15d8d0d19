import { engines } from '#test/create-test-shop.ts'
import type { Row } from './compare.ts'
import { openGrounds } from './grounds.ts'
import { failMigrations, killMigrations, raceMigrations } from './migration-kills.ts'
import { report } from './report.ts'
import { startTwins } from './twin-start.ts'

// `npm run prove -- migrations [every]`: killed before every statement, or every so many-th, two starters at
// once, a statement that fails (security.md F16, F18, G21). Both engines, nothing but Node.

const every = Number(process.argv[2] ?? 1)
const rows: Row[] = []
for (const engine of engines) {
  const grounds = await openGrounds(engine)
  const what = (words: string) => `${engine}: ${words}`
  const none = { unit: '', budget: 0 }
  try {
    const twins = await startTwins(await grounds.another())
    const isOnce = twins.ready === 2 && twins.owners === 1 && twins.categories === 12
    const killed = await killMigrations(grounds.another, every)
    rows.push(
      { what: what('migrations killed'), figure: killed.kills, unit: '' },
      { what: what('not whole after the next start'), figure: killed.unfinished, ...none },
      {
        what: what('failed of two that migrate at once'),
        figure: await raceMigrations(grounds.another),
        ...none,
      },
      {
        what: what('failing migrations that left something'),
        figure: await failMigrations(grounds.another),
        ...none,
      },
      {
        what: what('two shops that begin one place and are not right'),
        figure: isOnce ? 0 : 1,
        ...none,
      },
    )
  } finally {
    await grounds.close()
  }
}
report('migrations', rows)
