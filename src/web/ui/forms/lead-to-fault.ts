import { useEffect, useRef } from 'react'

/**
 * Gives the first wrong field of a form the focus and brings what is said of it into sight too: below the field it may lie
 * under the bar at the bottom of a phone. Returns that field.
 */
export function leadToFault(form: HTMLElement | null): HTMLElement | null {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null
  field?.focus()
  faultOf(field)?.scrollIntoView({ block: 'nearest' })
  return field
}

/** A form that leads to its first wrong field whenever it was refused. */
export function useLeadToFault(refusal: object | undefined) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) leadToFault(form.current)
  }, [refusal])
  return form
}

/** The sentence beside a field, or the one of the group that it belongs to. */
function faultOf(field: HTMLElement | null): HTMLElement | null {
  const described = field?.closest('[aria-describedby]')?.getAttribute('aria-describedby') ?? ''
  const id = described.split(' ').find((one) => one.endsWith('-error'))
  return id === undefined ? null : document.getElementById(id)
}
