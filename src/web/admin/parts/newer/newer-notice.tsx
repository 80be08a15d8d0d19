import { useEffect, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { admin } from '#web/words/en/admin.ts'

const words = admin.newer

/** One field that two have changed. */
export type Clash = { name: string; label: string; mine: string; theirs: string }

type NewerNoticeProps = {
  clashes: Clash[]
  /** Labels of what only the other has changed. */
  followed: string[]
  onTake: (name: string) => void
  onKeep: (name: string) => void
}

/**
 * Tells that somebody else has saved meanwhile: both texts of what both have changed, to choose from. It gets the focus
 * whenever it has something else to say: the button that was pressed may be far below, or gone with its answer.
 */
export function NewerNotice({ clashes, followed, onTake, onKeep }: NewerNoticeProps) {
  const section = useRef<HTMLElement>(null)
  const news = JSON.stringify([followed, clashes.map(({ name, theirs }) => [name, theirs])])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only other news lead there again
  useEffect(() => section.current?.focus(), [news])
  return (
    <section
      ref={section}
      role="alert"
      tabIndex={-1}
      className="scroll-mt-24 border border-zari bg-card px-4 py-3 outline-none"
    >
      <p className="font-medium">{words.title}</p>
      {followed.length > 0 && <p className="mt-1">{words.followed(followed.join(', '))}</p>}
      {clashes.map((clash) => (
        <div key={clash.name} className="mt-3 border-t border-line pt-3">
          <h3 className="font-sans text-sm font-semibold">{clash.label}</h3>
          <div className="mt-1 grid gap-3 sm:grid-cols-2">
            <Side label={words.theirs} text={clash.theirs}>
              <Button size="sm" look="quiet" onClick={() => onTake(clash.name)}>
                {words.take(clash.label)}
              </Button>
            </Side>
            <Side label={words.mine} text={clash.mine}>
              <Button size="sm" look="quiet" onClick={() => onKeep(clash.name)}>
                {words.keep(clash.label)}
              </Button>
            </Side>
          </div>
        </div>
      ))}
      <p className="mt-2 text-soft">{words.after}</p>
    </section>
  )
}

type SideProps = { label: string; text: string; children: React.ReactNode }

function Side({ label, text, children }: SideProps) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2">
      <p className="text-sm text-soft">{label}</p>
      <p className="max-h-40 w-full overflow-y-auto border border-line bg-paper px-3 py-2 break-words whitespace-pre-wrap">
        {text || words.empty}
      </p>
      {children}
    </div>
  )
}
