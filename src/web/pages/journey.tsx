import type { ShownStory } from '#contract/settings/types.ts'
import { langOf } from '#web/words/in-english.ts'
import { Picture } from '../ui/picture.tsx'

type JourneyProps = { title: string; journey: ShownStory['journey'] }

/** How the shop came here: a gallery of four. */
export function Journey({ title, journey }: JourneyProps) {
  if (journey.length === 0) return null
  return (
    <section aria-labelledby="journey" className="mt-14 md:mt-20">
      <h2 id="journey" className="text-2xl">
        {title}
      </h2>
      <ol className="mt-6 grid grid-cols-2 gap-x-4 gap-y-8 not-en:max-sm:grid-cols-1 md:gap-x-6 lg:grid-cols-4">
        {journey.map((stage) => (
          <li key={stage.title}>
            <Picture
              picture={{ ...stage, src: stage.picture, width: 1200, height: 900 }}
              sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, 46vw"
              className="aspect-4/3 rounded-xs"
            />
            <h3 lang={langOf(stage, 'title')} className="mt-4 text-lg">
              {stage.title}
            </h3>
            <p lang={langOf(stage, 'text')} className="mt-1.5 text-soft">
              {stage.text}
            </p>
          </li>
        ))}
      </ol>
    </section>
  )
}
