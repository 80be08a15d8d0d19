/** Words of the page that go on in the next line without a hyphen, as nobody writes them; runs in the page. */
export function brokenWords(): string[] {
  const walker = document.createTreeWalker(document.querySelector('main') ?? document.body, 4)
  const broken: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? ''
    const parent = node.parentElement
    const isSeen = parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })
    if (!isSeen || parent?.closest('.sr-only')) continue
    for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
      const range = document.createRange()
      range.setStart(node, index)
      range.setEnd(node, index + word.length)
      const tops = [...range.getClientRects()].filter(({ width }) => width > 0.5)
      const [first, last] = [tops[0]?.top ?? 0, tops.at(-1)?.top ?? 0]
      if (last - first > 8) broken.push(word)
    }
  }
  return [...new Set(broken)]
}
