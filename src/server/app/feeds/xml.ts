/** What XML 1.0 cannot hold at all, however it is written. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are exactly the ones to leave out.
const unspeakable = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g

const names: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
}

/** Any text as XML text or attribute value. */
export function escapeXml(text: string): string {
  return text
    .toWellFormed()
    .replace(unspeakable, '')
    .replace(/[&<>"']/g, (sign) => names[sign] ?? sign)
}

/** `<name>text</name>`; nothing when there is no text. */
export function element(name: string, text: string | number | null | undefined): string {
  if (text === null || text === undefined || text === '') return ''
  return `<${name}>${escapeXml(String(text))}</${name}>`
}

export const xmlDeclaration = '<?xml version="1.0" encoding="UTF-8"?>\n'
