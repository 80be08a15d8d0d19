import path from 'node:path'
import { lintSource } from '@secretlint/core'
import { creator } from '@secretlint/secretlint-rule-preset-recommend'

/** Something in a text that opens a door, told without the text itself. */
export type Secret = { place: string; line: number; kind: string }

// What the rules of others do not look for, or only beside certain words.
const shapes = {
  'private key': /-----BEGIN [A-Z ]{0,20}PRIVATE KEY-----(?:\r?\n|\\n)[A-Za-z0-9+/=]{16}/,
  'cloud key': /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/,
  'gateway key': /\b(?:rzp_live_|sk_live_)\w{10,}/,
  'token of a code host': /\b(?:gh[pousr]_\w{36}|github_pat_\w{22,}|glpat-[\w-]{20}|npm_\w{36})\b/,
  'signed token': /\beyJ[\w-]{10,}\.eyJ[\w-]{10,}\.[\w-]{10,}/,
  // The three networks themselves (RFC 1918) are nobody's.
  'private address':
    /\b(?!(?:10\.0|172\.16|192\.168)\.0\.0\b)(?:10\.\d+\.\d+\.\d+|192\.168\.\d+\.\d+|172\.(?:1[6-9]|2\d|3[01])\.\d+\.\d+)\b/,
}

// The one in Amazon's own documentation; a test of old signed with it.
const examples = /EXAMPLEKEY\b/

const preset = '@secretlint/secretlint-rule-preset-recommend'
// A comment shall hide nothing.
const rules = [{ id: '@secretlint/secretlint-rule-filter-comments', disabled: true }]
const config = { rules: [{ id: preset, rule: creator, rules }] }

/** Every secret of a text: by the rules of secretlint, and by those of the shop. */
export async function secretsIn(place: string, content: string): Promise<Secret[]> {
  const ext = path.extname(place)
  const source = { filePath: `/${place}`, ext, content, contentType: 'text' as const }
  const { messages } = await lintSource({ source, options: { config, maskSecrets: true } })
  const ruled = messages
    // Where a finding ends is told wrongly; it never leaves its line.
    .filter(({ range: [from] }) => !examples.test(content.slice(from).split('\n', 1)[0] ?? ''))
    .map(({ loc, message }) => ({ place, line: loc.start.line, kind: message }))
  const shaped = Object.entries(shapes).flatMap(([kind, shape]) => {
    const at = content.search(shape)
    return at < 0 ? [] : [{ place, line: content.slice(0, at).split('\n').length, kind }]
  })
  return [...ruled, ...shaped]
}

/** False for pictures, fonts and archives: git's own rule. */
export const isText = (bytes: Buffer): boolean => !bytes.subarray(0, 8000).includes(0)
