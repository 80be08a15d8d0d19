import { readComplaint } from '#contract/complaints/admin-calls.ts'
import type { StaffComplaint } from '#contract/complaints/admin-types.ts'
import { Link } from '#web/ui/link.tsx'
import { adminComplaints as words } from '#web/words/en/admin/complaints.ts'
import { toBuyers } from '#web/words/to-buyers.ts'
import { ContactWays } from '../parts/contact-ways.tsx'
import { OneById } from '../parts/lists/one-by-id.tsx'
import { Panel } from '../parts/panel.tsx'
import { PhotoStrip } from '../parts/photo-strip.tsx'
import { ScreenHeading } from '../parts/screen-name.tsx'
import { When } from '../parts/when.tsx'
import { AnswerPanel } from './answer-panel.tsx'
import { ResolvePanel } from './resolve-panel.tsx'
import { UntilMark } from './until-mark.tsx'

/** One complaint with all that happened to it; null where the address names none. */
export function ComplaintScreen({ id }: { id: number | null }) {
  return (
    <OneById endpoint={readComplaint} id={id} list="/admin/complaints" words={words}>
      {(complaint) => <Shown complaint={complaint} />}
    </OneById>
  )
}

function Shown({ complaint }: { complaint: StaffComplaint }) {
  const { name, email, phone, number } = complaint
  return (
    <div className="flex flex-col gap-4">
      <header>
        <ScreenHeading>{words.title(number, name)}</ScreenHeading>
        {complaint.isGrievanceOfficer && <p className="text-soft">{words.officer}</p>}
      </header>
      <div className="grid items-start gap-4 lg:grid-cols-[3fr_2fr]">
        <div className="flex min-w-0 flex-col gap-4">
          <Said complaint={complaint} />
          <History complaint={complaint} />
        </div>
        <div className="flex min-w-0 flex-col gap-4">
          <Clocks complaint={complaint} />
          {complaint.outcome === null && <ResolvePanel id={complaint.id} />}
          <AnswerPanel complaint={complaint} />
          <Panel title={words.ways}>
            <ContactWays
              phone={phone}
              email={email}
              greeting={toBuyers[complaint.language].complaint(name, number)}
              subject={words.subject(number)}
            />
          </Panel>
        </div>
      </div>
    </div>
  )
}

function Said({ complaint }: { complaint: StaffComplaint }) {
  const { message, photos, orderId, orderNumber } = complaint
  return (
    <Panel title={words.complaint}>
      {orderNumber && (
        <p className="pb-2">
          {orderId === null ? (
            words.noOrder(orderNumber)
          ) : (
            <Link to={`/admin/orders/${orderId}`} className="link">
              {words.order(orderNumber)}
            </Link>
          )}
        </p>
      )}
      <p className="break-words whitespace-pre-line">{message}</p>
      {photos.length > 0 && (
        <div className="pt-3">
          <PhotoStrip photos={photos} nameOf={words.photo} />
        </div>
      )}
    </Panel>
  )
}

function Clocks({ complaint }: { complaint: StaffComplaint }) {
  return (
    <Panel title={words.resolveBy}>
      <p className="text-lg">
        <UntilMark complaint={complaint} />
      </p>
      <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 pt-2 text-sm text-soft">
        <dt>{words.receivedAt}</dt>
        <dd>
          <When at={complaint.receivedAt} />
        </dd>
        <dt>{words.acknowledgedAt}</dt>
        <dd>{complaint.acknowledgedAt && <When at={complaint.acknowledgedAt} />}</dd>
      </dl>
    </Panel>
  )
}

function History({ complaint }: { complaint: StaffComplaint }) {
  return (
    <Panel title={words.history}>
      <ol>
        {complaint.events.map(({ kind, words: said, outcome, at, by }) => (
          <li key={`${kind} ${at}`} className="border-b border-line py-2 last:border-b-0">
            <p className="font-medium">
              {words.kinds[kind]}
              {outcome && `: ${words.outcomes[outcome]}`}
            </p>
            {said && <p className="break-words whitespace-pre-line">{said}</p>}
            <p className="text-sm text-soft">
              <When at={at} /> {by && words.by(by)}
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
