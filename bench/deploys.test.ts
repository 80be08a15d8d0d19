import { expect, it } from 'vitest'
import { deployRounds } from './deploy-rounds.ts'
import { openGrounds } from './grounds.ts'
import { hasNginx } from './run-nginx.ts'
import { stopRounds } from './stop-rounds.ts'

const asItShould = { lost: 0, doubled: 0, isAddingUp: true, wrongExits: [] }

it('answers what it has begun when it is told to stop under load, a body that is still coming too', async () => {
  const grounds = await openGrounds('sqlite')
  try {
    const ground = await grounds.another()
    const figures = await stopRounds({ ground, processes: 1, stops: 1 })
    expect(figures).toMatchObject({ stops: 1, cut: [], ...asItShould })
    expect(figures.confirmed).toBeGreaterThan(0)
  } finally {
    await grounds.close()
  }
})

// Where there is no nginx, `npm run prove -- deploys` says so.
it.runIf(hasNginx())('fails no request while two processes behind nginx are replaced', async () => {
  const grounds = await openGrounds('postgres')
  try {
    const ground = await grounds.another()
    const figures = await deployRounds({ ground, restarts: 2, isPatient: true })
    expect(figures).toMatchObject({ restarts: 2, failed: [], ...asItShould })
    expect(figures.confirmed).toBeGreaterThan(0)
  } finally {
    await grounds.close()
  }
})
