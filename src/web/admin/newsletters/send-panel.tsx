import { useState } from 'react'
import type { NewsletterToSend } from '#contract/newsletter/issue-types.ts'
import { isWritten } from '#domain/newsletter/issue.ts'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { useAsk } from '../parts/ask.tsx'
import { Panel } from '../parts/panel.tsx'
import { fromShopTime, toShopTime } from '../parts/shop-time.ts'
import { timeText, When, whenText } from '../parts/when.tsx'
import { useMove } from './use-move.ts'

const words = adminNewsletters.send

type PartProps = { issue: NewsletterToSend; way: ReturnType<typeof useMove> }

/** What may be done with a newsletter where it stands. */
export function SendPanel({ issue }: { issue: NewsletterToSend }) {
  const way = useMove(issue)
  const { state } = issue
  return (
    <Panel title={words.title}>
      <div className="flex flex-col gap-4">
        {!issue.hasMailServer && <Note title={words.noServer} />}
        {isWritten(state) && <BeforeIt {...{ issue, way }} />}
        {(state === 'sending' || state === 'paused') && <UnderWay {...{ issue, way }} />}
        {state === 'sent' && issue.endedAt && (
          <p>
            {adminNewsletters.states.sent}: <When at={issue.endedAt} />
          </p>
        )}
      </div>
    </Panel>
  )
}

/** Now, or at a moment. */
function BeforeIt({ issue, way }: PartProps) {
  const ask = useAsk()
  const count = issue.readersNow.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) return <p>{words.nobody}</p>
  const start = async () => {
    const question = { title: words.startQuestion(count), text: words.startText }
    if (await ask({ ...question, confirm: words.start })) await way.act('start')
  }
  return (
    <>
      <p>{words.goesTo(count)}</p>
      {issue.hasMailServer && (
        <>
          <Button isBusy={way.running === 'start'} onClick={() => void start()}>
            {words.start}
          </Button>
          <Moment {...{ issue, way }} />
        </>
      )}
    </>
  )
}

function Moment({ issue, way }: PartProps) {
  const [at, setAt] = useState(toShopTime(issue.sendAt))
  const sendAt = fromShopTime(at)
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        void way.act('schedule', sendAt ?? undefined)
      }}
    >
      {issue.state === 'scheduled' && issue.sendAt && (
        <p>{words.scheduled(whenText(issue.sendAt))}</p>
      )}
      <TextField
        label={words.at}
        type="datetime-local"
        hint={words.atHint}
        error={way.faults['sendAt']}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" look="quiet" isBusy={way.running === 'schedule'}>
          {words.schedule}
        </Button>
        {issue.state === 'scheduled' && (
          <Button
            look="quiet"
            isBusy={way.running === 'unschedule'}
            onClick={() => void way.act('unschedule')}
          >
            {words.unschedule}
          </Button>
        )}
      </div>
    </form>
  )
}

function UnderWay({ issue, way }: PartProps) {
  const move = issue.state === 'sending' ? 'pause' : 'resume'
  return (
    <>
      {issue.away && issue.hasMailServer && issue.state === 'sending' && (
        <Note title={words.away(timeText(issue.away.until))}>{issue.away.reason}</Note>
      )}
      <Button look="quiet" isBusy={way.running === move} onClick={() => void way.act(move)}>
        {words[move]}
      </Button>
      {move === 'pause' && <p className="text-sm text-soft">{words.afterPause}</p>}
    </>
  )
}
