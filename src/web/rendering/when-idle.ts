/**
 * Does something when the browser has nothing else to do, after `patienceMs` at the latest; where a browser does not tell, as
 * Safari, after as long. Answers how to stop waiting for it.
 */
export function whenIdle(work: () => void, patienceMs: number): () => void {
  if (!window.requestIdleCallback) {
    const timer = setTimeout(work, patienceMs)
    return () => clearTimeout(timer)
  }
  const asked = requestIdleCallback(work, { timeout: patienceMs })
  return () => cancelIdleCallback(asked)
}
