import { expect, it } from 'vitest'
import { openGrounds } from './grounds.ts'
import { killRounds } from './kill-rounds.ts'

it('keeps every confirmed order exactly once, every document and every saree whole when its process is killed under orders and uploads', async () => {
  const grounds = await openGrounds('sqlite')
  try {
    const figures = await killRounds(await grounds.another(), { rounds: 5 })
    expect(figures).toMatchObject({ kills: 5, lost: 0, doubled: 0, notAddingUp: 0, damaged: 0 })
    expect(figures).toMatchObject({ addedLost: 0, halves: 0 })
    expect([...figures.faults]).toEqual([])
    expect(figures).toMatchObject({ stepsLost: 0, gaps: 0, halfDocuments: 0 })
    expect(figures.dispatched).toBeGreaterThan(0)
    expect(figures.received).toBeGreaterThan(0)
    expect(figures.refunded).toBeGreaterThan(0)
    expect(figures.confirmed).toBeGreaterThan(0)
  } finally {
    await grounds.close()
  }
})
