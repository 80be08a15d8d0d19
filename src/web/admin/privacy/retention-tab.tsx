import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { liftHold, placeHold, readRetention, runRetention } from '#contract/privacy/admin-calls.ts'
import type { SweepReport, SweptKind } from '#contract/privacy/retention-types.ts'
import { Button } from '#web/ui/button.tsx'
import { TextAreaField } from '#web/ui/forms/field.tsx'
import { adminPrivacy } from '#web/words/en/admin/privacy.ts'
import { queryFor } from '../../cache.ts'
import { EntryDialog, entryField, textIn } from '../parts/forms/entry-dialog.tsx'
import { useEntry } from '../parts/forms/use-entry.ts'
import { useRemoval } from '../parts/lists/use-removal.ts'
import { Loaded } from '../parts/loaded.tsx'
import { Panel } from '../parts/panel.tsx'
import { When } from '../parts/when.tsx'
import { PrivacyFrame } from './privacy-frame.tsx'

const words = adminPrivacy.retention
const refreshes = [readRetention.path]
const nameOf = (kind: string) => words.kinds[kind] ?? kind
const ruleOf = ({ kind, rule }: SweptKind) => words.rules[kind] ?? rule

/** How long each kind is kept, what the next sweep takes, and what a legal hold keeps. */
export function RetentionTab() {
  const asked = useQuery({ ...queryFor(readRetention, {}), refetchOnMount: 'always' })
  return (
    <PrivacyFrame>
      <p className="max-w-prose text-soft">{words.text}</p>
      <Loaded asked={asked} height="h-96">
        {(report) => <Report report={report} />}
      </Loaded>
    </PrivacyFrame>
  )
}

function Report({ report }: { report: SweepReport }) {
  const says = { done: words.swept, failed: words.sweepFailed, refreshes }
  const { remove: sweep, isRemoving } = useRemoval(runRetention, says)
  const question = { title: words.sweep, text: words.sweepText, confirm: words.sweep }
  return (
    <Panel
      title={words.due}
      action={
        <Button
          size="sm"
          isBusy={isRemoving}
          onClick={() => void sweep({ dryRun: false }, question)}
        >
          {words.sweep}
        </Button>
      }
    >
      <p className="pb-3 text-sm text-soft">
        {report.lastAt ? (
          <>
            {words.last} <When at={report.lastAt} />
          </>
        ) : (
          words.never
        )}
      </p>
      <ul>
        {report.kinds.map((one) => (
          <KindRow key={one.kind} kind={one} />
        ))}
      </ul>
    </Panel>
  )
}

function KindRow({ kind }: { kind: SweptKind }) {
  const [isHolding, setHolding] = useState(false)
  const { remove: lift } = useRemoval(liftHold, {
    ...{ done: words.lifted, failed: words.liftFailed, refreshes },
  })
  const { hold, keepsDays, source, count } = kind
  const question = { title: words.lift, text: words.liftText, confirm: words.lift }
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line py-2 last:border-b-0">
      <span className="min-w-0">
        <span className="font-medium">{nameOf(kind.kind)}</span>: {words.count(count)}
        <span className="block text-sm text-soft">
          {words.keeps(keepsDays, ruleOf(kind))}
          {source && ` (${source})`}
        </span>
        {hold && (
          <span className="block text-sm text-lac break-words">
            {words.held(hold.reason, hold.by)}
          </span>
        )}
      </span>
      {hold ? (
        <Button look="quiet" size="sm" onClick={() => void lift({ id: hold.id }, question)}>
          {words.lift}
        </Button>
      ) : (
        <Button look="quiet" size="sm" onClick={() => setHolding(true)}>
          {words.hold}
        </Button>
      )}
      {isHolding && <HoldDialog kind={kind.kind} onClose={() => setHolding(false)} />}
    </li>
  )
}

function HoldDialog({ kind, onClose }: { kind: string; onClose: () => void }) {
  const says = { done: words.placed, failed: words.placeFailed, refreshes }
  const { enter, isSaving, errors } = useEntry(placeHold, says, onClose)
  return (
    <EntryDialog
      title={words.holdTitle(nameOf(kind))}
      label={words.place}
      busyLabel={words.placing}
      isSaving={isSaving}
      onSubmit={(form) => void enter({ kind, reason: textIn(form, 'reason') })}
      onClose={onClose}
    >
      <TextAreaField
        {...entryField(errors)('reason', words.reason)}
        hint={words.reasonHint}
        rows={3}
        maxLength={500}
      />
    </EntryDialog>
  )
}
