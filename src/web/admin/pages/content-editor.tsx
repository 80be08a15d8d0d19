import { useId, useState } from 'react'
import { admin } from '#web/words/en/admin.ts'
import { hasPictureWithin } from './picture-node.ts'
import { RichText } from './rich-text.tsx'

const words = admin.pages.editor

/** Tags that the shop shows but the text view cannot hold: it would drop them without a word. */
const beyondText = /<(?:table|figure|dl)\b/i

type ContentEditorProps = { label: string; html: string; onChange: (html: string) => void }

/** A content as text with formatting, or as the HTML that it is. */
export function ContentEditor({ label, html, onChange }: ContentEditorProps) {
  const id = useId()
  const needsHtml = beyondText.test(html) || hasPictureWithin(html)
  const [isHtml, setHtml] = useState(needsHtml)
  return (
    <div>
      <div className="mb-1.5 flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <fieldset className="flex">
          <legend className="sr-only">{words.mode}</legend>
          <ModeChoice
            label={words.rich}
            isChosen={!isHtml}
            isDisabled={needsHtml}
            onChoose={() => setHtml(false)}
          />
          <ModeChoice label={words.html} isChosen={isHtml} onChoose={() => setHtml(true)} />
        </fieldset>
      </div>
      {isHtml ? (
        <textarea
          id={id}
          rows={15}
          spellCheck={false}
          className="input-box font-mono text-sm"
          value={html}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <RichText {...{ id, label, html, onChange }} />
      )}
      <p className="mt-1.5 text-sm text-soft">
        {needsHtml ? words.needsHtml : isHtml && words.htmlHint}
      </p>
    </div>
  )
}

type ModeChoiceProps = {
  label: string
  isChosen: boolean
  isDisabled?: boolean
  onChoose: () => void
}

function ModeChoice({ label, isChosen, isDisabled, onChoose }: ModeChoiceProps) {
  return (
    <label className="inline-flex min-h-9 items-center gap-2 border border-edge bg-card px-3 text-sm first-of-type:border-e-0 has-checked:bg-wash has-checked:font-medium has-disabled:opacity-60">
      <input
        type="radio"
        name="content-mode"
        checked={isChosen}
        disabled={isDisabled}
        onChange={onChoose}
      />
      {label}
    </label>
  )
}
