import type { ReactNode } from 'react'
import type { Facets } from '#contract/search/types.ts'
import { swatchOf } from '#domain/colour.ts'
import { type FamilyOffered, inFamilies, toggleShades } from '#domain/listing/colour-families.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { Link } from '#web/ui/link.tsx'
import { listing as english } from '#web/words/en/listing.ts'
import { useWords } from '#web/words/words.ts'
import { ChevronDownIcon } from '../ui/icon.tsx'

type Shade = Facets['colors'][number]

type ColourFamiliesProps = {
  chosen: string[]
  settled: ListingFilter
  shades: Shade[]
  /** The row of one shade, with its box to tick. */
  rowOf: (shade: Shade) => ReactNode
}

/** Ten families in place of thirty names; each opens into its shades, all of which one link chooses. */
export const ColourFamilies = ({ shades, ...rest }: ColourFamiliesProps) => (
  <ul className="clear-both">
    {inFamilies(shades).map((offered) =>
      offered.shades.length === 1 ? (
        offered.shades.map(rest.rowOf)
      ) : (
        <li key={offered.family}>
          <Family offered={offered} {...rest} />
        </li>
      ),
    )}
  </ul>
)

type FamilyProps = Omit<ColourFamiliesProps, 'shades'> & { offered: FamilyOffered<Shade> }

function Family({ offered: { family, shades, count }, chosen, settled, rowOf }: FamilyProps) {
  const words = useWords('listing', english)
  const values = shades.map(({ value }) => value)
  const ticked = values.filter((value) => chosen.includes(value)).length
  return (
    <details open={ticked > 0} className="group/family">
      <summary className="flex min-h-11 items-center gap-3 hover:text-lac md:min-h-9">
        <Discs shades={values} />
        <span className={ticked > 0 ? 'flex-1 font-semibold' : 'flex-1'}>
          {words.families[family]}
        </span>
        <span className="text-sm text-soft tabular-nums">{count}</span>
        <ChevronDownIcon className="size-4 text-soft transition-transform group-open/family:rotate-180" />
      </summary>
      <div className="ms-2 border-s border-line ps-4">
        <Link
          to={listingPath(toggleShades(settled, values))}
          keepsScroll
          aria-current={ticked === values.length || undefined}
          className="link inline-flex min-h-11 items-center text-sm aria-[current]:font-semibold md:min-h-9"
        >
          {words.allOf(words.families[family])}
        </Link>
        <ul>{shades.map(rowOf)}</ul>
      </div>
    </details>
  )
}

/** Three shades of a family side by side in one disc. */
const Discs = ({ shades }: { shades: string[] }) => (
  <svg
    viewBox="0 0 3 3"
    className="size-5 shrink-0 rounded-full border border-edge"
    aria-hidden="true"
  >
    {[0, 1, 2].map((at) => (
      <rect
        key={at}
        x={at}
        width="1.1"
        height="3"
        fill={swatchOf(shades[Math.floor((at * shades.length) / 3)] ?? '')}
      />
    ))}
  </svg>
)
