import type { Language } from '#domain/language.ts'
import { lettersOf, shareOf } from './letters.ts'

/** What a buyer, the owner and staff have written themselves, and no one has translated here: names, addresses, sentences. */
const data =
  /Meena Raman|Asha\b|meena(?:-of-letters)?\b|Kanjivaram in arakku|Temple border|Silk, Maroon, Wedding|12 Mada Street|Mylapore, Chennai|Mon-Sat, 9AM-6PM|For your day|A list with your name and address was seen by a stranger|Whoever had it has deleted it|It is sewn anew and on its way|Please send it to us|It is red|Is the pallu red|Your messages are erased|Everything is erased|We are sorry|We look into it|It was worn|DTDC|@[^\w<]?example\.[^\w<]?in\b/gi
/** What stands for secrets and numbers, and names the first lines. */
const marks =
  /^(?:Subject|Preview): |#?\b(?:TOKEN|NUMBER|CODE|SECRET|LINE|token)\b|saree-N|\b(?:PAL|CN|RV|RF|SC|T|GIFT)-/gm

const plainOf = (html: string) =>
  html
    .replace(/<[^>]*\balt="([^"]*)"[^>]*>/g, ' $1 ')
    .replace(/<(style|title)\b[\s\S]*?<\/\1>|<[^>]+>/g, ' ')
    .replace(/&(?:#x?[\da-f]+|[a-z]+);/gi, ' ')

/** How much of an email is of its language's script, 0 to 1: its subject, its text, its HTML. */
export function sharesOfEmail({ text, html }: { text: string; html: string }, language: Language) {
  const [subject = ''] = text.split('\n')
  return [subject, text, plainOf(html)].map((form) =>
    shareOf(lettersOf(form.replace(data, ' ').replace(marks, ' '), language)),
  )
}
