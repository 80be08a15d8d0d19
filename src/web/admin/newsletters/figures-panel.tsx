import type { NewsletterFigures } from '#contract/newsletter/issue-types.ts'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { Panel } from '../parts/panel.tsx'

const words = adminNewsletters.figures
const usual = ['readers', 'waiting', 'sent', 'left'] as const
const unusual = ['failed', 'unclear', 'skipped'] as const

/** How many got it, who did not and why, and how many left since; nobody by themselves. */
export function FiguresPanel({ figures }: { figures: NewsletterFigures }) {
  const shown = [...usual, ...unusual.filter((name) => figures[name] > 0)]
  return (
    <Panel title={words.title}>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1">
        {shown.map((name) => (
          <div key={name} className="contents">
            <dt>{words[name]}</dt>
            <dd className="text-end tabular-nums">{figures[name].toLocaleString('en-IN')}</dd>
          </div>
        ))}
      </dl>
      {figures.unclear > 0 && <p className="pt-2 text-sm text-soft">{words.unclearHint}</p>}
      <p className="pt-2 text-sm text-soft">{words.privacy}</p>
    </Panel>
  )
}
