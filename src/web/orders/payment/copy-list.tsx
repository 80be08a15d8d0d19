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
          className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 border-b border-line py-1"
        >
          <div className="min-w-0">
            <dt className="text-sm text-soft">{name}</dt>
            <dd className="font-medium wrap-anywhere tabular-nums select-all">{shown}</dd>
          </div>
          <CopyButton text={copied} of={name} />
        </div>
      ))}
    </dl>
  )
}
