import { useEffect, useRef, useState } from 'react'
import { isPin, stateOfPin } from '#domain/address/pin.ts'

/** What the shop says of the PIN code that is typed; undefined until it has said so. */
export type ToldPlace = { district: string | null; state: string | null } | undefined

/** Fills in an empty field, and again what it has filled in itself; what somebody typed stays. */
export function useFilledDistrict(place: ToldPlace) {
  const input = useRef<HTMLInputElement>(null)
  const filled = useRef('')
  useEffect(() => {
    const isOurs = input.current && [filled.current, ''].includes(input.current.value)
    const district = place?.district ?? ''
    if (!input.current || !isOurs || !place || input.current.value === district) return
    filled.current = district
    fillIn(input.current, district)
  }, [place])
  return input
}

/** As if it were typed, so that a draft and a refusal hear of it; whoever is in the field types over it. */
function fillIn(input: HTMLInputElement, text: string) {
  const isTypedIn = document.activeElement === input
  input.setRangeText(text, 0, input.value.length, isTypedIn ? 'select' : 'preserve')
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** The state of the PIN code, by its first digits until the shop says it, unless somebody has chosen one. */
export function useFilledState(typed: string, pin: string, place: ToldPlace) {
  const [chosen, choose] = useState(typed)
  const digits = pin.replaceAll(' ', '')
  const known = isPin(digits) ? (place?.state ?? stateOfPin(digits)) : null
  return { value: chosen || (known ?? ''), choose }
}

export type FilledState = ReturnType<typeof useFilledState>
