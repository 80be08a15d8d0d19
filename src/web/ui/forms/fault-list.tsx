import type { MouseEvent } from 'react'

export type Fault = {
  said: string
  /** The id of the field, or of the group of fields; left out where nobody sees one. */
  at?: string
  /** What its control is called in the form. */
  control: string
}

/** What is missing or wrong, in the order of the form; each leads to its field. */
export function FaultList({ faults }: { faults: Fault[] }) {
  return (
    <ul className="mt-1">
      {faults.map((fault) => (
        <li key={fault.control}>
          {fault.at ? (
            <a href={`#${fault.at}`} className="link reachable py-1.5" onClick={lead(fault)}>
              {fault.said}
            </a>
          ) : (
            fault.said
          )}
        </li>
      ))}
    </ul>
  )
}

/** To the control itself, or the first of its group, so that it can be mended at once; without scripts the page jumps there. */
const lead =
  ({ at, control }: Fault) =>
  (event: MouseEvent<HTMLAnchorElement>) => {
    const form = event.currentTarget.closest('form')
    const named = form?.querySelectorAll<HTMLElement>(`[name="${control}"]`) ?? []
    const grouped = form?.querySelectorAll<HTMLElement>(`[id="${at}"] [name]`) ?? []
    const field = [...named, ...grouped].find(
      (one) => !one.matches(':disabled') && one.checkVisibility(),
    )
    if (!field) return
    event.preventDefault()
    field.focus()
  }
