import { defineConfig } from 'vitest/config'
import { ClosingLine } from './test/closing-line.ts'
import { MixedOrder } from './test/mixed-order.ts'

// Two more than the cores of a small machine: a journey takes less than two thirds of one, a drill less than half.
const maxWorkers = 4
// No test fails because a machine is slow or busy: what works is soon done, and only what never ends is given up.
const patience = {
  ...{ testTimeout: 180_000, hookTimeout: 300_000 },
  expect: { poll: { timeout: 90_000 } },
}
// One process reads the modules once for all its files, which keep nothing in them: every shop is made anew.
const shared = { ...patience, maxWorkers, isolate: false }
/** The order of this release; `--sequence.seed` tries another one (docs/testing.md). */
const seed = 52_310_639

// Each test in any order: what it needs, it makes itself. The closing lines name the seed.
const anyOrder = { sequence: { shuffle: { tests: true } } }
/** A browser on two busy cores may lose a race that no visitor loses (docs/decisions/0019). The closing lines name it. */
const retry = process.env['CI'] ? 1 : 0
const postgres = './test/postgres.ts'
const build = './bin/build.mjs'

/** They start the shop as processes of its own, from the built pages. */
const drills = [
  'bench/*.test.ts',
  'src/server/platform/cluster/cluster.test.ts',
  'src/server/app/move/move.test.ts',
  'src/server/platform/integrity/told-at-start.test.ts',
]

// docs/testing.md. What a project needs before its tests is made ready only when a file of it is asked for.
export default defineConfig({
  test: {
    sequence: { seed, sequencer: MixedOrder },
    reporters: ['default', new ClosingLine()],
    // A golden file that is gone is a failure, not the beginning of a new one: `npm test -- -u` writes it.
    update: 'none',
    projects: [
      {
        test: {
          name: 'rules',
          environment: 'node',
          include: [
            'src/{domain,contract,web}/**/*.test.{ts,tsx}',
            '{build,bench/holes}/**/*.test.ts',
          ],
          ...shared,
          ...anyOrder,
        },
      },
      {
        test: {
          name: 'shop',
          environment: 'node',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.{ts,tsx}'],
          exclude: drills,
          globalSetup: [postgres],
          ...shared,
          ...anyOrder,
        },
      },
      {
        test: {
          name: 'drills',
          environment: 'node',
          include: drills,
          globalSetup: [build, postgres],
          ...shared,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          globalSetup: [build, postgres, './bin/browser.mjs'],
          ...patience,
          maxWorkers,
          retry,
        },
      },
    ],
  },
})
