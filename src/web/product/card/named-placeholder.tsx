import { swatchOf } from '#domain/colour.ts'

/** A field of the saree's colour with its name, where there is no photograph. */
export function NamedPlaceholder({ name, color }: { name: string; color: string }) {
  return (
    <div className="relative -mx-4 flex aspect-3/4 items-center justify-center md:mx-0 md:aspect-auto md:h-[500px]">
      <svg className="absolute inset-0 size-full" aria-hidden="true">
        <rect width="100%" height="100%" fill={swatchOf(color)} />
      </svg>
      <p className="relative m-6 bg-card px-5 py-3 text-center font-display text-lg">{name}</p>
    </div>
  )
}
