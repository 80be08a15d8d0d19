import { useQuery } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { todayQueue } from '#contract/today/admin-calls.ts'
import type { QueueGroup, QueueKind } from '#contract/today/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { queueKinds } from '#domain/work/queue.ts'
import { Button } from '#web/ui/button.tsx'
import { Link } from '#web/ui/link.tsx'
import { CheckIcon } from '#web/ui/page-icons.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { language } from '#web/words/en/admin/locale.ts'
import { adminQueue as words } from '#web/words/en/admin/work/queue.ts'
import { queryFor } from '../../cache.ts'
import { PageLinks, usePage } from '../parts/lists/page-links.tsx'
import { LoadFailed } from '../parts/lists/table-states.tsx'
import { QueueRow } from './queue-row.tsx'
import { type Done, useQueueActs } from './use-queue-acts.ts'

/** What waits for whoever is at work, who waits longest first; `?waiting=pack` shows all of one kind by pages. */
export function QueueList({ now }: { now: number }) {
  const [query] = useSearchParams()
  const page = usePage()
  const kind = queueKinds.find((one) => one === query.get('waiting'))
  const asked = kind ? { kind, page } : {}
  const { data, error, refetch } = useQuery(queryFor(todayQueue, asked))
  const acts = useQueueActs()
  if (error && !data) return <LoadFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton className="h-96" />
  const kinds = queueKinds.filter((one) => !kind || one === kind)
  const groups = kinds.flatMap((one) => {
    const group = data.groups.find((found) => found.kind === one)
    const done = acts.done.filter((each) => each.kind === one)
    return group || done.length > 0
      ? [{ kind: one, total: group?.total ?? 0, entries: group?.entries ?? [], done }]
      : []
  })
  return (
    <>
      <p className="pt-1 text-soft">{words.head(dayWords(now, language), data.total)}</p>
      {kind && (
        <p className="pt-3">
          <Link to="/admin" className="underline">
            {words.everything}
          </Link>
        </p>
      )}
      {groups.length === 0 && <p className="pt-6 text-soft">{words.nothing}</p>}
      {groups.map((group) => (
        <Group key={group.kind} {...group} isWhole={kind !== undefined} now={now} acts={acts} />
      ))}
      {data.pages > 1 && <PageLinks page={data.page} pages={data.pages} />}
    </>
  )
}

type GroupProps = QueueGroup & {
  done: Done[]
  isWhole: boolean
  now: number
  acts: ReturnType<typeof useQueueActs>
}

function Group({ kind, total, entries, done, isWhole, now, acts }: GroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="pt-5">
      <header className="flex min-h-11 items-center gap-2.5 border-b border-edge">
        <h3 id={id} className="font-sans text-base font-semibold">
          {words.kinds[kind]} <span className="font-normal text-soft">{total}</span>
        </h3>
        {!isWhole && total > entries.length && <AllOf kind={kind} total={total} />}
      </header>
      <ul>
        {entries.map((entry) => (
          <QueueRow
            key={entry.id}
            kind={kind}
            entry={entry}
            now={now}
            isBusy={acts.isBusy}
            onAct={(pressed, one) => void acts.act(pressed, one)}
          />
        ))}
        {done.map((one) => (
          <DoneLine key={one.entry.id} done={one} onUndo={() => void acts.undo(one)} />
        ))}
      </ul>
    </section>
  )
}

function AllOf({ kind, total }: { kind: QueueKind; total: number }) {
  return (
    <Link
      to={`/admin?waiting=${kind}`}
      aria-label={words.allOf(words.kinds[kind], total)}
      className="ms-auto flex min-h-11 items-center text-sm underline"
    >
      {words.all(total)}
    </Link>
  )
}

/** What was a row: one line, which has the focus, so that the keyboard goes on from here. */
function DoneLine({ done: { kind, entry }, onUndo }: { done: Done; onUndo: () => void }) {
  const line = useRef<HTMLLIElement>(null)
  useEffect(() => line.current?.focus(), [])
  return (
    <li
      ref={line}
      tabIndex={-1}
      className="flex min-h-12 items-center gap-3 border-b border-line text-sm text-leaf outline-none"
    >
      <CheckIcon className="size-5 shrink-0" />
      <span role="status">{words.done[kind](entry.name)}</span>
      {kind === 'pack' && (
        <Button
          look="plain"
          size="sm"
          className="ms-auto"
          aria-label={words.actOf(words.undo, entry.name)}
          onClick={onUndo}
        >
          {words.undo}
        </Button>
      )}
    </li>
  )
}
