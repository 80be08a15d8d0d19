import type { Language } from '#domain/language.ts'

type Said = { title: string; text: string }

type Words = {
  broken: Said
  /** Too many visitors for a fresh page. */
  busy: Said
  /** What a page is made from cannot be read just now. */
  away: Said
  tryAgain: string
  home: string
}

/** What a page says that is made of nothing else: no dictionary, no database. */
export const brokenPageWords: Record<Language, Words> = {
  en: {
    broken: {
      title: 'Something went wrong on our side',
      text: 'Nothing of yours is lost. Please try again in a moment.',
    },
    busy: {
      title: 'One moment, please',
      text: 'Very many people are here right now. Your cart is safe. Please try again in a few seconds.',
    },
    away: {
      title: 'This page could not be loaded',
      text: 'We could not load our sarees just now. Nothing is lost; please try again.',
    },
    tryAgain: 'Try again',
    home: 'Go to the home page',
  },
  ta: {
    broken: {
      title: 'எங்கள் பக்கம் ஏதோ கோளாறு',
      text: 'உங்களுடைய எதுவும் தொலைந்துவிடவில்லை. சற்று நேரத்தில் மீண்டும் முயலுங்கள்.',
    },
    busy: {
      title: 'சற்றுப் பொறுங்கள்',
      text: 'இப்போது மிகப் பலர் இங்கே உள்ளனர். உங்கள் கார்ட் பத்திரமாக உள்ளது. சில நொடிகளில் மீண்டும் முயலுங்கள்.',
    },
    away: {
      title: 'இந்தப் பக்கத்தைக் காட்ட முடியவில்லை',
      text: 'எங்கள் சேலைகளை இப்போது காட்ட முடியவில்லை. எதுவும் தொலைந்துவிடவில்லை; மீண்டும் முயலுங்கள்.',
    },
    tryAgain: 'மீண்டும் முயலுங்கள்',
    home: 'முகப்புக்குச் செல்ல',
  },
  te: {
    broken: {
      title: 'మా వైపు ఏదో పొరపాటు జరిగింది',
      text: 'మీవన్నీ భద్రంగా ఉన్నాయి. కాసేపాగి మళ్లీ ప్రయత్నించండి.',
    },
    busy: {
      title: 'ఒక్క క్షణం ఆగండి',
      text: 'ఇప్పుడు ఇక్కడ చాలామంది ఉన్నారు. మీ కార్ట్ భద్రంగా ఉంది. కొన్ని సెకన్లలో మళ్లీ ప్రయత్నించండి.',
    },
    away: {
      title: 'ఈ పేజీని తెరవలేకపోయాం',
      text: 'మా చీరలను ఇప్పుడు చూపించలేకపోతున్నాం. మీవన్నీ భద్రంగా ఉన్నాయి; మళ్లీ ప్రయత్నించండి.',
    },
    tryAgain: 'మళ్లీ ప్రయత్నించండి',
    home: 'హోమ్ పేజీకి వెళ్లండి',
  },
  kn: {
    broken: {
      title: 'ನಮ್ಮ ಕಡೆ ಏನೋ ತಪ್ಪಾಗಿದೆ',
      text: 'ನಿಮ್ಮದೆಲ್ಲ ಸುರಕ್ಷಿತವಾಗಿದೆ. ಸ್ವಲ್ಪ ಹೊತ್ತಿನ ನಂತರ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
    busy: {
      title: 'ದಯವಿಟ್ಟು ಒಂದು ಕ್ಷಣ',
      text: 'ಈಗ ಇಲ್ಲಿ ತುಂಬಾ ಜನರಿದ್ದಾರೆ. ನಿಮ್ಮ ಕಾರ್ಟ್ ಸುರಕ್ಷಿತವಾಗಿದೆ. ಕೆಲವು ಸೆಕೆಂಡುಗಳಲ್ಲಿ ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
    away: {
      title: 'ಈ ಪುಟ ತೆರೆಯಲು ಆಗಲಿಲ್ಲ',
      text: 'ನಮ್ಮ ಸೀರೆಗಳನ್ನು ಈಗ ತೋರಿಸಲು ಆಗುತ್ತಿಲ್ಲ. ನಿಮ್ಮದೆಲ್ಲ ಸುರಕ್ಷಿತವಾಗಿದೆ; ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ.',
    },
    tryAgain: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    home: 'ಮುಖಪುಟಕ್ಕೆ ಹೋಗಿ',
  },
  ml: {
    broken: {
      title: 'ഞങ്ങളുടെ ഭാഗത്ത് എന്തോ തകരാറുണ്ടായി',
      text: 'നിങ്ങളുടേതൊന്നും നഷ്ടപ്പെട്ടിട്ടില്ല. അൽപ്പം കഴിഞ്ഞ് വീണ്ടും ശ്രമിക്കുക.',
    },
    busy: {
      title: 'ദയവായി അൽപ്പം കാത്തിരിക്കുക',
      text: 'ഇപ്പോൾ ഇവിടെ ഏറെപ്പേരുണ്ട്. നിങ്ങളുടെ കാർട്ട് സുരക്ഷിതമാണ്. ഏതാനും സെക്കൻഡുകൾക്കു ശേഷം വീണ്ടും ശ്രമിക്കുക.',
    },
    away: {
      title: 'ഈ പേജ് കാണിക്കാനായില്ല',
      text: 'ഞങ്ങളുടെ സാരികൾ ഇപ്പോൾ കാണിക്കാനാകുന്നില്ല. ഒന്നും നഷ്ടപ്പെട്ടിട്ടില്ല; വീണ്ടും ശ്രമിക്കുക.',
    },
    tryAgain: 'വീണ്ടും ശ്രമിക്കുക',
    home: 'ഹോം പേജിലേക്കു പോകുക',
  },
  hi: {
    broken: {
      title: 'हमारी तरफ़ से कुछ गड़बड़ हो गई',
      text: 'आपका कुछ भी खोया नहीं है। कृपया थोड़ी देर में फिर कोशिश करें।',
    },
    busy: {
      title: 'कृपया एक पल रुकें',
      text: 'अभी यहाँ बहुत लोग हैं। आपका कार्ट सुरक्षित है। कृपया कुछ सेकंड में फिर कोशिश करें।',
    },
    away: {
      title: 'यह पेज लोड नहीं हो पाया',
      text: 'अभी हमारी साड़ियाँ दिखाई नहीं जा सकीं। कुछ भी खोया नहीं है; कृपया फिर कोशिश करें।',
    },
    tryAgain: 'फिर कोशिश करें',
    home: 'होम पेज पर जाएँ',
  },
}
