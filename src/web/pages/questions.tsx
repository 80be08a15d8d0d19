import type { ShownStory } from '#contract/settings/types.ts'
import { langOf } from '#web/words/in-english.ts'
import { Accordion } from '../ui/accordion.tsx'

type Question = ShownStory['shippingQuestions'][number]

/** Questions of which one is open at a time. */
export function Questions({ name, questions }: { name: string; questions: Question[] }) {
  return (
    <div className="border-t border-line">
      {questions.map(({ question, answer, ...one }) => (
        <Accordion key={question} name={name} title={question} lang={langOf(one, 'question')}>
          <p lang={langOf(one, 'answer')} className="whitespace-pre-line">
            {answer}
          </p>
        </Accordion>
      ))}
    </div>
  )
}

/** The same as schema.org writes it. */
export function questionFacts(questions: Question[]): object[] {
  if (questions.length === 0) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      mainEntity: questions.map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      })),
    },
  ]
}
