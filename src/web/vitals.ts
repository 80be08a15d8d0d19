import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals'
import { reportVitals } from '#contract/performance/calls.ts'

/** Measures this visit and reports it once, when the page is left; nothing tells who it was. */
export function reportVisit() {
  const measured = new Map<Metric['name'], number>()
  const note = ({ name, value }: Metric) => measured.set(name, value)
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note)
  const landedOn = location.pathname
  const send = () => {
    if (document.visibilityState !== 'hidden') return
    removeEventListener('visibilitychange', send)
    const metrics = Array.from(measured, ([name, value]) => ({ name, value }))
    const report = JSON.stringify({ path: landedOn, metrics })
    navigator.sendBeacon(reportVitals.path, new Blob([report], { type: 'application/json' }))
  }
  addEventListener('visibilitychange', send)
}
