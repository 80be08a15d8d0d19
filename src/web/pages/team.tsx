import type { ShownStory } from '#contract/settings/types.ts'
import { initialsOf } from '#domain/home-page/home.ts'
import { langOf } from '#web/words/in-english.ts'

type TeamProps = { title: string; team: ShownStory['team'] }

/** Who chooses, packs and answers: three people and what each does. */
export function Team({ title, team }: TeamProps) {
  if (team.length === 0) return null
  return (
    <section aria-labelledby="team" className="mt-14 md:mt-20">
      <h2 id="team" className="text-2xl">
        {title}
      </h2>
      <ul className="mt-6 grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {team.map(({ name, role, ...one }) => (
          <li key={name} className="flex items-center gap-4 border border-line bg-card p-5">
            <span
              aria-hidden="true"
              className="inline-flex size-14 shrink-0 items-center justify-center rounded-full bg-wash font-display text-lg"
            >
              {initialsOf(name)}
            </span>
            <span>
              <span lang={langOf(one, 'name')} className="block font-medium">
                {name}
              </span>
              <span lang={langOf(one, 'role')} className="block text-soft">
                {role}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
