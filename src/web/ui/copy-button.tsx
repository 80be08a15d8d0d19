import { useState } from 'react'
import { ui } from '#web/words/en/ui.ts'
import { useWords } from '#web/words/words.ts'
import { Button } from './button.tsx'

type CopyButtonProps = {
  text: string
  /** What it is, for those who hear several of these buttons. */
  of: string
}

/** Takes a figure along, so that nobody types it; nothing where the browser keeps its clipboard to itself. */
export function CopyButton({ text, of }: CopyButtonProps) {
  const words = useWords('ui', ui)
  const [said, setSaid] = useState('')
  const copy = () =>
    navigator.clipboard
      .writeText(text)
      .then(() => setSaid(words.copied))
      .catch(() => setSaid(words.notCopied))
  return (
    <span className="no-script:hidden flex items-center gap-3">
      <span role="status" className="text-sm text-soft">
        {said}
      </span>
      <Button look="quiet" size="sm" onClick={() => void copy()}>
        {words.copy} <span className="sr-only">{of}</span>
      </Button>
    </span>
  )
}
