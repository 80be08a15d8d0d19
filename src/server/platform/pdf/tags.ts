type Pdf = PDFKit.PDFDocument
/** What a part of a PDF is heard as by who does not see it (PDF 1.7, 14.8.4). */
type Tag = 'Sect' | 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'L' | 'LI' | 'LBody'

type Open = { tag: Tag | 'Document'; element: PDFKit.PDFStructureElement }

/** What is open of each PDF that is tagged, the innermost last. */
const opened = new WeakMap<Pdf, Open[]>()

/** Those that hold texts themselves; a text in another one is a paragraph of its own. */
const holdsText: ReadonlySet<Open['tag']> = new Set(['H1', 'H2', 'P', 'TH', 'TD', 'LBody'])

/** What makes a PDF one that is tagged, for its constructor. */
export const taggedOptions = { tagged: true, displayTitle: true, pdfVersion: '1.7' } as const

/** Begins the tree of its parts; without it, the functions below draw and do nothing else. */
export function beginTags(pdf: Pdf) {
  const element = pdf.struct('Document')
  pdf.addStructure(element)
  opened.set(pdf, [{ tag: 'Document', element }])
}

export const isTagged = (pdf: Pdf) => opened.has(pdf)

type Options = PDFKit.Mixins.StructureElementOptions & { scope?: 'Row' | 'Column' }
/** A part that may be drawn piece by piece, while its neighbours are drawn too. */
type Part = { draw: (what: () => void) => void; end: () => void }

export function openPart(pdf: Pdf, tag: Tag, options: Options = {}): Part {
  const all = opened.get(pdf)
  const around = all?.at(-1)
  if (!all || !around) return untagged
  const element = pdf.struct(tag, options)
  around.element.add(element)
  const draw = (what: () => void) => {
    all.push({ tag, element })
    what()
    all.pop()
  }
  return { draw, end: () => element.end() }
}

/** What is drawn belongs to what stands around it. */
export const untagged: Part = { draw: (what) => what(), end: () => undefined }

/** Whatever is drawn stands in a part of its own. */
export function inside(pdf: Pdf, tag: Tag, draw: () => void, options?: Options) {
  const part = openPart(pdf, tag, options)
  part.draw(draw)
  part.end()
}

/** One text of the innermost part, also where it goes on over the page. */
export function asText(pdf: Pdf, draw: () => void) {
  const around = opened.get(pdf)?.at(-1)
  if (!around) return draw()
  if (!holdsText.has(around.tag)) return inside(pdf, 'P', () => asText(pdf, draw))
  const content = pdf.markStructureContent(around.tag)
  draw()
  pdf.endMarkedContent()
  around.element.add(content)
}

/** What says nothing to who does not see it: lines, and what stands elsewhere too. */
export function asDecoration(pdf: Pdf, draw: () => void) {
  if (!isTagged(pdf)) return draw()
  pdf.markContent('Artifact', { type: 'Layout' })
  draw()
  pdf.endMarkedContent()
}
