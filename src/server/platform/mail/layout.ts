import type { ShopProfile } from '#contract/settings/types.ts'
import { sizedAddress } from '#domain/pictures/picture-address.ts'
import type { Block, Composed, LayoutWords } from './email.ts'

// Mail programs know tables and inline styles, no more: this is the one place where both are right.

const english: LayoutWords = { orOpen: 'Or open this address:', unsubscribe: 'Unsubscribe' }

const colour = {
  paper: '#FBF7F0',
  card: '#FFFFFF',
  ink: '#241A17',
  soft: '#6B5D55',
  line: '#E7DDCF',
  arakku: '#7B1E2B',
  zari: '#A67C2D',
}
/** What is left of 560 px inside the card. */
const cardWidth = 502
/** Within which a logo stands at the head. */
const logoBox = { width: 280, height: 56 }
const serif = "'Tiro Tamil', Georgia, 'Times New Roman', serif"
const sans = "'Anek Latin', 'Segoe UI', Helvetica, Arial, sans-serif"
const text = `font-family:${sans};font-size:16px;line-height:26px;color:${colour.ink}`
const small = `font-family:${sans};font-size:14px;line-height:22px;color:${colour.soft}`
const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"'

/** How the elements of a written text look, each by itself; those that are not named look as they are. */
export const richStyles: Record<string, string> = {
  p: `margin:0 0 16px;${text}`,
  h2: `margin:24px 0 8px;font-family:${serif};font-size:20px;line-height:28px;font-weight:400;color:${colour.ink}`,
  h3: `margin:20px 0 8px;${text};font-weight:600`,
  h4: `margin:20px 0 8px;${text};font-weight:600`,
  ul: `margin:0 0 16px;padding:0 0 0 24px;${text}`,
  ol: `margin:0 0 16px;padding:0 0 0 24px;${text}`,
  li: 'margin:0 0 4px',
  a: `color:${colour.arakku}`,
  img: 'display:block;max-width:100%;height:auto;border-radius:2px',
  figure: 'margin:0 0 16px',
  figcaption: small,
  blockquote: `margin:0 0 16px;padding:0 0 0 16px;border-left:3px solid ${colour.zari};${text}`,
  hr: `margin:0 0 16px;border:0;border-top:1px solid ${colour.line}`,
  table: 'margin:0 0 16px;border-collapse:collapse',
  th: `padding:4px 12px 4px 0;text-align:left;${text}`,
  td: `padding:4px 12px 4px 0;${text}`,
  pre: 'margin:0 0 16px;white-space:pre-wrap',
}

/** The email as HTML, in the shop's paper, ink and lac. */
export function toHtml(
  email: Composed,
  profile: ShopProfile,
  words = english,
  publicUrl = '',
): string {
  const foot = [profile.name, profile.address].filter(Boolean).map(escapeHtml).join(' · ')
  const leave = email.unsubscribe
    ? `<br><a href="${escapeHtml(email.unsubscribe)}" style="color:${colour.soft}">${escapeHtml(words.unsubscribe)}</a>`
    : ''
  return `<!doctype html>
<html lang="${email.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(email.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${colour.paper}">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(email.preview)}</div>
<table ${table} width="100%" style="table-layout:fixed;background:${colour.paper}"><tr><td align="center" style="padding:32px 16px">
<table ${table} width="100%" style="table-layout:fixed;max-width:560px">
<tr><td align="center" style="padding:0 0 20px;font-family:${serif};font-size:26px;color:${colour.ink}">${headHtml(profile, publicUrl)}</td></tr>
<tr><td style="background:${colour.card};border:1px solid ${colour.line};border-top:3px solid ${colour.arakku};padding:32px 28px;overflow-wrap:break-word">
<h1 style="margin:0 0 6px;font-family:${serif};font-size:24px;line-height:32px;font-weight:400;color:${colour.ink}">${escapeHtml(email.title)}</h1>
<div style="width:48px;border-bottom:1px solid ${colour.zari};margin:0 0 20px;font-size:0;line-height:0">&nbsp;</div>
${email.blocks.map((block) => blockHtml(block, words)).join('\n')}
</td></tr>
<tr><td align="center" style="padding:20px 12px;${small}">${escapeHtml(email.reason)}<br>${foot}${leave}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`
}

/** The shop's logo where it has one; its name is read where pictures wait to be allowed. */
function headHtml({ name, logo }: ShopProfile, publicUrl: string) {
  if (!logo) return escapeHtml(name)
  const share = Math.min(logoBox.height / logo.height, logoBox.width / logo.width)
  const [width, height] = [logo.width, logo.height].map((side) =>
    Math.max(1, Math.round(side * share)),
  )
  // Not every mail program knows WebP.
  const address = `${publicUrl}${sizedAddress(logo.src, 640, 'jpg')}`
  return `<img src="${escapeHtml(address)}" width="${width}" height="${height}" alt="${escapeHtml(name)}" style="display:inline-block;border:0">`
}

/** The same email without any dress, for those who read it so. */
export function toText(email: Composed, profile: ShopProfile, words = english): string {
  const foot = ['--', email.reason, [profile.name, profile.address].filter(Boolean).join(' · ')]
  if (email.unsubscribe) foot.push(`${words.unsubscribe}: ${email.unsubscribe}`)
  const parts = [email.title.toUpperCase(), ...email.blocks.map(blockText), foot.join('\n')]
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

function blockHtml(block: Block, words: LayoutWords): string {
  switch (block.kind) {
    case 'text':
      return `<p style="margin:0 0 16px;${text}">${lines(block.text)}</p>`
    case 'small':
      return `<p style="margin:0 0 12px;${small}">${lines(block.text)}</p>`
    case 'button':
      return buttonHtml(block.label, block.address, words)
    case 'link':
      return `<p style="margin:0 0 16px;${text}"><a href="${escapeHtml(block.address)}" style="color:${colour.arakku}">${escapeHtml(block.label)}</a></p>`
    case 'facts':
      return `<table ${table} width="100%" style="margin:0 0 16px">${block.rows.map(factHtml).join('')}</table>`
    case 'picture':
      return pictureHtml(block)
    case 'rich':
      return block.isEnglish ? `<div lang="en">${block.html}</div>` : block.html
    case 'items':
      return `<table ${table} width="100%" style="margin:0 0 16px">${block.items.map(itemHtml).join('')}</table>`
  }
}

function buttonHtml(label: string, address: string, words: LayoutWords): string {
  const to = escapeHtml(address)
  const look = `display:inline-block;padding:14px 28px;font-family:${sans};font-size:16px;color:#FFFFFF;text-decoration:none`
  return `<table ${table} style="margin:8px 0 20px"><tr><td style="background:${colour.arakku};border-radius:3px"><a href="${to}" style="${look}">${escapeHtml(label)}</a></td></tr></table>
<p style="margin:0 0 16px;${small}">${escapeHtml(words.orOpen)}<br><a href="${to}" style="color:${colour.arakku};word-break:break-all">${to}</a></p>`
}

/** As wide as the card; the figures hold its place where pictures wait to be allowed. */
function pictureHtml({ address, alt, width, height }: Extract<Block, { kind: 'picture' }>) {
  const shown = Math.min(width, cardWidth)
  const size = `width="${shown}" height="${Math.round((height * shown) / width)}"`
  return `<p style="margin:0 0 16px"><img src="${escapeHtml(address)}" ${size} alt="${escapeHtml(alt)}" style="display:block;width:100%;max-width:${shown}px;height:auto;border-radius:2px;${small}"></p>`
}

type Facts = Extract<Block, { kind: 'facts' }>['rows'][number]
type Item = Extract<Block, { kind: 'items' }>['items'][number]

function factHtml({ label, value, isStrong }: Facts): string {
  const look = `padding:4px 0;${text};${isStrong ? 'font-weight:600' : ''}`
  return `<tr><td style="${look};color:${isStrong ? colour.ink : colour.soft}">${escapeHtml(label)}</td><td align="right" style="${look}${breaking(value)}">${lines(value)}</td></tr>`
}

/** A word longer than a phone's line breaks within its cell, which figures never do. */
const breaking = (...words: (string | undefined)[]) =>
  words.some((one) => /\S{26}/.test(one ?? '')) ? ';word-break:break-word' : ''

function itemHtml(item: Item): string {
  const { name, description, note, amount, picture, address, inEnglish = [] } = item
  const lang = (field: string) => (inEnglish.includes(field) ? ' lang="en"' : '')
  const cell = `padding:12px 0;border-bottom:1px solid ${colour.line};vertical-align:top`
  const image = picture
    ? `<td width="72" style="${cell}"><img src="${escapeHtml(picture)}" width="60" height="80" alt="" style="display:block;border-radius:2px"></td>`
    : ''
  const title = address
    ? `<a href="${escapeHtml(address)}"${lang('name')} style="color:${colour.ink};text-decoration:none">${escapeHtml(name)}</a>`
    : escapeHtml(name)
  const mark = lang('description')
  const said = lines(description ?? '')
  const below = [mark ? `<span${mark}>${said}</span>` : said, lines(note ?? '')].filter(Boolean)
  const under = below.length > 0 ? `<br><span style="${small}">${below.join('<br>')}</span>` : ''
  const price = `<td align="right" style="${cell};${text};white-space:nowrap">${escapeHtml(amount ?? '')}</td>`
  const wide = picture ? '' : ' colspan="2"'
  const broken = breaking(name, description, note)
  return `<tr>${image}<td${wide} style="${cell};${text}${broken}">${title}${under}</td>${price}</tr>`
}

function blockText(block: Block): string {
  switch (block.kind) {
    case 'text':
    case 'small':
      return block.text
    case 'picture':
      return block.alt && `[${block.alt}]`
    case 'rich':
      return block.text
    case 'button':
    case 'link':
      return `${block.label}:\n${block.address}`
    case 'facts':
      return block.rows.map((row) => `${row.label}: ${row.value}`).join('\n')
    case 'items':
      return block.items
        .map(({ name, description, note = '', amount, address }) =>
          [`* ${name}`, description, ...note.split('\n'), amount, address]
            .filter(Boolean)
            .join('\n  '),
        )
        .join('\n')
  }
}

const lines = (words: string) => escapeHtml(words).replaceAll('\n', '<br>')

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Text as text, whatever is in it, in an element or in a quoted attribute. */
export const escapeHtml = (words: string) => words.replace(/[&<>"]/g, (sign) => signs[sign] ?? sign)
