import { staticIsland } from '../rendering/static-island.tsx'

/** For every address that the shop does not know; few visitors need its code. */
export const NotFound = staticIsland('not-found', () =>
  import('./nothing-here.tsx').then(({ NothingHere }) => NothingHere),
)
