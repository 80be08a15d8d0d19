import { setTimeout as pause } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { databaseRounds, pagesOfColdShop, stops } from './database-rounds.ts'
import { processesOf } from './foreign-tools.ts'
import { openGrounds } from './grounds.ts'
import { hear, until } from './hear.ts'
import { startShop } from './shop-process.ts'

it('shows kept pages, puts writes off and is ready soon while PostgreSQL comes and goes', async () => {
  const grounds = await openGrounds('postgres')
  const { server } = grounds
  if (!server) throw new Error('There is no PostgreSQL.')
  try {
    const ground = await grounds.another()
    // A kept page is asked for, however busy the machine is: what is held here is the database's absence.
    ground.environment = { ...ground.environment, LAG_LIMIT_MS: '0' }
    const figures = await databaseRounds({ ground, server, outages: stops, awayMs: 200 })
    expect(figures).toMatchObject({
      ...{ rounds: 3, pagesFailed: 0, wronglyAnswered: [], freshWronglyAnswered: [] },
    })
    expect(figures.freshPages).toBeGreaterThan(0)
    expect(figures.writesRefused).toBeGreaterThan(0)
    expect(figures.connections).toBeLessThan(13)
  } finally {
    await grounds.close()
  }
})

it('refuses every page of a shop that has kept nothing while PostgreSQL is away, and lives', async () => {
  const grounds = await openGrounds('postgres')
  const { server } = grounds
  if (!server) throw new Error('There is no PostgreSQL.')
  try {
    const { asked, wrong } = await pagesOfColdShop({ ground: await grounds.another(), server })
    expect(asked).toBeGreaterThan(10)
    expect(wrong).toEqual([])
  } finally {
    await grounds.close()
  }
})

it('a killed process is replaced by one that waits for PostgreSQL', async () => {
  const grounds = await openGrounds('postgres')
  const { server } = grounds
  if (!server) throw new Error('There is no PostgreSQL.')
  const { environment } = await grounds.another()
  const shop = await startShop({ ...environment, WEB_PROCESSES: '2' })
  const workers = () => processesOf(shop.pid).filter((pid) => pid !== shop.pid)
  try {
    const first = workers()
    process.kill(server.pid(), 'SIGKILL')
    process.kill(first[0] ?? 0, 'SIGKILL')
    const replacements = () => workers().filter((pid) => !first.includes(pid))
    await until(() => replacements().length === 1)
    const [replacement] = replacements()
    // Longer than a start takes, and shorter than the pause after a second death.
    await pause(4000)
    await server.startAgain()
    await until(async () => (await hear(`${shop.url}/readyz`)).status === 200)
    expect(replacements()).toEqual([replacement])
  } finally {
    await shop.stop()
    await grounds.close()
  }
})
