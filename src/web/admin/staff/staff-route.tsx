import { StaffTab } from './staff-tab.tsx'

export default function StaffRoute() {
  return <StaffTab />
}
