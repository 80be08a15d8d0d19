import type { Language } from '#domain/language.ts'

type ToBuyer = {
  hello: (name: string) => string
  order: (name: string, number: string, url: string) => string
  receipt: (name: string, number: string, total: string, url: string) => string
  complaint: (name: string, number: string) => string
  message: (name: string, number: string) => string
  /** Of the email about a breach, which the owner completes. */
  breach: string
}

/** A greeting; of somebody whose name nobody knows without one. */
const called = (greeting: string, name: string) => `${greeting} ${name}`.trim()

/** What staff send to a buyer as it is: in the buyer's language, whatever they read the admin area in. */
export const toBuyers: Record<Language, ToBuyer> = {
  en: {
    hello: (name) => `${called('Hello', name)},`,
    order: (name, number, url) => `${called('Hello', name)}, about your order ${number}:\n${url}`,
    receipt: (name, number, total, url) =>
      `${called('Hello', name)}, thank you for your order ${number} of ${total}. Your receipt is here:\n${url}`,
    complaint: (name, number) => `${called('Hello', name)}, about your complaint ${number}:`,
    message: (name, number) => `${called('Hello', name)}, about your message ${number}:`,
    breach:
      'On … we noticed that … .\n\nWhat it may mean for you: …\n\nWhat you can do: …\n\nWe are sorry. Please ask us anything.',
  },
  ta: {
    hello: (name) => `${called('வணக்கம்', name)},`,
    order: (name, number, url) => `${called('வணக்கம்', name)}, உங்கள் ஆர்டர் ${number} பற்றி:\n${url}`,
    receipt: (name, number, total, url) =>
      `${called('வணக்கம்', name)}, உங்கள் ஆர்டர் ${number}, ${total}: நன்றி. உங்கள் ரசீது இங்கே:\n${url}`,
    complaint: (name, number) => `${called('வணக்கம்', name)}, உங்கள் புகார் ${number} பற்றி:`,
    message: (name, number) => `${called('வணக்கம்', name)}, உங்கள் செய்தி ${number} பற்றி:`,
    breach:
      '… அன்று நாங்கள் கவனித்தது: … .\n\nஉங்களுக்கு இது என்ன ஆகலாம்: …\n\nநீங்கள் செய்யக்கூடியது: …\n\nவருந்துகிறோம். எதையும் எங்களிடம் கேளுங்கள்.',
  },
  te: {
    hello: (name) => `${called('నమస్కారం', name)},`,
    order: (name, number, url) => `${called('నమస్కారం', name)}, మీ ఆర్డర్ ${number} గురించి:\n${url}`,
    receipt: (name, number, total, url) =>
      `${called('నమస్కారం', name)}, మీ ఆర్డర్ ${number}, ${total}: ధన్యవాదాలు. మీ రసీదు ఇక్కడ ఉంది:\n${url}`,
    complaint: (name, number) => `${called('నమస్కారం', name)}, మీ ఫిర్యాదు ${number} గురించి:`,
    message: (name, number) => `${called('నమస్కారం', name)}, మీ సందేశం ${number} గురించి:`,
    breach:
      '… న మేము గమనించినది: … .\n\nదీని వల్ల మీకు ఏమి జరగవచ్చు: …\n\nమీరు చేయగలిగింది: …\n\nక్షమించండి. ఏదైనా మమ్మల్ని అడగండి.',
  },
  kn: {
    hello: (name) => `${called('ನಮಸ್ಕಾರ', name)},`,
    order: (name, number, url) => `${called('ನಮಸ್ಕಾರ', name)}, ನಿಮ್ಮ ಆರ್ಡರ್ ${number} ಬಗ್ಗೆ:\n${url}`,
    receipt: (name, number, total, url) =>
      `${called('ನಮಸ್ಕಾರ', name)}, ನಿಮ್ಮ ಆರ್ಡರ್ ${number}, ${total}: ಧನ್ಯವಾದಗಳು. ನಿಮ್ಮ ರಸೀದಿ ಇಲ್ಲಿದೆ:\n${url}`,
    complaint: (name, number) => `${called('ನಮಸ್ಕಾರ', name)}, ನಿಮ್ಮ ದೂರು ${number} ಬಗ್ಗೆ:`,
    message: (name, number) => `${called('ನಮಸ್ಕಾರ', name)}, ನಿಮ್ಮ ಸಂದೇಶ ${number} ಬಗ್ಗೆ:`,
    breach:
      '… ರಂದು ನಾವು ಗಮನಿಸಿದ್ದು: … .\n\nಇದರಿಂದ ನಿಮಗೆ ಏನಾಗಬಹುದು: …\n\nನೀವು ಮಾಡಬಹುದಾದದ್ದು: …\n\nಕ್ಷಮಿಸಿ. ಏನಿದ್ದರೂ ನಮ್ಮನ್ನು ಕೇಳಿ.',
  },
  ml: {
    hello: (name) => `${called('നമസ്കാരം', name)},`,
    order: (name, number, url) =>
      `${called('നമസ്കാരം', name)}, നിങ്ങളുടെ ഓർഡർ ${number} സംബന്ധിച്ച്:\n${url}`,
    receipt: (name, number, total, url) =>
      `${called('നമസ്കാരം', name)}, നിങ്ങളുടെ ഓർഡർ ${number}, ${total}: നന്ദി. നിങ്ങളുടെ രസീത് ഇവിടെ:\n${url}`,
    complaint: (name, number) => `${called('നമസ്കാരം', name)}, നിങ്ങളുടെ പരാതി ${number} സംബന്ധിച്ച്:`,
    message: (name, number) => `${called('നമസ്കാരം', name)}, നിങ്ങളുടെ സന്ദേശം ${number} സംബന്ധിച്ച്:`,
    breach:
      '… ന് ഞങ്ങളുടെ ശ്രദ്ധയിൽപ്പെട്ടത്: … .\n\nഇത് നിങ്ങളെ എങ്ങനെ ബാധിക്കാം: …\n\nനിങ്ങൾക്കു ചെയ്യാവുന്നത്: …\n\nക്ഷമിക്കണം. എന്തും ഞങ്ങളോടു ചോദിക്കാം.',
  },
  hi: {
    hello: (name) => `${called('नमस्ते', name)},`,
    order: (name, number, url) => `${called('नमस्ते', name)}, आपके ऑर्डर ${number} के बारे में:\n${url}`,
    receipt: (name, number, total, url) =>
      `${called('नमस्ते', name)}, आपके ऑर्डर ${number} (${total}) के लिए धन्यवाद। आपकी रसीद यहाँ है:\n${url}`,
    complaint: (name, number) => `${called('नमस्ते', name)}, आपकी शिकायत ${number} के बारे में:`,
    message: (name, number) => `${called('नमस्ते', name)}, आपके मैसेज ${number} के बारे में:`,
    breach:
      '… को हमें पता चला कि … ।\n\nआपके लिए इसका मतलब: …\n\nआप क्या कर सकते हैं: …\n\nहमें खेद है। कुछ भी पूछना हो तो हमसे पूछें।',
  },
}
