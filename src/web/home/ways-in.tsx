import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as catalogCalls from '#contract/catalog/calls.ts'
import type { WayIn, WaysIn as Ways } from '#contract/catalog/types.ts'
import { emptyFilter, type ListingFilter } from '#domain/listing/listing.ts'
import { listingPath } from '#domain/listing/listing-query.ts'
import { Link } from '#web/ui/link.tsx'
import { home as english } from '#web/words/en/home.ts'
import { listing } from '#web/words/en/listing.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { queryFor } from '../cache.ts'
import { rangeName } from '../listing/price/price-name.ts'
import { fallbackPicture, Picture } from '../ui/picture.tsx'
import { rupees } from '../ui/price.tsx'

/** The ways on from the first screen: by occasion, by price and by region, each with what it costs at the least. */
export function WaysIn() {
  const words = useWords('home', english)
  const { data } = useQuery(queryFor(catalogCalls.waysIn, {}))
  if (!data) return null
  return (
    <div className="page space-y-7 pt-6 md:space-y-10 md:pt-10">
      <Occasions title={words.byOccasion} ways={data.occasions} />
      <Bands bands={data.bands} />
      <Regions title={words.byRegion} ways={data.regions} />
    </div>
  )
}

const pathOf = (chosen: Partial<ListingFilter>) => listingPath({ ...emptyFilter, ...chosen })

type WaysProps = { title: string; ways: WayIn[] }

/** A row to swipe on phones. One way alone is no choice. */
function Occasions({ title, ways }: WaysProps) {
  const words = useWords('listing', listing)
  if (ways.length < 2) return null
  return (
    <Part id="by-occasion" title={title}>
      <ul className="scrollbar-none -mx-4 mt-3 flex snap-x scroll-px-4 gap-2 overflow-x-auto px-4 md:mx-0 md:grid md:grid-cols-6 md:gap-5 md:px-0">
        {ways.map((way) => (
          <li
            key={way.value}
            className="w-min min-w-[6.25rem] shrink-0 snap-start md:w-auto md:min-w-0"
          >
            <Link to={pathOf({ occasions: [way.value] })} isAhead className="group block">
              <Picture
                picture={{ ...(way.picture ?? nothing), alt: '' }}
                sizes="(min-width: 64rem) 12rem, (min-width: 48rem) 15vw, 100px"
                widest={640}
                className="aspect-square rounded-xs"
              />
              <span
                lang={langOf(way, 'value')}
                className="mt-1.5 block leading-snug font-medium group-hover:text-lac"
              >
                {way.label ?? way.value}
              </span>
              <span className="text-sm text-soft">{words.from(rupees(way.from))}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Part>
  )
}

const nothing = { src: fallbackPicture, alt: '', width: 600, height: 600 }

function Bands({ bands }: { bands: Ways['bands'] }) {
  const { byPrice } = useWords('home', english)
  const words = useWords('listing', listing)
  if (bands.length < 2) return null
  return (
    <Rows id="by-price" title={byPrice}>
      {bands.map(({ minPrice, maxPrice, count }) => (
        <Row key={minPrice ?? 0} to={pathOf({ minPrice, maxPrice })} aside={String(count)}>
          {rangeName(minPrice, maxPrice, words)}
        </Row>
      ))}
    </Rows>
  )
}

/** Without pictures: a first visit loads enough of them. */
function Regions({ title, ways }: WaysProps) {
  const words = useWords('listing', listing)
  if (ways.length < 2) return null
  return (
    <Rows id="by-region" title={title}>
      {ways.map((way) => (
        <Row
          key={way.value}
          to={pathOf({ regions: [way.value] })}
          aside={words.from(rupees(way.from))}
        >
          <span lang={langOf(way, 'value')}>{way.label ?? way.value}</span>
        </Row>
      ))}
    </Rows>
  )
}

type PartProps = { id: string; title: string; children: ReactNode }

const Part = ({ id, title, children }: PartProps) => (
  <section aria-labelledby={id}>
    <h2 id={id} className="font-sans text-base font-semibold md:text-xl">
      {title}
    </h2>
    {children}
  </section>
)

const Rows = ({ id, title, children }: PartProps) => (
  <Part id={id} title={title}>
    <ul className="mt-3 grid grid-cols-2 gap-2 md:grid-cols-5 md:gap-3">{children}</ul>
  </Part>
)

type RowProps = { to: string; aside: string; children: ReactNode }

const Row = ({ to, aside, children }: RowProps) => (
  <li>
    <Link
      to={to}
      isAhead
      className="flex min-h-12 flex-wrap items-center justify-between gap-x-2 rounded-xs border border-line bg-card px-3 py-1 hover:border-ink"
    >
      {children}
      <span className="text-sm text-soft tabular-nums">{aside}</span>
    </Link>
  </li>
)
