import { hasChat, whatsappLink } from '#domain/whatsapp.ts'
import { WhatsappIcon } from '#web/ui/icon.tsx'
import { shell } from '#web/words/en/shell.ts'
import { useWords } from '#web/words/words.ts'

/** A person is one tap away on every page of a shop that has a number; on phones it floats over nothing. */
export function FloatingChat({ profile }: { profile: { name: string; whatsapp: string } }) {
  const words = useWords('shell', shell).chat
  if (!hasChat(profile.whatsapp)) return null
  return (
    <aside aria-label={words.region} className="chat-place">
      <a
        href={whatsappLink(profile.whatsapp, words.greeting(profile.name))}
        target="_blank"
        rel="noopener"
        aria-label={words.label}
        title={words.label}
        className="chat no-print inline-flex size-14 items-center justify-center rounded-full border border-paper/40 bg-[#1f6b45] text-white shadow-sheet hover:bg-[#185637]"
      >
        <WhatsappIcon className="size-7" />
      </a>
    </aside>
  )
}
