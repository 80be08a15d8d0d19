import type { Address } from '#domain/address/address.ts'

/** An address as a label shows it. */
export function AddressText({ address }: { address: Address }) {
  const { fullName, line1, line2, city, pin, state, mobile } = address
  return (
    <span className="min-w-0 flex-1 wrap-anywhere">
      <span className="block font-medium">{fullName}</span>
      <span className="block text-sm text-soft">
        {[line1, line2].filter((line) => line !== '').join(', ')}
      </span>
      <span className="block text-sm text-soft">{`${city} ${pin}, ${state}`}</span>
      <span className="block text-sm text-soft tabular-nums">{mobile}</span>
    </span>
  )
}
