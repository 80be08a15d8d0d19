import type { Reporter, TestModule } from 'vitest/node'

/** Prints the last line of a run: how many tests passed, failed, were skipped and were tried again. */
export class ClosingLine implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly unknown[]) {
    const tests = modules.flatMap((module) => [...module.children.allTests()])
    const broken = modules.filter((module) => module.errors().length > 0).length
    const count = (state: string) => tests.filter((test) => test.result().state === state).length
    const retried = tests.filter((test) => (test.diagnostic()?.retryCount ?? 0) > 0)
    const failed = count('failed') + broken + errors.length
    // After the other reporters have spoken.
    process.on('exit', () => {
      for (const test of retried) process.stdout.write(`\ntried again: ${test.fullName}`)
      const others = `${count('skipped')} skipped, ${retried.length} retried`
      process.stdout.write(`\n${count('passed')} passed, ${failed} failed, ${others}\n`)
    })
  }
}
