import { useEffect, useState } from 'react'
import { type SentSide, sentSides, usualSide } from '#domain/pictures/shrink.ts'
import { SelectField } from '#web/ui/forms/field.tsx'
import { admin } from '#web/words/en/admin.ts'
import { keepSide, readSide } from './sent-side.ts'

const words = admin.products.pictures

/** How large this browser sends pictures; those that are chosen from now on. */
export function SideSelect() {
  const [side, setSide] = useState<SentSide>(usualSide)
  useEffect(() => setSide(readSide()), [])
  return (
    <SelectField
      label={words.side}
      hint={words.sideHint}
      value={side}
      onChange={({ target }) => {
        const next = sentSides.find((one) => one === target.value) ?? usualSide
        setSide(next)
        keepSide(next)
      }}
    >
      {sentSides.map((one) => (
        <option key={one} value={one}>
          {words.sides[one]}
        </option>
      ))}
    </SelectField>
  )
}
