import type { OrderEvent } from '#contract/orders/types.ts'
import { dayWords } from '#domain/day-words.ts'
import { timeInIndia } from '#domain/india-time.ts'
import { sayCode } from '#domain/said/sentence.ts'
import { orders as english } from '#web/words/en/orders.ts'
import { useLanguage, useWords } from '#web/words/words.ts'

/** Everything that happened to an order, in its order. */
export function Timeline({ events }: { events: OrderEvent[] }) {
  const words = useWords('orders', english).timeline
  return (
    <section aria-labelledby="timeline">
      <h2 id="timeline" className="text-xl">
        {words.title}
      </h2>
      <ol className="mt-4 border-s border-line">
        {events.map((event, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: what happened stays where it is.
          <Event key={at} event={event} />
        ))}
      </ol>
    </section>
  )
}

function Event({ event }: { event: OrderEvent }) {
  const words = useWords('orders', english)
  const language = useLanguage()
  const at = Date.parse(event.at)
  const { title, text } = sayingOf(event, words)
  return (
    <li className="relative ps-5 pb-4 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute -start-[5px] top-2 size-2.5 rounded-full border border-zari bg-paper"
      />
      <p className="font-medium">{title}</p>
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      <p className="text-sm text-soft">
        <time dateTime={event.at}>
          {dayWords(at, language)}, {timeInIndia(at, language)}
        </time>
      </p>
    </li>
  )
}

type Words = typeof english

function sayingOf({ kind, to, words: written, said: code }: OrderEvent, words: Words) {
  const { moved, asked, said, ...titles } = words.timeline
  const text = (code && sayCode(said, code)) ?? written
  if (kind === 'moved') return { title: to === null ? '' : moved[to], text }
  // No money was sent: the note of the old saree has paid for the new one.
  if (code?.code === 'paid-for-order') return { title: words.exchanged, text }
  if (kind !== 'return') return { title: titles[kind], text }
  if (text === 'return' || text === 'exchange') return { title: asked[text], text: '' }
  if (text === 'store credit') return { title: words.returns.credit.asked, text: '' }
  if (text.startsWith('exchange: ')) {
    const { made, to: named } = words.returns.exchange
    return { title: made, text: named(text.slice('exchange: '.length)) }
  }
  return { title: titles.return, text: stepOf(text, words.returns.states) }
}

/** A step of a return, and what was said with it: `approved: Please send it`. */
function stepOf(text: string, states: Words['returns']['states']): string {
  const [step, ...said] = text.split(': ')
  const known = Object.entries(states).find(([name]) => name === step)?.[1]
  return known === undefined ? text : [known, said.join(': ')].join('\n').trim()
}
