import type { MouseEvent } from 'react'
import { orderFields } from './typed-order.ts'

/** What is missing or wrong, in the order of the form; each leads to its field. */
export function FaultList({ fields }: { fields: Record<string, string> }) {
  const order: readonly string[] = orderFields
  const faults = Object.entries(fields).sort(([a], [b]) => order.indexOf(a) - order.indexOf(b))
  return (
    <ul className="mt-1">
      {faults.map(([field, fault]) => (
        <li key={field}>
          <a href={`#${field}`} className="link reachable py-1.5" onClick={lead(field)}>
            {fault}
          </a>
        </li>
      ))}
    </ul>
  )
}

/** To the control itself, so that it can be mended at once; without scripts the page jumps there. */
const lead = (field: string) => (event: MouseEvent<HTMLAnchorElement>) => {
  const name = field === 'isAddressConfirmed' ? 'confirmedPlace' : field
  const controls = event.currentTarget.closest('form')?.querySelectorAll<HTMLElement>('[name]')
  const control = [...(controls ?? [])].find(
    (one) =>
      one.getAttribute('name') === name && !one.matches(':disabled') && one.checkVisibility(),
  )
  if (!control) return
  event.preventDefault()
  control.focus()
}
