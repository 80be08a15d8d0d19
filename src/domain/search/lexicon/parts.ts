import type { WordEntry } from './entry.ts'

/** Parts of a saree: what stands before one belongs to it. */
export const parts: Record<'Border' | 'Pallu' | 'Blouse' | 'Body', WordEntry> = {
  Border: {
    en: 'border, borders, bordered, boarder, bordar, selvedge, edge',
    ta: 'பார்டர், கரை, பார்டருடன், கரையுடன், பாடர், karai, baarder, paardar, karaiyudan, bardar, anchu',
    te: 'అంచు, బోర్డర్, బార్డర్, అంచుతో, అంచులు, anchulu, anchutho, bordar, anchuto',
    kn: 'ಅಂಚು, ಬಾರ್ಡರ್, ಅಂಚಿನ, ಬಾರ್ಡರ್‌ನ, ಬೋರ್ಡರ್, anchina, barder, anchuu',
    ml: 'കര, ബോർഡർ, ബോർഡറുള്ള, കരയുള്ള, ബോർഡറോടു, kara, karayulla, bordarulla, karayum',
    hi: 'बॉर्डर, किनारी, किनारा, बार्डर, पाड़, बोर्डर, किनारे, किनार, kinari, kinara, kinaari, kinar, kinare, baadar',
  },
  Pallu: {
    en: 'pallu, pallus, pallav, pallau, palloo, pallavu, aanchal, munthanai, mundhanai, palla, palu',
    ta: 'முந்தானை, பல்லு, முந்தி, தலைப்பு, முந்தானையில், mundhi, munthaanai, thalaippu, mundaanai, munthi',
    te: 'పల్లు, పైట, కొంగు, పల్లూ, పైటకొంగు, paita, kongu, pallulo',
    kn: 'ಸೆರಗು, ಪಲ್ಲು, ಸೆರಗಿನ, ಪಲ್ಲೂ, seragu, seragina, sergu',
    ml: 'മുന്താണി, പല്ലു, മുന്തി, മുന്താണിയിൽ, മുന്താണിയിലെ, munthani, mundani, munthaani',
    hi: 'पल्लू, आँचल, आंचल, पल्लव, पल्लु, पल्लू वाली, anchal, aanchala',
  },
  Blouse: {
    en: 'blouse, blouses, blouse piece, blouse bit, blause, unstitched blouse, running blouse',
    ta: 'ரவிக்கை, ப்ளவுஸ், சட்டை, பிளவுஸ், பிளவுசுடன், ravikkai, jacket, sattai, ravikai',
    te: 'జాకెట్, బ్లౌజ్, రవిక, బ్లౌజు, బ్లౌస్, ravika, jaaket',
    kn: 'ರವಿಕೆ, ಕುಪ್ಪಸ, ಬ್ಲೌಸ್, ಬ್ಲೌಸು, ravike, kuppasa, blous',
    ml: 'ബ്ലൗസ്, രവിക്ക, ജാക്കറ്റ്, ബ്ലൗസ്സ്',
    hi: 'ब्लाउज, ब्लाउज़, चोली पीस, ब्लाउस, blouz, blauj, blauz',
  },
  Body: {
    en: 'body, field, ground, base',
    ta: 'உடல், உடல் பகுதி',
    te: 'బాడీ',
    kn: 'ಒಡಲು, ಬಾಡಿ, odalu',
    ml: 'ബോഡി, ഉടൽ',
    hi: 'बॉडी, ज़मीन, बाडी',
  },
}

/** What the facts of a piece say in figures or by a plain yes. */
export const traits: Record<
  'Zari' | 'Big' | 'Small' | 'Light' | 'Heavy' | 'New' | 'Trending' | 'Cheap' | 'Dear',
  WordEntry
> = {
  Zari: {
    en: 'zari, jari, zaree, zarri, jarri, jarigai, zari work, jari work, zaari, zardosi, zari weaving, tested zari, half fine zari',
    ta: 'ஜரிகை, சரிகை, ஜரி, ஜரிகையுடன், sarigai, jarigaiyudan, jarikai, sarikai, jarigayi',
    te: 'జరీ, జరి, జరీతో, జరీఅంచు, jareetho, jaritho, jaree, jarithoo',
    kn: 'ಜರಿ, ಜರತಾರಿ, ಜರಿಯ, ಜರೀ, jaratari, jariya, jaratar',
    ml: 'ജരി, സരി, സരിഗ, ജരിഗ, ജരിയുള്ള, ജറി, jariga, jarriyulla, sariga',
    hi: 'ज़री, जरी, ज़रदोज़ी, जरी काम, ज़री का काम, जरीदार, ज़रीदार, jaridar, zari ka kaam, jari ka kaam, zaridar',
  },
  Big: {
    en: 'big, large, wide, broad, grand border, long border, huge, bigger, biggest, high, tall, thick',
    ta: 'பெரிய, அகலமான, பெருசு, அகன்ற, அகல, பெரிசு, பெரும், periya, agalamana, perusu, agala, peria, akala',
    te: 'పెద్ద, వెడల్పు, వెడల్పైన, పెద్దది, pedda, vedalpu, pedhha, peddha, pedda pedda',
    kn: 'ದೊಡ್ಡ, ಅಗಲ, ಅಗಲವಾದ, ಅಗಲದ, dodda, agalada, agalavada, doddadu',
    ml: 'വലിയ, വീതിയുള്ള, വീതി, വലുത്, വീതിയേറിയ, valiya, veethiyulla, valya, veethi, valiyaa',
    hi: 'बड़ा, बड़ी, बड़े, चौड़ा, चौड़ी, चौड़े, बडी, bada, badi, bade, chauda, chaudi, chaude, bada bada, bara, chaura, bari, chowda, chaudaa, chaure, chowdi',
  },
  Small: {
    en: 'small, narrow, thin, slim, tiny, little, fine border, smaller, short, minimal',
    ta: 'சிறிய, சின்ன, குறுகிய, மெல்லிய, சிறு, siriya, chinna, kurugiya, melliya, sinna, siru',
    te: 'చిన్న, సన్న, సన్నని, ఇరుకైన, chinna anchu, sanna, sannani, chinnadi',
    kn: 'ಚಿಕ್ಕ, ಸಣ್ಣ, ಕಿರಿದಾದ, ತೆಳು, ಕಿರಿದು, chikka, sannadu, kirida, sanna anchu',
    ml: 'ചെറിയ, നേർത്ത, വീതി കുറഞ്ഞ, ചെറു, cheriya, nertha, cheru, chereya',
    hi: 'छोटा, छोटी, छोटे, पतला, पतली, पतले, बारीक, chhota, chota, choti, chhoti, patla, patli, chote, chhote, baareek, patle, barik',
  },
  Light: {
    en: 'light weight, lightweight, light, weightless, less weight, thin cloth, easy to carry, airy, feather light, soft, summer, summers, breathable, low weight, sheer',
    ta: 'லேசான, எடை குறைந்த, இலேசான, லைட் வெயிட், எடையில்லாத, மென்மையான, மெல்லிசான, லேசு, வெயிட்லெஸ், lesana, edai kuraintha, lesaana, edai kuraivana, menmaiyana, melisana, lesu',
    te: 'తేలికైన, తేలిక, తక్కువ బరువు, లైట్ వెయిట్, మెత్తని, తేలికపాటి, తేలికగా, telika, thelikaina, thelika, telikaina, thelikapaati, thakkuva baruvu, telikapati',
    kn: 'ಹಗುರ, ಹಗುರವಾದ, ಹಗುರದ, ಲೈಟ್ ವೇಟ್, ಮೃದು, ಕಡಿಮೆ ತೂಕ, hagura, haguravada, haguraada, kadime tooka, mrudu, hagurada',
    ml: 'ഭാരം കുറഞ്ഞ, കനം കുറഞ്ഞ, ലൈറ്റ് വെയിറ്റ്, കനംകുറഞ്ഞ, ഭാരം കുറവ്, മൃദുവായ, ഭാരമില്ലാത്ത, bharam kuranja, kanam kuranja, mruduvaya, baram kuranja',
    hi: 'हल्का, हल्की, हल्के, कम वज़न, हल्का वज़न, कम वजन, हल्के वजन, हलकी, मुलायम, halka, halki, halke, kam vazan, halki phulki, mulayam, halka phulka, kam wajan, halke wazan',
  },
  Heavy: {
    en: 'heavy, heavy weight, heavyweight, rich look, heavier, bhari',
    ta: 'கனமான, எடை அதிகமான, கனம், ஹெவி, கெட்டியான, kanamana, kettiyana, kanamaana',
    te: 'బరువైన, భారీ, బరువు, హెవీ, baruvaina, bhaari',
    kn: 'ಭಾರವಾದ, ಭಾರೀ, ಭಾರ, ತೂಕದ, bharavada, bharada',
    ml: 'ഭാരമുള്ള, കനമുള്ള, കട്ടിയുള്ള, ഹെവി, bharamulla, kanamulla, kattiyulla',
    hi: 'भारी, वज़नी, हैवी, वजनदार, वज़नदार, bhaaree, vazni, vajandar',
  },
  New: {
    en: 'new, latest, new arrivals, new arrival, newest, fresh, just in, recently added, new collection, latest collection, new stock',
    ta: 'புதிய, புது, புதுசு, புதுவரவு, புது வரவு, புத்தம் புதிய, puthiya, pudhu, puthu, pudhiya, puthusu, puthuvaravu',
    te: 'కొత్త, కొత్తవి, తాజా, నూతన, kotta, kotha, kothavi, kottha, nuthana',
    kn: 'ಹೊಸ, ಹೊಸತು, ನೂತನ, ಹೊಸದು, hosa, hosadu, hosatu',
    ml: 'പുതിയ, പുത്തൻ, പുതിയവ, puthan, puthiyava, puthan sari',
    hi: 'नया, नई, नए, नवीनतम, ताज़ा, नयी, ताजा, naya, nayi, nai, naye, navintam',
  },
  Trending: {
    en: 'trending, popular, best seller, bestseller, best selling, famous, trend, bestsellers, most loved, viral, in trend, top selling, top',
    ta: 'பிரபலமான, டிரெண்டிங், பிரபல, பிரசித்தமான, prabalamana',
    te: 'ప్రసిద్ధ, ట్రెండింగ్, ప్రముఖ',
    kn: 'ಜನಪ್ರಿಯ, ಟ್ರೆಂಡಿಂಗ್, ಪ್ರಸಿದ್ಧ',
    ml: 'പ്രിയപ്പെട്ട, ട്രെൻഡിങ്, ജനപ്രിയ, പ്രശസ്ത',
    hi: 'लोकप्रिय, ट्रेंडिंग, मशहूर, प्रसिद्ध, चलन, mashhoor, mashhur',
  },
  Cheap: {
    en: 'cheap, cheaper, cheapest, affordable, low price, low cost, budget, economical, less price, inexpensive, low budget, lowest price, low rate, reasonable, budget friendly, pocket friendly, low priced, less cost, cheap rate, cheap and best',
    ta: 'மலிவான, மலிவு, குறைந்த விலை, விலை குறைவான, மலிவு விலை, குறைந்த விலையில், விலை குறைந்த, சீப், கம்மி விலை, malivana, malivu, kuraintha vilai, kammi vilai, kuraindha vilai, vilai kuraivana, malivaana, kammi rate, vilai kammi, kuranja vilai, vilai kuraintha',
    te: 'చౌక, చవక, తక్కువ ధర, చౌకైన, చవకైన, తక్కువ ధరలో, తక్కువ ధరకు, తక్కువ రేటు, chouka, chavaka, takkuva dhara, thakkuva dhara, chavakaina, chaukaina, takkuva rate, thakkuva rate, chowka dhara, choukaina, takkuva dharalo, chavaka dhara, thakkuva dharalo, takkuva dharaku',
    kn: 'ಅಗ್ಗ, ಅಗ್ಗದ, ಕಡಿಮೆ ಬೆಲೆ, ಕಡಿಮೆ ಬೆಲೆಯ, ಅಗ್ಗವಾದ, ಸಸ್ತಾ, ಸಸ್ತಿ, ಕಡಿಮೆ ಬೆಲೆಗೆ, ಕಡಿಮೆ ದರ, agga, aggada, kadime bele, kadime beleya, aggadha, kammi bele, kadime dara, kadime rate, sasti seere, kadime belege',
    ml: 'വിലക്കുറവ്, വില കുറഞ്ഞ, വിലകുറഞ്ഞ, ലാഭം, വിലക്കുറഞ്ഞ, കുറഞ്ഞ വില, കുറഞ്ഞ വിലയ്ക്ക്, കുറഞ്ഞ വിലയുള്ള, വിലക്കുറവുള്ള, vilakuranja, vila kuranja, kuranja vila, vilakkuravu, vila kuravu, kuranja vilayulla, labham, vilakurvu, vilakkuranja, vila kuravulla, kuranja vilakku',
    hi: 'सस्ता, सस्ती, सस्ते, कम दाम, किफायती, कम कीमत, किफ़ायती, कम क़ीमत, सस्ते दाम, सस्ती वाली, कम दाम वाली, sasta, sasti, saste, kifayati, kam daam, kam dam, kam keemat, kam kimat, sastha, sasthi, saste daam, kifaayti, kam daam wali',
  },
  Dear: {
    en: 'expensive, costly, premium, luxury, luxurious, grand, high end, costliest, exclusive, designer, royal, most expensive, high price, rich, branded',
    ta: 'விலையுயர்ந்த, விலை உயர்ந்த, காஸ்ட்லி, ஆடம்பர, ஆடம்பரமான, விலை அதிகமான, பிரமாண்ட, உயர்ந்த விலை, கிராண்ட், vilai uyarntha, vilaiyuyarndha, kaastli, vilai adhigamana, aadambara, vilai athigam',
    te: 'ఖరీదైన, ఖరీదు, విలాసవంతమైన, అధిక ధర, ఎక్కువ ధర, గ్రాండ్, khareedaina, kharidaina, ekkuva dhara, khareedu',
    kn: 'ದುಬಾರಿ, ಬೆಲೆಬಾಳುವ, ಹೆಚ್ಚು ಬೆಲೆಯ, ದುಬಾರಿಯ, ಐಷಾರಾಮಿ, ಹೆಚ್ಚಿನ ಬೆಲೆ, dubari, belebaluva, dubaari, hechchu bele',
    ml: 'വിലകൂടിയ, വില കൂടിയ, ആഡംബര, വിലയേറിയ, കൂടിയ വില, വിലപിടിപ്പുള്ള, ആഡംബരം, vila koodiya, vilakoodiya, aadambara sari, vilapidippulla, vila kudiya',
    hi: 'महंगा, महंगी, महँगी, कीमती, महँगा, क़ीमती, शाही, आलीशान, महंगे, mahanga, mehangi, mahangi, keemti, kimti, mehnga, mehngi, shahi, mehanga, mahngi, mahnga',
  },
}
