import { contentsOf, type PdfObjects, shownIn } from './read-pdf.ts'

/** What a screen reader finds in a PDF, a line a part: its tag, its text, and the parts in it further in. */
export function heardIn(pdf: Buffer): string[] {
  const { objects, pages } = contentsOf(pdf)
  const root = [...objects.values()].find(({ head }) => head.includes('/Type /StructTreeRoot'))
  const texts = new Map(pages.map(({ id, content, fonts }) => [id, marked(content, fonts)]))
  const told = (id: number, depth: number): string[] => {
    const head = objects.get(id)?.head ?? ''
    const [, tag = ''] = /\/S \/(\w+)/.exec(head) ?? []
    const [, own = ''] = /\/Pg (\d+) 0 R/.exec(head) ?? []
    const kids = kidsOf(head)
    const text = kids.flatMap((kid) =>
      'mcid' in kid ? [texts.get(Number(kid.page ?? own))?.get(kid.mcid) ?? '?'] : [],
    )
    const [, scope] = /\/Scope \/(\w+)/.exec(head) ?? []
    const [, lang] = /\/Lang \((\w+)\)/.exec(head) ?? []
    const name = [tag, scope, lang].filter((one) => one !== undefined).join(' ')
    const line = `${'  '.repeat(depth)}${name}${text.length > 0 ? `: ${text.join(' ')}` : ''}`
    return [line, ...kids.flatMap((kid) => ('id' in kid ? told(kid.id, depth + 1) : []))]
  }
  return kidsOf(root?.head ?? '').flatMap((kid) => ('id' in kid ? told(kid.id, 0) : []))
}

/** Texts that belong to no part and are not said to be decoration either: nobody who listens finds them. */
export function unheardIn(pdf: Buffer): string[] {
  return contentsOf(pdf).pages.flatMap(({ content, fonts }) => marked(content, fonts).get(-1) ?? [])
}

type Kid = { id: number } | { mcid: number; page?: string }

/** What stands in `/K`: parts, texts of the part's page, and texts of other pages. */
function kidsOf(head: string): Kid[] {
  const at = head.indexOf('/K [')
  if (at === -1) return []
  const list = head.slice(at + 4, head.indexOf(']', at))
  const found = list.matchAll(
    /<<[\s\S]*?\/Pg (\d+) 0 R[\s\S]*?\/MCID (\d+)[\s\S]*?>>|(\d+) 0 R|(\d+)/g,
  )
  return [...found].map(([, page, of, id, mcid]) => {
    if (id !== undefined) return { id: Number(id) }
    return page === undefined ? { mcid: Number(mcid) } : { mcid: Number(of), page }
  })
}

/** The texts of a page by their number; under -1 those that have none and are no decoration. */
function marked(content: string, fonts: PdfObjects['pages'][number]['fonts']): Map<number, string> {
  const found = new Map<number, string>()
  const open: (number | 'decoration')[] = []
  let font = ''
  for (const line of content.replaceAll(/<<[^<>]*>>/g, onOneLine).split('\n')) {
    const [, mcid] = /\/MCID (\d+)/.exec(line) ?? []
    if (line.endsWith('BDC') || line.endsWith('BMC'))
      open.push(line.startsWith('/Artifact') ? 'decoration' : Number(mcid))
    if (line === 'EMC') open.pop()
    font = /^\/(F\d+) /.exec(line)?.[1] ?? font
    const place = open.at(-1) ?? -1
    const text = line.endsWith(' TJ') ? shownIn(line, fonts.get(font)) : ''
    if (text.trim() === '' || place === 'decoration') continue
    found.set(place, [found.get(place), text].filter(Boolean).join(' '))
  }
  return found
}

const onOneLine = (text: string) => text.replaceAll('\n', ' ')
