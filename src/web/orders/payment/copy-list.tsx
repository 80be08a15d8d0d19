import { CopyButton } from '../../ui/copy-button.tsx'

type Fact = {
  name: string
  shown: string
  /** What an app or a bank wants pasted, where it is not what is shown. */
  copied?: string
}

/** What must be typed exactly elsewhere: one figure a row, each with a press that copies it. */
export function CopyList({ facts }: { facts: Fact[] }) {
  return (
    <dl className="grid">
      {facts.map(({ name, shown, copied = shown }) => (
        <div
          key={name}
          className="grid min-h-14 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 border-b border-line py-1"
        >
          <dt className="text-sm text-soft">{name}</dt>
          <dd className="col-start-1 font-medium wrap-anywhere tabular-nums select-all">{shown}</dd>
          <dd className="col-start-2 row-span-2 row-start-1">
            <CopyButton text={copied} of={name} />
          </dd>
        </div>
      ))}
    </dl>
  )
}
