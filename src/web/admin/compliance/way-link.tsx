import { useContext } from 'react'
import type { ComplianceCheck } from '#contract/compliance/types.ts'
import { may } from '#domain/permissions.ts'
import { Link } from '#web/ui/link.tsx'
import { adminCompliance as words } from '#web/words/en/admin/law/compliance.ts'
import { RoleContext } from '../allowed.ts'
import { wayOf } from './ways.ts'

/** The way to the screen where a check is put right, for those who may. */
export function WayLink({ check }: { check: Pick<ComplianceCheck, 'id'> }) {
  const { to, label, permission } = wayOf[check.id]
  if (!may(useContext(RoleContext), permission)) return null
  return (
    <Link
      to={to}
      aria-label={`${label}: ${words.names[check.id]}`}
      className="link inline-flex min-h-11 items-center whitespace-nowrap"
    >
      {label}
    </Link>
  )
}
