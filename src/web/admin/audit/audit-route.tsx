import { AuditTab } from './audit-tab.tsx'

export default function AuditRoute() {
  return <AuditTab />
}
