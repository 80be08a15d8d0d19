import { swatchOf } from '#domain/colour.ts'

type SwatchProps = {
  /** The colour as the shop names it. */
  colour: string
  className?: string
}

/** A dot of the colour; its name stands beside it or in `title`. */
export function Swatch({ colour, className = 'size-4' }: SwatchProps) {
  return (
    <svg viewBox="0 0 16 16" className={`shrink-0 ${className}`} aria-hidden="true">
      <circle
        cx="8"
        cy="8"
        r="7.5"
        fill={swatchOf(colour)}
        stroke="currentColor"
        strokeOpacity=".3"
      />
    </svg>
  )
}
