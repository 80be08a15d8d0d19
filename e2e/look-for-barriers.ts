import { source } from 'axe-core'
import type { Page } from 'playwright-core'

type Found = {
  violations: { id: string; nodes: { target: unknown[]; failureSummary?: string }[] }[]
}

/** What axe finds wrong with the page as it stands: nothing, if it is as it should be. */
export async function lookForBarriers(page: Page): Promise<string[]> {
  // The page's policy lets no foreign script in; the debugger may bring one.
  const session = await page.context().newCDPSession(page)
  await session.send('Runtime.evaluate', { expression: source })
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
