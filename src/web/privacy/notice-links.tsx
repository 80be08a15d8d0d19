import { type Purpose, purposes } from '#domain/privacy/purposes.ts'
import { privacy as english } from '#web/words/en/privacy.ts'
import { useWords } from '#web/words/words.ts'
import { Link } from '../ui/link.tsx'

/** The way to every notice, but the one that is read. */
export function NoticeLinks({ not }: { not?: Purpose }) {
  const words = useWords('privacy', english)
  return (
    <nav aria-label={words.others}>
      <ul>
        {purposes
          .filter((one) => one !== not)
          .map((one) => (
            <li key={one}>
              <Link to={`/notices/${one}`} className="link reachable py-1.5">
                {words.titles[one]}
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  )
}
