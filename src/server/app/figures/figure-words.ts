import type { FigureWords } from '#domain/figures/figures-of.ts'
import type { Language } from '#domain/language.ts'

/** What delivery within India costs, as the owner's own texts say it. */
export const figureWords: Record<Language, FigureWords> = {
  en: {
    freeDelivery: {
      above: (limit) => `Free shipping on orders above ${limit}`,
      always: 'Free shipping on every order',
    },
    cost: {
      above: (limit, fee) =>
        `Within India, shipping is free on orders above ${limit}. On orders up to ${limit} it costs ${fee}.`,
      always: 'Within India, shipping is free.',
      never: (fee) => `Within India, shipping costs ${fee}.`,
    },
    brief: { above: (limit, fee) => `Free above ${limit}, otherwise ${fee}`, always: 'Free' },
  },
  ta: {
    freeDelivery: {
      above: (limit) => `${limit}-க்கு மேல் ஆர்டர்களுக்கு இலவச டெலிவரி`,
      always: 'எல்லா ஆர்டர்களுக்கும் இலவச டெலிவரி',
    },
    cost: {
      above: (limit, fee) =>
        `இந்தியாவுக்குள் ${limit}-க்கு மேல் ஆர்டர்களுக்கு டெலிவரி இலவசம். ${limit} வரை உள்ள ஆர்டர்களுக்கு ${fee}.`,
      always: 'இந்தியாவுக்குள் டெலிவரி இலவசம்.',
      never: (fee) => `இந்தியாவுக்குள் டெலிவரிக் கட்டணம் ${fee}.`,
    },
    brief: {
      above: (limit, fee) => `${limit}-க்கு மேல் இலவசம், இல்லையெனில் ${fee}`,
      always: 'இலவசம்',
    },
  },
  te: {
    freeDelivery: {
      above: (limit) => `${limit} పైన ఆర్డర్లకు ఉచిత డెలివరీ`,
      always: 'అన్ని ఆర్డర్లకు ఉచిత డెలివరీ',
    },
    cost: {
      above: (limit, fee) =>
        `భారతదేశంలో ${limit} దాటిన ఆర్డర్లకు డెలివరీ ఉచితం. ${limit} వరకు ఆర్డర్లకు ${fee}.`,
      always: 'భారతదేశంలో డెలివరీ ఉచితం.',
      never: (fee) => `భారతదేశంలో డెలివరీకి ${fee}.`,
    },
    brief: { above: (limit, fee) => `${limit} దాటితే ఉచితం, లేకపోతే ${fee}`, always: 'ఉచితం' },
  },
  kn: {
    freeDelivery: {
      above: (limit) => `${limit} ಮೇಲಿನ ಆರ್ಡರ್‌ಗಳಿಗೆ ಉಚಿತ ಡೆಲಿವರಿ`,
      always: 'ಎಲ್ಲಾ ಆರ್ಡರ್‌ಗಳಿಗೆ ಉಚಿತ ಡೆಲಿವರಿ',
    },
    cost: {
      above: (limit, fee) => `ಭಾರತದಲ್ಲಿ ${limit} ಮೀರಿದ ಆರ್ಡರ್‌ಗಳಿಗೆ ಡೆಲಿವರಿ ಉಚಿತ. ${limit}ವರೆಗಿನ ಆರ್ಡರ್‌ಗಳಿಗೆ ${fee}.`,
      always: 'ಭಾರತದೊಳಗೆ ಡೆಲಿವರಿ ಉಚಿತ.',
      never: (fee) => `ಭಾರತದೊಳಗೆ ಡೆಲಿವರಿ ಶುಲ್ಕ ${fee}.`,
    },
    brief: {
      above: (limit, fee) => `${limit} ಮೀರಿದರೆ ಉಚಿತ, ಇಲ್ಲದಿದ್ದರೆ ${fee}`,
      always: 'ಉಚಿತ',
    },
  },
  ml: {
    freeDelivery: {
      above: (limit) => `${limit}-നു മുകളിലുള്ള ഓർഡറുകൾക്ക് സൗജന്യ ഡെലിവറി`,
      always: 'എല്ലാ ഓർഡറുകൾക്കും സൗജന്യ ഡെലിവറി',
    },
    cost: {
      above: (limit, fee) =>
        `ഇന്ത്യയിൽ ${limit}-ൽ കൂടുതലുള്ള ഓർഡറുകൾക്ക് ഡെലിവറി സൗജന്യം. ${limit} വരെയുള്ള ഓർഡറുകൾക്ക് ${fee}.`,
      always: 'ഇന്ത്യയ്ക്കുള്ളിൽ ഡെലിവറി സൗജന്യം.',
      never: (fee) => `ഇന്ത്യയ്ക്കുള്ളിൽ ഡെലിവറിക്ക് ${fee}.`,
    },
    brief: {
      above: (limit, fee) => `${limit}-ൽ കൂടുതലെങ്കിൽ സൗജന്യം, അല്ലെങ്കിൽ ${fee}`,
      always: 'സൗജന്യം',
    },
  },
  hi: {
    freeDelivery: {
      above: (limit) => `${limit} से ऊपर के ऑर्डर पर मुफ़्त डिलीवरी`,
      always: 'हर ऑर्डर पर मुफ़्त डिलीवरी',
    },
    cost: {
      above: (limit, fee) =>
        `भारत में ${limit} से ऊपर के ऑर्डर पर डिलीवरी मुफ़्त है। ${limit} तक के ऑर्डर पर ${fee} लगते हैं।`,
      always: 'भारत में डिलीवरी मुफ़्त है।',
      never: (fee) => `भारत में डिलीवरी के ${fee} लगते हैं।`,
    },
    brief: { above: (limit, fee) => `${limit} से ऊपर मुफ़्त, वरना ${fee}`, always: 'मुफ़्त' },
  },
}
