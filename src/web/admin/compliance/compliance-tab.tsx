import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { compliance } from '#contract/compliance/admin-calls.ts'
import type { ComplianceCheck, ComplianceList } from '#contract/compliance/types.ts'
import { may } from '#domain/permissions.ts'
import { Link } from '#web/ui/link.tsx'
import { adminCompliance as words } from '#web/words/en/admin/compliance.ts'
import { queryFor } from '../../cache.ts'
import { RoleContext } from '../allowed.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { StateMark } from './state-mark.tsx'
import { wayOf } from './ways.ts'

const { columns } = words

/** What the law wants of the shop, what is red first, each with the way to mend it. */
export function ComplianceTab() {
  const asked = useQuery({ ...queryFor(compliance, {}), refetchOnMount: 'always' })
  return (
    <Loaded asked={asked} height="h-96">
      {(list) => (
        <Panel title={words.title} className="max-w-6xl">
          <p className="max-w-3xl text-soft">{words.text}</p>
          <p className="pt-1 pb-4 font-semibold">{sumsOf(list)}</p>
          <Sheet
            columns={[
              { label: columns.check },
              { label: columns.state },
              { label: columns.found, className: 'w-full' },
              { label: columns.do },
            ]}
            items={inOrder(list.checks)}
            row={(check) => <CheckRow key={check.id} check={check} />}
          />
        </Panel>
      )}
    </Loaded>
  )
}

const sumsOf = ({ checks, red, amber }: ComplianceList) =>
  red + amber === 0 ? words.allGreen : words.sums(red, amber, checks.length - red - amber)

const urgency = ['red', 'amber', 'green'] as const

const inOrder = (checks: readonly ComplianceCheck[]) =>
  urgency.flatMap((state) => checks.filter((check) => check.state === state))

function CheckRow({ check }: { check: ComplianceCheck }) {
  const name = words.names[check.id]
  return (
    <tr>
      <td className="md:whitespace-nowrap">
        <span className="font-medium">{name}</span>
        <span className="block text-sm text-soft">{check.id}</span>
      </td>
      <td data-label={columns.state} className="whitespace-nowrap">
        <StateMark state={check.state} />
      </td>
      <td data-label={columns.found} className={check.state === 'green' ? 'text-soft' : undefined}>
        {check.words}
      </td>
      <td>{check.state !== 'green' && <WayLink check={check} />}</td>
    </tr>
  )
}

/** The way to the screen where a check is put right, for those who may. */
export function WayLink({ check }: { check: Pick<ComplianceCheck, 'id'> }) {
  const { to, label, permission } = wayOf[check.id]
  if (!may(useContext(RoleContext), permission)) return null
  return (
    <Link
      to={to}
      aria-label={words.go(words.names[check.id])}
      className="link inline-flex min-h-11 items-center whitespace-nowrap"
    >
      {label}
    </Link>
  )
}
