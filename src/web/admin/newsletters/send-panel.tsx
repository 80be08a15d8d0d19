import { useState } from 'react'
import type { NewsletterToSend } from '#contract/newsletter/issue-types.ts'
import { isWritten } from '#domain/newsletter/issue.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError, TextField } from '#web/ui/forms/field.tsx'
import { Note } from '#web/ui/note.tsx'
import { adminNewsletters } from '#web/words/en/admin/content/newsletters.ts'
import { useAsk } from '../parts/ask.tsx'
import { LinkRemarks } from '../parts/links/link-remarks.tsx'
import { Panel } from '../parts/panel.tsx'
import { fromShopTime, toShopTime } from '../parts/shop-time.ts'
import { useFirstFault } from '../parts/use-first-fault.ts'
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
        {isWritten(state) && <LinkRemarks text={issue.content} nowhere={issue.nowhere} />}
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
  const [isRefused, setRefused] = useState(false)
  const count = issue.readersNow.reduce((sum, one) => sum + one.count, 0)
  if (count === 0) {
    return (
      <>
        <p>{words.nobody}</p>
        <Scheduled {...{ issue, way }} />
      </>
    )
  }
  const start = async () => {
    setRefused(issue.isEmpty)
    if (issue.isEmpty) return
    const question = { title: words.startQuestion(count), text: words.startText }
    if (await ask({ ...question, confirm: words.start })) await way.act('start')
  }
  return (
    <>
      <p>{words.goesTo(count)}</p>
      {issue.hasMailServer && (
        <>
          <div>
            <Button isBusy={way.running === 'start'} onClick={() => void start()}>
              {words.start}
            </Button>
            <div role="alert">
              {isRefused && issue.isEmpty && <FieldError>{words.isEmpty}</FieldError>}
            </div>
          </div>
          <Moment {...{ issue, way }} />
        </>
      )}
      <Scheduled {...{ issue, way }} />
    </>
  )
}

function Moment({ issue, way }: PartProps) {
  const [at, setAt] = useState(toShopTime(issue.sendAt))
  const [isRefused, setRefused] = useState(false)
  const showFirstFault = useFirstFault()
  const sendAt = fromShopTime(at)
  const schedule = () => {
    setRefused(issue.isEmpty)
    if (issue.isEmpty) showFirstFault()
    else void way.act('schedule', sendAt ?? undefined)
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-3 border-t border-line pt-4"
      onSubmit={(event) => {
        event.preventDefault()
        schedule()
      }}
    >
      <TextField
        label={words.at}
        type="datetime-local"
        hint={words.atHint}
        error={isRefused && issue.isEmpty ? words.isEmpty : way.faults['sendAt']}
        value={at}
        onChange={({ currentTarget }) => setAt(currentTarget.value)}
      />
      <Button type="submit" look="quiet" isBusy={way.running === 'schedule'} className="self-start">
        {words.schedule}
      </Button>
    </form>
  )
}

/** When it is to be sent, and the way to call that off. */
function Scheduled({ issue, way }: PartProps) {
  if (issue.state !== 'scheduled' || !issue.sendAt) return null
  return (
    <>
      <p>{words.scheduled(whenText(issue.sendAt))}</p>
      <Button
        look="quiet"
        className="self-start"
        isBusy={way.running === 'unschedule'}
        onClick={() => void way.act('unschedule')}
      >
        {words.unschedule}
      </Button>
    </>
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
