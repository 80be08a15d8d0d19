type SelectAllProps = {
  label: string
  /** How many rows there are, and how many of them are selected. */
  count: number
  selected: number
  /** True while the rows are not those that were asked for. */
  isDisabled?: boolean
  onSelect: (isSelected: boolean) => void
}

/** Selects every row of the page, or none. */
export const SelectAll = ({
  label,
  count,
  selected,
  isDisabled = false,
  onSelect,
}: SelectAllProps) => (
  <input
    type="checkbox"
    className="size-5 align-middle"
    aria-label={label}
    disabled={isDisabled || count === 0}
    checked={count > 0 && selected === count}
    ref={(box) => {
      if (box) box.indeterminate = selected > 0 && selected < count
    }}
    onChange={(event) => onSelect(event.target.checked)}
  />
)
