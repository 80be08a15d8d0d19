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

/** The same without any dress: a line a paragraph or point, an address behind the words that lead to it. */
export function toPlainText(html: string): string {
  return html
    .replace(/\s+/g, ' ')
    .replace(/<a\b[^>]*\bhref="([^"]*)"[^>]*>(.*?)<\/a>/g, (_all, href: string, words: string) =>
      words === href ? words : `${words} (${href})`,
    )
    .replace(/<img\b[^>]*\balt="([^"]+)"[^>]*>/g, '[$1]')
    .replace(/<br\s*\/?>/g, '\n')
    // Editors write a paragraph into each point.
    .replace(/(<li\b[^>]*>)\s*<p\b[^>]*>/g, '$1')
    .replace(/<\/p>\s*<\/li>/g, '</li>')
    .replace(/<li\b[^>]*>/g, '\n- ')
    .replace(/<\/(?:td|th)>/g, ' ')
    .replace(/<\/?(?:tr|dt|dd)\b[^>]*>/g, '\n')
    .replace(/<\/?(?:p|h[2-4]|ul|ol|blockquote|pre|figure|table|dl|hr)\b[^>]*>/g, '\n\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&(?:nbsp|lt|gt|quot|#39|amp);/g, (entity) => signs[entity] ?? entity)
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(/(^|\n)(- [^\n]*)\n\n(?=- )/g, '$1$2\n')
    .trim()
}
