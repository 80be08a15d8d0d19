import { hintIn } from '#domain/visitor-hint.ts'

// Stands first in a shared page as text: its first paint shows what the browser remembers of its visitor. The
// cookie is written by the server (visitor-hint.ts) and shown by styles/parts.css.

const hint = hintIn(document.cookie)
const { style, dataset } = document.documentElement
const counts = { bag: hint?.bag ?? 0, hearts: hint?.hearts ?? 0 }
for (const [name, count] of Object.entries(counts)) {
  if (count <= 0) continue
  dataset[name] = String(count)
  style.setProperty(`--${name}-count`, `"${count > 99 ? '99+' : count}"`)
}
