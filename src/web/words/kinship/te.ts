import type { Words } from '../words.ts'

export const kinship: Words['kinship'] = {
  otherColours: 'ఇదే చీర వేరే రంగుల్లో',
  goesWith: 'దీనికి జతగా',
  goesWithText: 'దీని అంచు లేదా పల్లు రంగులో, అదే సందర్భానికి.',
  relatedText: 'ప్రతి చీరకూ ఈ చీరతో ఏదో ఒక పోలిక ఉంది.',
  recent: 'ఇటీవల చూసినవి',
  shared: {
    weave: 'అదే నేత',
    border: 'అదే రకం అంచు',
    color: 'అదే రంగు',
    category: 'అదే సంప్రదాయం',
    fabric: 'అదే వస్త్రం',
    occasion: 'అదే సందర్భం',
    price: 'దగ్గరి ధర',
  },
  compare: {
    title: 'చీరలను పోల్చి చూడండి',
    label: 'పక్కపక్కన చీరలు',
    price: 'ధర',
    stock: 'లభ్యత',
    reviews: 'రివ్యూలు',
    notSaid: 'చెప్పలేదు',
    empty: 'పోల్చడానికి ఇంకా ఏమీ లేవు',
    emptyText: 'ఒక చీరను తెరిచి “పోల్చండి” ఎంచుకోండి. నాలుగు చీరల వరకు పక్కపక్కన చూడవచ్చు.',
    more: 'మరొకటి పక్కన పెట్టండి',
    full: 'నాలుగు చీరలు ఉన్నాయి: మరొకటి చేర్చాలంటే ఒకటి తీసేయండి.',
    failed: 'చీరలను చూపించలేకపోయాం.',
    remove: (name) => `${name} – తీసేయండి`,
    add: (name) => `${name} – చేర్చి పోల్చండి`,
  },
}
