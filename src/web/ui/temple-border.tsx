type TempleBorderProps = {
  /** Where it stands; each place has one. */
  place: string
  className?: string
}

/** A row of small temple towers, 8 px high, marking a section's edge. Use it three times, not thirty. */
export function TempleBorder({ place, className = 'text-zari' }: TempleBorderProps) {
  const id = `temple-${place}`
  return (
    <svg className={`block h-2 w-full ${className}`} aria-hidden="true">
      <pattern id={id} width="14" height="8" patternUnits="userSpaceOnUse">
        <path d="M0 7 7 0l7 7v1H0Z" fill="currentColor" />
      </pattern>
      <rect width="100%" height="8" fill={`url(#${id})`} />
    </svg>
  )
}
