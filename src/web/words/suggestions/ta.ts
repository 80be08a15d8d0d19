import type { Words } from '../words.ts'

export const suggestions: Words['suggestions'] = {
  title: 'பரிந்துரைகள்',
  found: (count) => `${count} ${count === 1 ? 'பரிந்துரை' : 'பரிந்துரைகள்'}`,
  category: 'வகை',
  help: 'உதவி',
  recent: 'சமீபத்தில் தேடியவை',
  clearRecent: 'சமீபத்தில் தேடியவற்றை அழிக்க',
}
