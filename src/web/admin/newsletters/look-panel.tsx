import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { previewNewsletter, showNewsletter } from '#contract/newsletter/issue-calls.ts'
import type { NewsletterToSend } from '#contract/newsletter/issue-types.ts'
import { type Language, languages } from '#domain/language.ts'
import { isWritten } from '#domain/newsletter/issue.ts'
import { Link } from '#web/ui/link.tsx'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { adminTranslations } from '#web/words/en/admin/translations.ts'
import { queryKeepingLast } from '../../cache.ts'
import { Choice } from '../parts/forms/choice.tsx'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { TestButton } from './test-button.tsx'

const words = adminNewsletters.look
const names = adminTranslations.names

type LookPanelProps = { issue: NewsletterToSend }

/** The newsletter as a reader of a language gets it, formatted or as plain text. */
export function LookPanel({ issue }: LookPanelProps) {
  const [language, setLanguage] = useState<Language>('en')
  const [isText, setText] = useState(false)
  // Asked again after each change of its words.
  const asked = useQuery(queryKeepingLast(previewNewsletter, { id: issue.id, language }))
  return (
    <Panel title={words.title} action={<TestButton id={issue.id} language={language} />}>
      <Ways {...{ language, setLanguage, isText, setText }} />
      <Loaded asked={asked} height="h-96">
        {({ subject, preview, text, inEnglish }) => (
          <>
            {inEnglish.length > 0 && isWritten(issue.state) && (
              <InEnglish fields={inEnglish} language={language} />
            )}
            <p className="font-medium break-words">{words.subject(subject)}</p>
            {/* Where there is none, the subject stands in its place. */}
            <p lang={language} className="pb-3 text-sm break-words text-soft">
              {preview !== subject && preview}
            </p>
            {isText ? <Plain {...{ text, language }} /> : <Formatted {...{ issue, language }} />}
          </>
        )}
      </Loaded>
    </Panel>
  )
}

type WaysProps = {
  language: Language
  setLanguage: (language: Language) => void
  isText: boolean
  setText: (isText: boolean) => void
}

/** In which language it is looked at, and how. */
function Ways({ language, setLanguage, isText, setText }: WaysProps) {
  return (
    <div className="flex flex-wrap gap-3 pb-3">
      <Choice
        label={words.language}
        options={languages.map((one) => [one, names[one]])}
        chosen={language}
        onChoose={(one) => setLanguage(one || 'en')}
      />
      <Choice
        label={words.how}
        options={[
          ['html', words.asHtml],
          ['text', words.asText],
        ]}
        chosen={isText ? 'text' : 'html'}
        onChoose={(one) => setText(one === 'text')}
      />
    </div>
  )
}

function InEnglish({ fields, language }: { fields: string[]; language: Language }) {
  const labels: Record<string, string> = adminNewsletters.fields
  return (
    <p className="pb-3 text-sm">
      {words.inEnglish(fields.map((field) => labels[field] ?? field).join(', '))}{' '}
      <Link to={`/admin/translations?language=${language}&thing=newsletter#texts`} className="link">
        {words.translate}
      </Link>
    </p>
  )
}

const Plain = ({ text, language }: { text: string; language: Language }) => (
  <pre
    lang={language}
    className="border border-line bg-paper p-4 font-sans break-words whitespace-pre-wrap"
  >
    {text}
  </pre>
)

/** In a frame of its own, in which nothing runs: its pictures are of the shop, the rest is its own. */
function Formatted({ issue, language }: { issue: NewsletterToSend; language: Language }) {
  const { id, version } = issue
  const address = `${showNewsletter.path.replace('{id}', String(id))}?language=${language}`
  return (
    <iframe
      // Another one after each change of its words.
      key={`${version} ${language}`}
      title={words.frame}
      src={address}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      className="h-160 w-full border border-line"
    />
  )
}
