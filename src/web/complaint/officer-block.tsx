import type { SellerBlock } from '#contract/tax/types.ts'
import { complaints as english } from '#web/words/en/complaints.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'

/** Who of the shop answers complaints, and how to reach them; nothing where nobody has been named. */
export function OfficerBlock({ officer }: { officer: SellerBlock['grievanceOfficer'] }) {
  const words = useWords('complaints', english)
  const { name, designation, phone, email, hours } = officer
  if (!name) return null
  const link = 'link reachable py-1 break-all'
  return (
    <aside className="border border-line bg-card p-6">
      <h2 className="text-lg">{words.officerTitle}</h2>
      <p className="mt-2 font-medium">{name}</p>
      {designation && (
        <p lang={langOf(officer, 'designation')} className="text-soft">
          {designation}
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className={link}>
            {phone}
          </a>
        </p>
      )}
      {email && (
        <p>
          <a href={`mailto:${email}`} className={link}>
            {email}
          </a>
        </p>
      )}
      {hours && (
        <p lang={langOf(officer, 'hours')} className="text-soft">
          {hours}
        </p>
      )}
    </aside>
  )
}
