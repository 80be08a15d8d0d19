import type { Reporter, TestCase, TestModule, Vitest } from 'vitest/node'

/**
 * Prints the last lines of a run: which tests were tried again and what of, its order, and how many tests passed, failed,
 * were skipped and were tried again.
 */
export class ClosingLine implements Reporter {
  private vitest: Vitest | undefined

  onInit(vitest: Vitest) {
    this.vitest = vitest
  }

  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const broken = modules.filter((module) => module.errors().length > 0).length
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    const failed = count('failed') + broken + errors.length
    // After the other reporters have spoken.
    process.on('exit', () => {
      for (const test of retried) process.stdout.write(`\ntried again: ${whatOf(test)}`)
      const seed = this.vitest?.getSeed()
      if (seed) process.stdout.write(`\nthe same order again: npm test -- --sequence.seed=${seed}`)
      const others = `${count('skipped')} skipped, ${retried.length} retried`
      process.stdout.write(`\n${count('passed')} passed, ${failed} failed, ${others}\n`)
    })
  }
}

/** A test, what became of it, and what its tries failed of, one a line. */
function whatOf(test: TestCase): string {
  const { state, errors = [] } = test.result()
  const said = errors.map(({ message }) => `\n  ${message.split('\n', 1)[0]}`)
  return `${test.module.relativeModuleId} > ${test.fullName} (${state})${said.join('')}`
}
