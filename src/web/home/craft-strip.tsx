import type { ShownShop } from '#contract/settings/types.ts'
import { home as english } from '#web/words/en/home.ts'
import { langOf } from '#web/words/in-english.ts'
import { useWords } from '#web/words/words.ts'
import { Picture } from '../ui/picture.tsx'
import { SectionHeading } from './section-heading.tsx'
import type { OwnTitle } from './sections.ts'

/** How a saree is made, in the real steps and with a picture each. */
export function CraftStrip({ craft, title: own, lang }: Pick<ShownShop, 'craft'> & OwnTitle) {
  const words = useWords('home', english)
  if (craft.length === 0) return null
  return (
    <section aria-labelledby="craft" className="my-10 bg-wash py-12 md:my-14 md:py-16">
      <div className="page">
        <SectionHeading id="craft" title={own ?? words.craft} lang={lang} />
        <ol className="grid gap-8 sm:grid-cols-2 lg:grid-cols-4 lg:gap-6">
          {craft.map(({ picture, title, text, ...step }, at) => (
            <li key={title} className="max-sm:grid max-sm:grid-cols-[38%_1fr] max-sm:gap-x-4">
              <Picture
                picture={{ ...step, src: picture, width: 1200, height: 900 }}
                sizes="(min-width: 80rem) 18rem, (min-width: 64rem) 23vw, (min-width: 40rem) 46vw, 36vw"
                className="aspect-3/4 rounded-xs sm:aspect-4/3"
              />
              <div>
                <p className="text-sm text-soft sm:mt-4">{words.step(at + 1)}</p>
                <h3 lang={langOf(step, 'title')} className="text-lg">
                  {title}
                </h3>
                <p lang={langOf(step, 'text')} className="mt-1.5 text-soft">
                  {text}
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
