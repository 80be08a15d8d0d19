import { useQuery } from '@tanstack/react-query'
import type { Testimonial } from '#contract/content/types.ts'
import { initialsOf } from '#domain/home-page/home.ts'
import { home as english } from '#web/words/en/home.ts'
import { langOfText } from '#web/words/in-english.ts'
import { useLanguage, useWords } from '#web/words/words.ts'
import { useCachedHtml } from '../rendering/cached-html.ts'
import { Carousel } from '../ui/carousel.tsx'
import { Picture } from '../ui/picture.tsx'
import { Stars } from '../ui/stars.tsx'
import { queryForTestimonials } from './home-calls.ts'
import { SectionHeading } from './section-heading.tsx'
import type { OwnTitle } from './sections.ts'

/** What customers said of the shop. */
export function Testimonials({ title, lang }: OwnTitle) {
  const words = useWords('home', english)
  const { data: testimonials } = useQuery(queryForTestimonials())
  if (!testimonials?.length) return null
  return (
    <section aria-labelledby="testimonials" className="page py-10 md:py-14">
      <SectionHeading id="testimonials" title={title ?? words.testimonials} lang={lang} />
      <Carousel label={words.voices} itemClass="w-[86%] sm:w-[47%] lg:w-[31.8%]" isPlain>
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} testimonial={testimonial} />
        ))}
      </Carousel>
    </section>
  )
}

type QuoteProps = { testimonial: Testimonial }

const Quote = (quote: QuoteProps) => (
  <figure
    className="flex h-full flex-col border border-line bg-card p-6"
    {...useCachedHtml('quote', <InsideQuote {...quote} />)}
  />
)

function InsideQuote({ testimonial }: QuoteProps) {
  const { customerName, location, rating, comment, avatar } = testimonial
  const lang = langOfText(comment, useLanguage())
  return (
    <>
      <Stars rating={rating} />
      <blockquote lang={lang} className="mt-4 flex-1 font-display text-lg leading-normal">
        {comment}
      </blockquote>
      <figcaption className="mt-5 flex items-center gap-3">
        <Avatar name={customerName} src={avatar} />
        <span lang={lang} className="min-w-0">
          <span className="block font-medium">{customerName}</span>
          <span className="block text-sm text-soft">{location}</span>
        </span>
      </figcaption>
    </>
  )
}

/** The customer's picture, or one made of initials. */
function Avatar({ name, src }: { name: string; src: string | null }) {
  if (src) {
    const picture = { src, alt: '', width: 320, height: 320 }
    return <Picture picture={picture} sizes="3rem" className="size-12 shrink-0 rounded-full" />
  }
  return (
    <span
      aria-hidden="true"
      className="inline-flex size-12 shrink-0 items-center justify-center rounded-full bg-wash font-display text-ink"
    >
      {initialsOf(name)}
    </span>
  )
}
