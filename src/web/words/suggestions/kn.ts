import type { Words } from '../words.ts'

export const suggestions: Words['suggestions'] = {
  title: 'ಸಲಹೆಗಳು',
  found: (count) => `${count} ${count === 1 ? 'ಸಲಹೆ' : 'ಸಲಹೆಗಳು'}`,
  category: 'ವಿಭಾಗ',
  help: 'ಸಹಾಯ',
  recent: 'ಇತ್ತೀಚೆಗೆ ಹುಡುಕಿದವು',
  clearRecent: 'ಇತ್ತೀಚೆಗೆ ಹುಡುಕಿದವುಗಳನ್ನು ಅಳಿಸಿ',
}
