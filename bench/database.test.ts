import { expect, it } from 'vitest'
import { databaseRounds, stops } from './database-rounds.ts'
import { openGrounds } from './grounds.ts'

it('shows kept pages, puts writes off and is ready soon while PostgreSQL comes and goes', async () => {
  const grounds = await openGrounds('postgres')
  const { server } = grounds
  if (!server) throw new Error('There is no PostgreSQL.')
  try {
    const ground = await grounds.another()
    const figures = await databaseRounds({ ground, server, outages: stops, awayMs: 200 })
    expect(figures).toMatchObject({ rounds: 3, pagesFailed: 0, wronglyAnswered: [] })
    expect(figures.writesRefused).toBeGreaterThan(0)
    expect(figures.connections).toBeLessThan(13)
  } finally {
    await grounds.close()
  }
}, 120_000)
