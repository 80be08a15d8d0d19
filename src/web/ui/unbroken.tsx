/** A text in which a number stays on one line: lines break after hyphens else. */
export function Unbroken({ text, number }: { text: string; number: string }) {
  const [before, ...after] = text.split(number)
  if (after.length === 0) return text
  return (
    <>
      {before}
      <span className="whitespace-nowrap">{number}</span>
      {after.join(number)}
    </>
  )
}
