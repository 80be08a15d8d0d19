import type { Reporter, TestModule, Vitest } from 'vitest/node'

/** Prints the last lines of a run: its order, and how many tests passed, failed, were skipped and were tried again. */
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
      for (const test of retried) process.stdout.write(`\ntried again: ${test.fullName}`)
      const seed = this.vitest?.getSeed()
      if (seed) process.stdout.write(`\nthe same order again: npm test -- --sequence.seed=${seed}`)
      const others = `${count('skipped')} skipped, ${retried.length} retried`
      process.stdout.write(`\n${count('passed')} passed, ${failed} failed, ${others}\n`)
    })
  }
}
