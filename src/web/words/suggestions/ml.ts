import type { Words } from '../words.ts'

export const suggestions: Words['suggestions'] = {
  title: 'നിർദേശങ്ങൾ',
  found: (count) => `${count} ${count === 1 ? 'നിർദേശം' : 'നിർദേശങ്ങൾ'}`,
  category: 'വിഭാഗം',
  help: 'സഹായം',
  recent: 'അടുത്തിടെ തിരഞ്ഞവ',
  clearRecent: 'അടുത്തിടെ തിരഞ്ഞവ മായ്ക്കുക',
}
