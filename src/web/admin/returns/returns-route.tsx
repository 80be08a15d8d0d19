import { ReturnsTab } from './returns-tab.tsx'

export default function ReturnsRoute() {
  return <ReturnsTab />
}
