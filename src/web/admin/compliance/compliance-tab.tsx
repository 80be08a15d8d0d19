import { useQuery } from '@tanstack/react-query'
import { compliance } from '#contract/compliance/admin-calls.ts'
import type { ComplianceCheck, ComplianceList } from '#contract/compliance/types.ts'
import { adminCompliance as words } from '#web/words/en/admin/law/compliance.ts'
import { queryFor } from '../../cache.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { sayFindings } from './say-findings.ts'
import { StateMark } from './state-mark.tsx'
import { WayLink } from './way-link.tsx'

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
      <th scope="row" className="md:whitespace-nowrap">
        <span className="font-medium">{name}</span>
        <span className="block text-sm text-soft">{check.id}</span>
      </th>
      <td data-label={columns.state} className="whitespace-nowrap">
        <StateMark state={check.state} />
      </td>
      {/* A sentence needs no name beside it: on a phone that would leave it half the line. */}
      <td className={check.state === 'green' ? 'text-soft' : undefined}>{sayFindings(check)}</td>
      <td>{check.state !== 'green' && <WayLink check={check} />}</td>
    </tr>
  )
}
