import { source } from 'axe-core'
import type { Page } from 'playwright-core'

type Found = {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** Colours that are still on their way to the dark are nobody's contrast. */
const settled = `new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))).then(() =>
  Promise.all(
    document
      .getAnimations()
      .filter(({ effect }) => effect.getComputedTiming().iterations < 1000)
      .map(({ finished }) => finished.catch(() => undefined)),
  ),
)`

/** What axe finds wrong with the page as it stands: nothing, if it is as it should be. */
export async function lookForBarriers(page: Page): Promise<string[]> {
  // The page's policy lets no foreign script in; the debugger may bring one.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
  await session.send('Runtime.evaluate', { expression: settled, awaitPromise: true })
  const { result } = await session.send('Runtime.evaluate', {
    expression: 'axe.run(document, { resultTypes: ["violations"] }).then(JSON.stringify)',
    awaitPromise: true,
  })
  await session.detach()
  const { violations } = JSON.parse(String(result.value)) as Found // axe's own shape.
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  )
}
