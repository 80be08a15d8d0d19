import { footer } from '#web/words/en/footer.ts'
import { useWords } from '#web/words/words.ts'
import { SoldBy } from '../pages/sold-by.tsx'
import { useProfile } from '../surroundings.ts'

/** What other pages say at their foot, which the checkout has not: who sells, how to reach them, who answers complaints (R34). */
export function SellerNote() {
  const words = useWords('footer', footer)
  const profile = useProfile()
  if (!profile?.seller) return null
  const { phone, email } = profile
  return (
    <section
      aria-label={words.seller}
      className="mt-10 break-words border-t border-line pt-4 text-sm text-soft"
    >
      <SoldBy seller={profile.seller} />
      {(phone || email) && (
        <p className="flex flex-wrap items-baseline gap-x-3">
          <span>{words.contactUs}:</span>
          {phone && (
            <a href={`tel:${phone.replace(/[^\d+]/g, '')}`} className="link reachable py-2.5">
              {phone}
            </a>
          )}
          {email && (
            <a href={`mailto:${email}`} className="link reachable py-2.5">
              {email}
            </a>
          )}
        </p>
      )}
    </section>
  )
}
