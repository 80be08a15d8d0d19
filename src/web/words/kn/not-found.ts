import type { Words } from '../words.ts'

export const notFound: Words['notFound'] = {
  title: '404: ಪುಟ ಸಿಗಲಿಲ್ಲ',
  sorry: 'ಆ ಪುಟ ನಮಗೆ ಸಿಗಲಿಲ್ಲ.',
  help: 'ಈ ಪುಟ ಬೇರೆಡೆಗೆ ಹೋಗಿರಬಹುದು. ಅಂಗಡಿಯಲ್ಲಿ ಹುಡುಕಿ, ಅಥವಾ ಇಲ್ಲಿಂದ ಮುಂದುವರಿಯಿರಿ.',
  browse: 'ಎಲ್ಲ ಸೀರೆಗಳನ್ನು ನೋಡಿ',
  home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
}
