import type { Page } from 'playwright-core'

/** What a page let happen that a text alone must never do. */
export type Watch = { faults: string[]; look: (address: string) => Promise<void> }

/** Watches a visitor's page from before its first script on: dialogs, planted scripts, the content policy. */
export async function watchScripts(page: Page): Promise<Watch> {
  const faults: string[] = []
  let at = ''
  await page.exposeFunction('tellFault', (fault: string) => faults.push(`${at}: ${fault}`))
  await page.addInitScript(() => {
    const tell = Reflect.get(window, 'tellFault')
    Object.defineProperty(window, 'pwned', { set: () => tell('a planted script has run') })
    window.addEventListener('securitypolicyviolation', (event) =>
      tell(`the policy stopped ${event.violatedDirective} ${event.blockedURI}`),
    )
  })
  page.on('dialog', (dialog) => {
    faults.push(`${at}: a dialog`)
    void dialog.dismiss()
  })
  const look = async (address: string) => {
    at = address
    await page.goto(address)
    await page.waitForFunction(() => Reflect.has(window, '__reactRouterDataRouter'))
    faults.push(...(await page.evaluate(plantedParts)).map((fault) => `${address}: ${fault}`))
    // The same again as a link within the shop shows it.
    await page.evaluate(
      (to) =>
        Reflect.get(window, '__reactRouterDataRouter')
          .navigate('/faqs')
          .then(() => Reflect.get(window, '__reactRouterDataRouter').navigate(to)),
      address,
    )
    faults.push(
      ...(await page.evaluate(plantedParts)).map((fault) => `${address}, within: ${fault}`),
    )
  }
  return { faults, look }
}

/** Runs in the page: elements that came out of a text, addresses that run, facts that cannot be read. */
function plantedParts(): string[] {
  const found = [...document.querySelectorAll('[data-pwned], script[data-pwned]')]
  const parts = found.map((element) => `a planted <${element.localName}>`)
  const running = /^\W*(?:javascript|vbscript|data:text\/html)/i
  for (const element of document.querySelectorAll('[href], [src], [action], [formaction]')) {
    const names = ['href', 'src', 'action', 'formaction']
    const bad = names.some((name) => running.test(element.getAttribute(name) ?? ''))
    if (bad) parts.push(`an address that runs in <${element.localName}>`)
  }
  for (const facts of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      JSON.parse(facts.textContent ?? '')
    } catch {
      parts.push('facts that cannot be read')
    }
  }
  return parts
}
