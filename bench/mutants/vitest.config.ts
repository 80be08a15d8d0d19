import { defineConfig } from 'vitest/config'

// The tests that stand beside what is changed, one worker: the trial counts what fails, not how fast.
const include = JSON.parse(process.env['MUTANT_TESTS'] ?? '[]')

export default defineConfig({
  test: { environment: 'node', include, testTimeout: 20_000, hookTimeout: 90_000 },
})
