import { defineConfig } from 'vitest/config'
import { ClosingLine } from './test/closing-line.ts'

// Vitest would leave one of two cores alone; of journeys, more than two at a time only wait for each other.
const maxWorkers = 2
// One process reads the modules once for all its files, which keep nothing in them: every shop is made anew.
const shared = {
  ...{ testTimeout: 60_000, hookTimeout: 120_000, maxWorkers, isolate: false },
  expect: { poll: { timeout: 30_000 } },
}

// The rules need nothing; whatever keeps something runs against both databases.
export default defineConfig({
  test: {
    reporters: ['default', new ClosingLine()],
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
        },
      },
      {
        test: {
          name: 'shop',
          environment: 'node',
          include: ['src/server/**/*.test.ts', 'test/**/*.test.ts', 'bench/*.test.ts'],
          globalSetup: ['./test/postgres.ts'],
          ...shared,
        },
      },
      {
        test: {
          name: 'journeys',
          environment: 'node',
          include: ['e2e/**/*.e2e.ts'],
          testTimeout: 120_000,
          hookTimeout: 120_000,
          // A browser on a busy machine loses a race now and then; a fault loses it twice.
          retry: 1,
          expect: { poll: { timeout: 30_000 } },
          maxWorkers,
        },
      },
    ],
  },
})
