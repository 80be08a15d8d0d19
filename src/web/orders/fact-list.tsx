/** What must be copied exactly: one figure a row. */
export function FactList({ facts }: { facts: (readonly [name: string, fact: string])[] }) {
  return (
    <dl className="grid gap-2">
      {facts.map(([name, fact]) => (
        <div
          key={name}
          className="flex flex-wrap justify-between gap-x-4 border-b border-line pb-2"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="font-medium wrap-anywhere tabular-nums select-all">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
