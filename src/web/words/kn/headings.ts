import type { Words } from '../words.ts'

export const headings: Words['headings'] = {
  home: 'ಮುಖಪುಟ',
  products: 'ಸೀರೆಗಳು',
  titles: {
    all: 'ಎಲ್ಲ ಸೀರೆಗಳು',
    'new-arrivals': 'ಹೊಸದಾಗಿ ಬಂದವು',
    featured: 'ಆಯ್ದ ಸೀರೆಗಳು',
    trending: 'ಈಗ ಹೆಚ್ಚು ಮೆಚ್ಚುಗೆಯ ಸೀರೆಗಳು',
  },
  titleOfPage: (title, page) => `${title}, ಪುಟ ${page}`,
  searchTitle: (text) => `“${text}” ಹುಡುಕಾಟದ ಫಲಿತಾಂಶಗಳು`,
  describe: (title, shop) =>
    `${title} | ${shop}: ದಕ್ಷಿಣ ಭಾರತದ ಕೈಯಿಂದ ನೇಯ್ದ ಸೀರೆಗಳು, ನೇಯ್ದ ಕುಶಲಕರ್ಮಿಗಳಿಂದಲೇ ನೇರವಾಗಿ ನಿಮಗೆ.`,
  loading: 'ಸೀರೆ ಬರುತ್ತಿದೆ…',
  notFound: 'ಸೀರೆ ಸಿಗಲಿಲ್ಲ',
  notFoundText: 'ನೀವು ಹುಡುಕುತ್ತಿರುವ ಸೀರೆ ಇಲ್ಲ, ಅಥವಾ ಅದನ್ನು ತೆಗೆದುಹಾಕಿದ್ದೇವೆ.',
  empty: 'ಯಾವ ಸೀರೆಯೂ ಸಿಗಲಿಲ್ಲ',
  emptyText: 'ಫಿಲ್ಟರ್‌ಗಳನ್ನು ಬದಲಿಸಿ ನೋಡಿ, ಅಥವಾ ನಮ್ಮ ಬೇರೆ ವಿಭಾಗಗಳನ್ನು ನೋಡಿ.',
  tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
  browseAll: 'ಎಲ್ಲ ಸೀರೆಗಳನ್ನು ನೋಡಿ',
}
