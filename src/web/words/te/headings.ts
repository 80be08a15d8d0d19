import type { Words } from '../words.ts'

export const headings: Words['headings'] = {
  home: 'హోమ్',
  products: 'చీరలు',
  titles: {
    all: 'అన్ని చీరలు',
    'new-arrivals': 'కొత్తగా వచ్చినవి',
    featured: 'ఎంపిక చేసిన చీరలు',
    trending: 'ఇప్పుడు ఆదరణ పొందుతున్న చీరలు',
  },
  titleOfPage: (title, page) => `${title}, పేజీ ${page}`,
  searchTitle: (text) => `“${text}” కోసం దొరికినవి`,
  describe: (title, shop) =>
    `${title} | ${shop}: దక్షిణ భారతదేశపు చేత్తో నేసిన చీరలు, నేసిన కళాకారుల నుంచే నేరుగా మీకు.`,
  loading: 'చీర వస్తోంది…',
  notFound: 'చీర కనిపించలేదు',
  notFoundText: 'మీరు వెతుకుతున్న చీర లేదు, లేదా దాన్ని తీసేశాం.',
  empty: 'చీరలేవీ దొరకలేదు',
  emptyText: 'ఫిల్టర్లు మార్చి చూడండి, లేదా మా ఇతర విభాగాలు చూడండి.',
  tryAgain: 'మళ్లీ ప్రయత్నించండి',
  browseAll: 'అన్ని చీరలు చూడండి',
}
