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

/** What axe finds wrong with the page once nothing of it is still on its way: nothing, if it is as it should be. */
export async function lookForBarriers(page: Page): Promise<string[]> {
  await page.waitForFunction(
    () => !document.querySelector('.skeleton, .arriving, [aria-busy=true]'),
  )
  // The page's policy lets no foreign script in; the debugger may bring one.
  const session = await page.context().newCDPSession(page)
  const run = (expression: string) =>
    session.send('Runtime.evaluate', { expression, awaitPromise: true })
  const isThere = await run("'axe' in window")
  if (!isThere.result.value) await run(source)
  await run(settled)
  const { result } = await run(
    'axe.run(document, { resultTypes: ["violations"], preload: false }).then(JSON.stringify)',
  )
  await session.detach()
  const { violations } = JSON.parse(String(result.value)) as Found // axe's own shape.
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary }) => `${id}: ${target.join(' ')}\n${failureSummary ?? ''}`,
    ),
  )
}
