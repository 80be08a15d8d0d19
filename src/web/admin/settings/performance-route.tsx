import { PerformancePanel } from './performance-panel.tsx'

export default function PerformanceRoute() {
  return <PerformancePanel />
}
