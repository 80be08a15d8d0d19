import type { Words } from '../words.ts'

export const headings: Words['headings'] = {
  home: 'होम',
  products: 'साड़ियाँ',
  titles: {
    all: 'सभी साड़ियाँ',
    'new-arrivals': 'नई साड़ियाँ',
    featured: 'ख़ास साड़ियाँ',
    trending: 'इन दिनों की पसंद',
  },
  titleOfPage: (title, page) => `${title}, पेज ${page}`,
  searchTitle: (text) => `“${text}” के नतीजे`,
  describe: (title, shop) =>
    `${shop} पर ${title}: दक्षिण भारत की हाथ से बनी साड़ियाँ, सीधे उन्हें बुनने वाले कारीगरों से।`,
  loading: 'साड़ी लोड हो रही है…',
  notFound: 'साड़ी नहीं मिली',
  notFoundText: 'यह साड़ी हमारे यहाँ नहीं है या हटा दी गई है।',
  empty: 'कोई साड़ी नहीं मिली',
  emptyText: 'फ़िल्टर बदलकर देखें, या हमारी दूसरी कैटेगरी देखें।',
  tryAgain: 'फिर कोशिश करें',
  browseAll: 'सभी साड़ियाँ देखें',
}
