import type { Language } from '#domain/language.ts'
import { pathIn } from '#domain/language.ts'
import { contentTags } from '../../content/sanitise.ts'
import { richStyles } from '../../platform/mail/layout.ts'

type Link = (path: string) => string

/**
 * Sanitised HTML of the shop as mail programs can show it: each element with a style of its own, pictures no wider than the
 * email, and every address whole, since an email stands on no page of the shop.
 */
export async function toEmailHtml(html: string, language: Language, link: Link): Promise<string> {
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: contentTags,
    allowedAttributes: false,
    transformTags: {
      '*': (tagName, { rel: _rel, loading: _loading, ...attribs }) => ({
        tagName,
        attribs: {
          ...attribs,
          ...(attribs['href'] && { href: wholeAddress(attribs['href'], language, link) }),
          ...(attribs['src'] && { src: link(attribs['src']) }),
          ...(richStyles[tagName] && { style: richStyles[tagName] }),
        },
      }),
    },
  })
}

/** A page of the shop in the reader's language; anything else as it is. */
const wholeAddress = (href: string, language: Language, link: Link) =>
  href.startsWith('/') && !href.startsWith('//') ? link(pathIn(language, href)) : href

const signs: Record<string, string> = {
  ...{ '&nbsp;': ' ', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'", '&amp;': '&' },
}

/**
 * The same without any dress: a line a paragraph or point, an address behind the words that lead to it. Of sanitised HTML,
 * where the signs of tags stand for nothing else; read once from one end to the other, however long it is.
 */
export function toPlainText(html: string): string {
  const [before = '', ...pieces] = html.replace(/\s+/g, ' ').split('<')
  const said = [before]
  let link = { from: 0, to: '' }
  for (const piece of pieces) {
    const end = piece.indexOf('>')
    const tag = piece.slice(0, end)
    const words = piece.slice(end + 1)
    const [name = ''] = tag.split(' ', 1)
    if (name === '/a') said.push(addressOf(link.to, said.slice(link.from).join('')))
    if (name === 'a' || name === '/a') link = { from: said.length, to: attributeOf(tag, 'href') }
    if (name === 'img') said.push(pictureOf(attributeOf(tag, 'alt')))
    said.push(breakAt(name, said.at(-1) ?? '') + words)
  }
  const text = said.join('')
  return tidied(text.replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => signs[entity] ?? entity))
}

function attributeOf(tag: string, name: string): string {
  const [, said = ''] = tag.split(` ${name}="`, 2)
  return said.split('"', 1)[0] ?? ''
}

const addressOf = (to: string, words: string) => (to === '' || words === to ? '' : ` (${to})`)
const pictureOf = (alt: string) => alt && `[${alt}]`

const inLines = ['tr', 'dt', 'dd']
const inParagraphs = [
  ...['p', 'h2', 'h3', 'h4', 'ul', 'ol', 'blockquote', 'pre', 'figure', 'table', 'dl', 'hr'],
]

function breakAt(tag: string, before: string): string {
  const name = tag.replace('/', '')
  if (tag === 'li') return '\n- '
  if (tag === '/td' || tag === '/th') return ' '
  if (name === 'br' || inLines.includes(name)) return '\n'
  // Editors write a paragraph into each point.
  if (tag === 'p' && before.endsWith('\n- ')) return ''
  return inParagraphs.includes(name) ? '\n\n' : ''
}

const tidied = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/^(- [^\n]*)\n\n(?=- )/gm, '$1\n')
    .trim()
