import { memo, type ReactNode } from 'react'
import type { Facets } from '#contract/search/types.ts'
import { attributeOf, type FilterGroup as Group, isColour } from '#domain/attributes.ts'
import type { ListingFilter } from '#domain/listing/listing.ts'
import { toggle } from '#domain/listing/listing-choices.ts'
import { listValue } from '#domain/listing/listing-query.ts'
import { attributes as englishNames } from '#web/words/en/attributes.ts'
import { listing as english } from '#web/words/en/listing.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { classes } from '../ui/classes.ts'
import { ChevronDownIcon } from '../ui/icon.tsx'
import { Swatch } from '../ui/swatch.tsx'
import { ColourFamilies } from './colour-families.tsx'
import type { Choose } from './use-listing.ts'

type Option = Facets['fabrics'][number]

type FilterGroupProps = {
  group: Group
  options: Option[]
  /** The values of this group that are chosen. */
  chosen: string[]
  /** Colours alone lead on from what is chosen elsewhere. */
  settled: ListingFilter | undefined
  choose: Choose
}

/** A sheet that opens lays out what is seen of it, not its hundred rows. */
const group = 'py-4 max-md:[contain-intrinsic-height:auto_24rem] max-md:[content-visibility:auto]'

/** Options beyond these stand folded away. */
const shownOptions = 8

/**
 * Every value found, with what it would match under the other filters (spec §5). Drawn anew only for what changes in it: a
 * panel has a hundred rows, of which a tap changes one.
 */
export const FilterGroup = memo(function FilterGroup(props: FilterGroupProps) {
  const contents = useCachedHtml('filter-group', <InsideGroup {...props} />)
  return props.options.length > 0 && <fieldset className={group} {...contents} />
})

function InsideGroup({ group, options, chosen, settled, choose }: FilterGroupProps) {
  const names = useWords('attributes', englishNames)
  const isChosen = ({ value }: Option) => chosen.includes(value)
  const row = (option: Option) => (
    <OptionRow
      key={option.value}
      group={group}
      option={option}
      isChosen={isChosen(option)}
      onToggle={(value) => choose((now) => toggle(now, group, value))}
    />
  )
  return (
    <>
      <legend className="float-start mb-1 w-full font-medium">{names[attributeOf[group]]}</legend>
      {settled ? (
        <ColourFamilies chosen={chosen} settled={settled} shades={options} rowOf={row} />
      ) : (
        <Options options={options} isChosen={isChosen} rowOf={row} />
      )}
    </>
  )
}

type OptionsProps = {
  options: Option[]
  isChosen: (option: Option) => boolean
  rowOf: (option: Option) => ReactNode
}

/** The first few, the rest folded away. */
function Options({ options, isChosen, rowOf }: OptionsProps) {
  const words = useWords('listing', english)
  const folded = options.slice(shownOptions)
  return (
    <>
      <ul className="clear-both">{options.slice(0, shownOptions).map(rowOf)}</ul>
      {folded.length > 0 && (
        <details open={folded.some(isChosen)} className="group/more">
          <summary className="flex min-h-11 items-center gap-2 text-sm hover:text-lac md:min-h-9">
            {words.showAll(options.length)}
            <ChevronDownIcon className="size-4 transition-transform group-open/more:rotate-180" />
          </summary>
          <ul>{folded.map(rowOf)}</ul>
        </details>
      )}
    </>
  )
}

type OptionRowProps = {
  group: Group
  option: Option
  isChosen: boolean
  onToggle: (value: string) => void
}

function OptionRow({ group, option, isChosen, onToggle }: OptionRowProps) {
  const { value, count } = option
  return (
    <li>
      <label className="flex min-h-11 items-center gap-3 hover:text-lac md:min-h-9">
        <input
          type="checkbox"
          name={group}
          value={listValue(value)}
          checked={isChosen}
          onChange={() => onToggle(value)}
          className="size-5 shrink-0 md:size-4"
        />
        {isColour(group) && <Swatch colour={value} />}
        <span
          lang={langOf(option, 'value')}
          className={classes('min-w-0 flex-1', count === 0 && !isChosen && 'text-soft')}
        >
          {`${option.label ?? value} `}
        </span>
        <span className="text-sm text-soft tabular-nums">{count}</span>
      </label>
    </li>
  )
}
