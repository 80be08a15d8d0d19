import { expect, it } from 'vitest'
import { killBackups } from './backup-kills.ts'
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
})

it('leaves nothing that passes for a backup when one is killed', async () => {
  const grounds = await openGrounds('sqlite')
  try {
    const figures = await killBackups(await grounds.another(), 3)
    expect(figures).toEqual({ kills: 3, unsound: 0, isNextSound: true })
  } finally {
    await grounds.close()
  }
})
