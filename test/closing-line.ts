import type { Reporter, TestModule } from 'vitest/node'

/** Prints the last line of a run: how many tests passed and how many failed. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const broken = modules.filter((module) => module.errors().length > 0).length
    const passed = tests.filter((test) => test.result().state === 'passed').length
    const failed = tests.filter((test) => test.result().state === 'failed').length
    // After the other reporters have spoken.
    process.on('exit', () => {
      process.stdout.write(`\n${passed} passed, ${failed + broken + errors.length} failed\n`)
    })
  }
}
