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
    if (!input.current || !isOurs || !place) return
    filled.current = place.district ?? ''
    input.current.value = filled.current
  }, [place])
  return input
}

/** The state of the PIN code, by its first digits until the shop says it, unless somebody has chosen one. */
export function useFilledState(typed: string, pin: string, place: ToldPlace) {
  const [chosen, choose] = useState(typed)
  const digits = pin.replaceAll(' ', '')
  const known = isPin(digits) ? (place?.state ?? stateOfPin(digits)) : null
  return { value: chosen || (known ?? ''), choose }
}

export type FilledState = ReturnType<typeof useFilledState>
