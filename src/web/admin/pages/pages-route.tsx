import { PagesTab } from './pages-tab.tsx'

export default function PagesRoute() {
  return <PagesTab />
}
