/** The addresses that the links of a text in HTML lead to, each once, in their order. */
export function linksIn(html: string): string[] {
  const found = html.matchAll(/<a\s[^<>]*?\bhref="([^"<>]*)"/gi)
  return [...new Set([...found].map(([, address = '']) => address.replaceAll('&amp;', '&')))]
}
