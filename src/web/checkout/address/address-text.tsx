import type { PlaceLabels } from '#contract/address.ts'
import type { Address } from '#domain/address/address.ts'

type AddressTextProps = { address: Address & { placeLabels?: PlaceLabels | undefined } }

/** An address as a label shows it. */
export function AddressText({ address }: AddressTextProps) {
  const { fullName, line1, line2, city, pin, state, mobile, country, placeLabels } = address
  const place = [`${city} ${pin}`.trim(), placeLabels?.state ?? state]
    .filter((part) => part !== '')
    .join(', ')
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <span className="block font-medium">{fullName}</span>
      <span className="block text-sm text-soft">
        {[line1, line2].filter((line) => line !== '').join(', ')}
      </span>
      <span className="block text-sm text-soft">{place}</span>
      {country && (
        <span className="block text-sm text-soft">{placeLabels?.country ?? country}</span>
      )}
      <span className="block text-sm text-soft tabular-nums">{mobile}</span>
    </span>
  )
}
