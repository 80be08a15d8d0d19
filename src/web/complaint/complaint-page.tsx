import type { Complaint, ComplaintEvent } from '#contract/complaints/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { complaints as english } from '#web/words/en/complaints.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import type { Refusal } from '../acting.ts'
import { dayAndTime } from '../clock.ts'
import { ReopenForm } from './reopen-form.tsx'

type ComplaintPageProps = { complaint: Complaint; secret: string; given: Refusal | undefined }

/** A complaint as its writer follows it: how it stands, what was written, what has happened. */
export function ComplaintPage({ complaint, secret, given }: ComplaintPageProps) {
  const words = useWords('complaints', english)
  return (
    <div className="page pt-8 pb-16">
      <h1 className="text-2xl md:text-3xl">{words.number(complaint.number)}</h1>
      <Standing complaint={complaint} />
      <p className="mt-4 max-w-2xl text-sm text-soft">{words.keep}</p>
      <div className="mt-8 grid max-w-2xl gap-10">
        <section aria-labelledby="yours">
          <h2 id="yours" className="text-xl">
            {words.yours}
          </h2>
          {complaint.orderNumber && <p className="mt-2">{words.about(complaint.orderNumber)}</p>}
          <p className="mt-3 border border-line bg-card p-4 break-words whitespace-pre-line">
            {complaint.message}
          </p>
          <Photos photos={complaint.photos} />
        </section>
        <History events={complaint.events} />
        {complaint.reopenUntil && (
          <ReopenForm
            number={complaint.number}
            secret={secret}
            until={complaint.reopenUntil}
            given={given}
          />
        )}
      </div>
    </div>
  )
}

function Standing({ complaint }: { complaint: Complaint }) {
  const words = useWords('complaints', english)
  const language = useLanguage()
  const { outcome, outcomeWords, resolveBefore } = complaint
  // The first moment that is too late: the day before is the last.
  const lastDay = dayWords(Date.parse(resolveBefore) - 1, language)
  if (!outcome) return <p className="mt-2 text-lg">{words.openUntil(lastDay)}</p>
  return (
    <div role="status" className="mt-4 max-w-2xl border-s-2 border-zari bg-wash px-4 py-3">
      <p className="font-medium">
        {words.resolved}: {words.outcomes[outcome]}
      </p>
      <p className="break-words whitespace-pre-line">{outcomeWords}</p>
    </div>
  )
}

function Photos({ photos }: { photos: string[] }) {
  const words = useWords('complaints', english)
  if (photos.length === 0) return null
  return (
    <ul className="mt-3 flex flex-wrap gap-3">
      {photos.map((photo, at) => (
        <li key={photo}>
          <a href={photo} target="_blank" rel="noopener">
            <img
              src={photo}
              alt={words.photo(at + 1)}
              width={120}
              height={120}
              className="size-30 object-cover"
            />
          </a>
        </li>
      ))}
    </ul>
  )
}

function History({ events }: { events: ComplaintEvent[] }) {
  const words = useWords('complaints', english)
  const language = useLanguage()
  return (
    <section aria-labelledby="history">
      <h2 id="history" className="text-xl">
        {words.history}
      </h2>
      <ol className="mt-4 border-s border-line">
        {events.map(({ kind, at, words: said, outcome }) => (
          <li key={`${kind} ${at}`} className="ps-5 pb-4 last:pb-0">
            <p className="font-medium">
              {words.kinds[kind]}
              {outcome && `: ${words.outcomes[outcome]}`}
            </p>
            {said && <p className="break-words whitespace-pre-line">{said}</p>}
            <p className="text-sm text-soft">
              <time dateTime={at}>{dayAndTime(at, language)}</time>
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
