import type { Words } from '../words.ts'

export const suggestions: Words['suggestions'] = {
  title: 'సూచనలు',
  found: (count) => `${count} ${count === 1 ? 'సూచన' : 'సూచనలు'}`,
  category: 'విభాగం',
  help: 'సహాయం',
  recent: 'ఇటీవల వెతికినవి',
  clearRecent: 'ఇటీవల వెతికినవి తొలగించండి',
}
