import { expect, it } from 'vitest'
import { openGrounds } from './grounds.ts'
import { restoreDrills } from './restore-drills.ts'

it('restores backups taken under orders without losing one that was confirmed before', async () => {
  const grounds = await openGrounds('sqlite')
  try {
    const figures = await restoreDrills(await grounds.another(), 2, grounds.another)
    expect(figures).toMatchObject({ drills: 2, missing: 0, notAddingUp: 0 })
    expect(figures.confirmed).toBeGreaterThan(0)
  } finally {
    await grounds.close()
  }
}, 120_000)
