import { policy } from './policy.ts'

/** The first 100 characters of a page's text, without its tags (spec §9). */
export function previewOf(html: string): string {
  return [...textOf(html)].slice(0, policy.previewCharacters).join('').trim()
}

/** At most so many characters, cut at a word and marked with '…'. */
export function excerpt(text: string, maxCharacters: number): string {
  const characters = [...text.trim()]
  if (characters.length <= maxCharacters) return characters.join('')
  const cut = characters.slice(0, maxCharacters - 1)
  const space = cut.lastIndexOf(' ')
  return `${cut.slice(0, space > 0 ? space : cut.length).join('')}…`
}

/** The words a reader would see, single-spaced; reads every character once. */
export function textOf(html: string): string {
  const parts: string[] = []
  for (let at = 0; at < html.length; ) {
    const open = html.indexOf('<', at)
    const end = open === -1 ? html.length : open
    parts.push(html.slice(at, end))
    if (open === -1) break
    at = endOfTag(html, open)
    parts.push(standInFor(html.slice(open, at)))
  }
  return decode(parts.join(''))
    .split(/\s/)
    .filter((word) => word !== '')
    .join(' ')
}

/** Tags inside a word or sentence leave nothing behind, all others a space. */
function standInFor(tag: string): string {
  if (tag === '<') return '<'
  const name = /^<\/?([a-z0-9]*)/i.exec(tag)?.[1] ?? ''
  return inlineElements.includes(name.toLowerCase()) ? '' : ' '
}

/** A '<' before anything but a letter, '/', '!' or '?' is a less-than sign. */
function isTag(html: string, open: number): boolean {
  return /[a-z/!?]/i.test(html.charAt(open + 1))
}

function endOfTag(html: string, open: number): number {
  if (!isTag(html, open)) return open + 1
  const unread = silentElements.find((name) => html.startsWith(name, open + 1))
  const close = unread === undefined ? open : html.indexOf(`</${unread}`, open)
  const end = close === -1 ? -1 : html.indexOf('>', close)
  return end === -1 ? html.length : end + 1
}

const silentElements = ['script', 'style']
const inlineElements = 'a b i u s em strong span small sub sup mark code abbr'.split(' ')

const entities: Record<string, string> = {
  '&nbsp;': ' ',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&rsquo;': '’',
  '&amp;': '&',
}

function decode(text: string): string {
  return text.replace(
    /&(?:nbsp|lt|gt|quot|#39|rsquo|amp);/g,
    (entity) => entities[entity] ?? entity,
  )
}

/** Signs that steer the direction of writing, and spaces without a width: they make one text look like another, or like none. */
const unseen = /[\u115F\u1160\u200B\u202A-\u202E\u2060\u2066-\u2069\u3164\uFEFF\uFFA0]/g
/** What shows nothing by itself, joiners of Indian scripts among it. */
const blank = /^(?:\s|\u00AD|\u200C|\u200D|\u200E|\u200F|[\u2061-\u2064]|[\uFE00-\uFE0F])*$/

/** What somebody has written without signs that nobody sees; '' where nothing else is there, lines and words as they are. */
export function seenText(text: string): string {
  const seen = text.replace(unseen, '').replace(/[^\P{Cc}\t\n\r]/gu, ' ')
  return blank.test(seen) ? seen.replace(/\S/g, '') : seen
}

/** The same with no more than one line free between two; words in Indian scripts keep their joiners. */
export function plainText(text: string): string {
  return seenText(text.replaceAll('\r\n', '\n'))
    .replace(/[^\P{Cc}\n]/gu, ' ')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

/** The same on one line, single-spaced. */
export const plainLine = (text: string): string => plainText(text).replace(/\s+/g, ' ')
