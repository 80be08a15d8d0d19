import type { Words } from '../words.ts'

export const suggestions: Words['suggestions'] = {
  title: 'सुझाव',
  found: (count) => `${count} सुझाव`,
  category: 'कैटेगरी',
  help: 'मदद',
  recent: 'हाल की खोजें',
  clearRecent: 'हाल की खोजें मिटाएँ',
}
