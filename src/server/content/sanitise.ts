/** What a page, a story or a newsletter may be made of. */
export const contentTags = [
  ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'ul', 'ol', 'li', 'blockquote', 'strong', 'em', 'b'],
  ...['i', 'u', 's', 'code', 'pre', 'a', 'img', 'figure', 'figcaption'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption', 'dl', 'dt', 'dd'],
]

/** Page content may hold these tags and nothing that runs; applied when saved and when shown (S16). */
export async function sanitise(html: string): Promise<string> {
  // The shop opens without it.
  const { default: sanitizeHtml } = await import('sanitize-html')
  return sanitizeHtml(html, {
    allowedTags: contentTags,
    allowedAttributes: {
      a: ['href', 'title', 'rel'],
      img: ['src', 'alt', 'width', 'height', 'loading'],
      th: ['scope', 'colspan', 'rowspan'],
      td: ['colspan', 'rowspan'],
    },
    allowedSchemes: ['https', 'http', 'mailto', 'tel'],
    allowProtocolRelative: false,
    exclusiveFilter: (frame) =>
      frame.tag === 'img' && !/^\/uploads\/[\w.-]+$/.test(frame.attribs['src'] ?? ''),
    transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener' }) },
  })
}
