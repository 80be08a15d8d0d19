const format = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
})

export const whenText = (at: string) => format.format(new Date(at))

/** A moment by the clock of the shop. */
export function When({ at }: { at: string }) {
  return (
    <time dateTime={at} className="whitespace-nowrap">
      {whenText(at)}
    </time>
  )
}
