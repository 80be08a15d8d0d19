import { admin } from '#web/words/en/admin.ts'

const { columns } = admin.settings.shop.list

/** Questions with their answers, as ListEditor shows them. */
export const questionList = {
  what: admin.settings.shop.list.question,
  columns: [
    { name: 'question', label: columns.question, kind: 'long' },
    { name: 'answer', label: columns.answer, kind: 'long' },
  ],
  fresh: { question: '', answer: '' },
} as const

type Asked = { question: string; answer: string }

/** All that they say. */
export const textOfQuestions = (questions: readonly Asked[]): string =>
  questions.map(({ question, answer }) => `${question}\n${answer}`).join('\n')
