import { type MouseEvent, useState } from 'react'
import { account as english } from '#web/words/en/account.ts'
import { useWords } from '#web/words/words.ts'
import { FormDone } from '../../sign-in/form-done.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'

type RecoveryCodeListProps = { codes: string[]; onKept: () => void }

/** The codes as they are shown once, and the ways to keep them. */
export function RecoveryCodeList({ codes, onKept }: RecoveryCodeListProps) {
  const words = useWords('account', english).twoStep
  const [isCopied, setCopied] = useState(false)
  const text = `${codes.join('\n')}\n`
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  const finish = (event: MouseEvent) => {
    event.preventDefault()
    onKept()
  }
  return (
    <div className="grid gap-5">
      <FormDone title={words.on} />
      <ol className="grid gap-x-8 gap-y-2 border border-line bg-card p-5 tabular-nums sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="font-sans text-base">{code}</code>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap gap-3 no-script:hidden">
        <Button look="quiet" onClick={() => void copy()}>
          <span aria-live="polite">{isCopied ? words.copied : words.copy}</span>
        </Button>
        <Button look="quiet" onClick={() => saveAs(words.file, text)}>
          {words.save}
        </Button>
      </div>
      <LinkButton to="/account/two-step" onClick={finish} className="justify-self-start">
        {words.done}
      </LinkButton>
    </div>
  )
}

function saveAs(file: string, text: string) {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }))
  const link = document.createElement('a')
  link.href = address
  link.download = file
  link.click()
  URL.revokeObjectURL(address)
}
