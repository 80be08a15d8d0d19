import type { WordEntry } from './entry.ts'

export const places: Record<string, WordEntry> = {
  'Tamil Nadu': {
    en: 'tamil nadu, tamilnadu, tamil, tamilian',
    ta: 'தமிழ்நாடு, தமிழ், தமிழ்நாட்டு, தமிழக, thamizh, tamizh, thamil',
    te: 'తమిళనాడు, తమిళ',
    kn: 'ತಮಿಳುನಾಡು, ತಮಿಳು',
    ml: 'തമിഴ്നാട്, തമിഴ്‌നാട്, തമിഴ്',
    hi: 'तमिलनाडु, तमिल',
  },
  Kerala: {
    also: 'Kasavu',
    en: 'kerala, keralam, malayali, kerela',
    ta: 'கேரளா, கேரளம், கேரள, மலையாளி',
    te: 'కేరళ',
    kn: 'ಕೇರಳ',
    ml: 'കേരളം, കേരള, കേരളീയ, നാടൻ',
    hi: 'केरल, केरला',
  },
  Karnataka: {
    en: 'karnataka, kannada, karnatak',
    ta: 'கர்நாடகா, கர்நாடக, கர்நாடகம்',
    te: 'కర్ణాటక, కర్నాటక',
    kn: 'ಕರ್ನಾಟಕ, ಕರ್ನಾಟಕದ, ಕನ್ನಡ',
    ml: 'കർണാടക, കർണ്ണാടക',
    hi: 'कर्नाटक',
  },
  'Andhra Pradesh': {
    en: 'andhra pradesh, andhra, andra',
    ta: 'ஆந்திரா, ஆந்திர, ஆந்திரப் பிரதேசம்',
    te: 'ఆంధ్ర, ఆంధ్రప్రదేశ్, ఆంధ్రా',
    kn: 'ಆಂಧ್ರ, ಆಂಧ್ರಪ್ರದೇಶ',
    ml: 'ആന്ധ്ര, ആന്ധ്രാപ്രദേശ്',
    hi: 'आंध्र, आंध्र प्रदेश, आन्ध्र',
  },
  Telangana: {
    en: 'telangana, thelangana',
    ta: 'தெலங்கானா, தெலுங்கானா',
    te: 'తెలంగాణ, తెలంగాణా',
    kn: 'ತೆಲಂಗಾಣ',
    ml: 'തെലങ്കാന',
    hi: 'तेलंगाना',
  },
}
