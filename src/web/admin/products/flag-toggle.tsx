import { admin } from '#web/words/en/admin.ts'

type FlagToggleProps = {
  /** What is on or off, and of what. */
  label: string
  isOn: boolean
  isReadOnly: boolean
  onChange: (isOn: boolean) => void
}

/** Yes or No, changed by a press. */
export function FlagToggle({ label, isOn, isReadOnly, onChange }: FlagToggleProps) {
  const word = isOn ? admin.yes : admin.no
  if (isReadOnly) return <span className="px-2">{word}</span>
  return (
    <button
      type="button"
      role="switch"
      aria-checked={isOn}
      aria-label={label}
      className="toggle"
      onClick={() => onChange(!isOn)}
    >
      {word}
    </button>
  )
}
