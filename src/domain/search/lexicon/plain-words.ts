import type { Said } from './entry.ts'

/** Everything here is a saree: these words alone find all of it. */
export const sareeWords: Said = {
  en: 'saree, sarees, sari, saris, sarie, shari, saaree, saaris, sareee, serees, sarry, cloth, clothes, dress, piece, pieces, collection, collections, item, items, product, products, all, wear, ethnic wear, traditional wear, south indian, indian',
  ta: 'சேலை, புடவை, சாரி, சேல, பொடவை, சேலைகள், புடவைகள், சாரீஸ், selai, pudavai, podavai, pudava, selaigal, pudavaigal, podava, saelai, pudavaikal, podavai, saarees, pudave, sela, pudavaigal, putavai, துணி',
  te: 'చీర, చీరలు, శారీ, సారీ, చీరె, cheera, chira, cheeralu, chiralu, cheeraa, chiiralu, seera, chera, cheeralu, వస్త్రం, బట్టలు',
  kn: 'ಸೀರೆ, ಸೀರೆಗಳು, ಸಾರಿ, seere, sire, seerey, seeregalu, siregalu, seeregala, seereyalli, sirey, seera, ಬಟ್ಟೆ, ಸೀರೇ',
  ml: 'സാരി, സാരികൾ, പുടവ, സാരീ, saarikal, sarikal, pudavaa, saari, saarikkal, തുണി, sarigal, പുടവകൾ',
  hi: 'साड़ी, साड़ियाँ, साड़ियां, साडी, सारी, साड़ियों, साडियां, sadi, saadi, sarhi, saadhi, sadiyan, saadiyan, sadiya, sadiyaan, saariyan, saariyaan, sariyan, saariya, sadiyon, sareeyan, sadee, saadiya, कपड़ा, कपड़े',
}

/** Words that tell nothing about a saree. */
export const emptyWords: Said = {
  en: 'a, an, the, really, so, in, of, on, for, to, by, is, are, at, as, it, my, me, i, we, you, your, our, this, that, these, those, from, please, show, find, want, need, buy, shop, shopping, online, get, give, looking, look, some, any, best, good, nice, beautiful, pretty, lovely, cute, colour, color, colours, colors, coloured, colored, shade, shades, tone, kind, type, types, design, designs, designed, pattern, patterns, style, styles, model, models, variety, varieties, women, woman, womens, ladies, lady, girl, girls, mother, mom, amma, wife, sister, her, him, gift, gifting, fabric, fabrics, material, weave, woven, handwoven, handloom, handlooms, hand, made, handmade, handcrafted, traditional, original, authentic, pure, real, genuine, special, quality, with love, price, cost, rate, rates, rs, inr, rupees, which, what, where, can, do, have, has, suitable, price range, budget of, under, per, only, just, very, more, most, size, free size, full, occasion, occasions, day, days, ceremony, season, time, purpose, use, usage, fancy, elegant, classy, classic, trendy, modern, stylish, attractive, great, super, trendz, sarees for women, looks, like, also, too, there, here, today, tradition, traditions, town, region, style of, how, when, who, why, available, availability, is there',
  ta: 'மிகவும், ரொம்ப, இருப்பதிலேயே, romba, migavum, நிறம், கலர், வண்ணம், போது, போகும்போது, கட்டும், கட்டிக்க, pothu, podhu, pogum, kattum, kattika, நிற, வண்ண, நிறத்தில், கலரில், நிறத்துல, கலர்ல, உள்ள, ஆன, ஒரு, வேண்டும், வேணும், காட்டு, காட்டுங்கள், வாங்க, நல்ல, அழகான, அழகிய, விலை, டிசைன், வடிவமைப்பு, பெண்கள், அம்மா, மனைவி, பாரம்பரிய, கைத்தறி, நெசவு, அசல், சுத்தமான, தூய, துணி வகை, வகை, ரகம், ஆகிய, போன்ற, கொண்ட, போட்ட, வைத்த, வச்ச, எனக்கு, ரூபாய், ரூபா, நாள், நாளுக்கு, நிறமுள்ள, niram, vannam, nira, kalar, niraththil, colouril, colourla, ulla, vendum, venum, kaattu, azhagana, azhagiya, vilai, kaithari, pengal, enakku, rubai, rupai, vaanga, oru, potta, vacha, vagai, podra, kattu, kattum, katta, kaattunga, asal, parampariya, naal, கட்டும், கட்ட, உடுத்த, உடுத்தும், எப்படி, எங்கே, எப்போது, எத்தனை, எவ்வளவு, கிடைக்குமா, இருக்கா, இருக்கிறதா, செய்வது, பண்ணுவது, நான், நாட்கள், eppadi, enga, enge, eppo, evlo, irukka, kidaikkuma, panna vendum',
  te: 'చాలా, అన్నిటికంటే, అన్నింటికంటే, అత్యంత, chaala, రంగు, రంగులో, రంగుల, కలర్, వర్ణం, ఉన్న, ఒక, కావాలి, చూపించు, చూపించండి, మంచి, అందమైన, ధర, డిజైన్, మహిళల, అమ్మ, సంప్రదాయ, చేనేత, నేత, స్వచ్ఛమైన, రకం, వంటి, గల, నాకు, రూపాయలు, కోసం, కొరకు, అసలైన, rangu, rangulo, rangula, unna, kavali, kaavali, chupinchu, chupinchandi, manchi, andamaina, dhara, cheneta, naaku, kosam, oka, gala, koraku, asalaina, rakam, kattukune, కట్టుకునే, వేసుకునే, రోజున, ఎలా, ఎక్కడ, ఎప్పుడు, ఎన్ని, ఎంత, రోజులు, రోజు, ఉందా, చేయాలి, ela, ekkada, eppudu, enni, entha, rojulu, unda',
  kn: 'ತುಂಬಾ, ಬಹಳ, ಅತ್ಯಂತ, ಎಲ್ಲಕ್ಕಿಂತ, tumba, thumba, ಬಣ್ಣ, ಬಣ್ಣದ, ಕಲರ್, ವರ್ಣ, ಇರುವ, ಒಂದು, ಬೇಕು, ತೋರಿಸಿ, ತೋರಿಸು, ಒಳ್ಳೆಯ, ಸುಂದರ, ಬೆಲೆ, ಡಿಸೈನ್, ಮಹಿಳೆಯರ, ಅಮ್ಮ, ಸಾಂಪ್ರದಾಯಿಕ, ಕೈಮಗ್ಗ, ನೇಯ್ಗೆ, ಶುದ್ಧ, ಬಗೆ, ಉಳ್ಳ, ನನಗೆ, ರೂಪಾಯಿ, ಅಸಲಿ, ವಿನ್ಯಾಸ, ಗಾಗಿ, ಉಡುವ, banna, bannada, iruva, beku, torisi, tori, olleya, sundara, bele, kaimagga, nanage, ondu, ulla seere, asali, bannadalli, tholsi, chennagiro, uduva, ದಿನ, ಹೇಗೆ, ಎಲ್ಲಿ, ಎಲ್ಲಿದೆ, ಯಾವಾಗ, ಎಷ್ಟು, ಇದೆಯಾ, ದಿನಗಳು, hege, elli, yavaga, eshtu, ideya',
  ml: 'ഏറ്റവും, വളരെ, ettavum, valare, നിറം, നിറമുള്ള, കളർ, നിറത്തിൽ, നിറത്തിലുള്ള, വർണ്ണം, ഉള്ള, ഒരു, വേണം, കാണിക്കൂ, കാണിക്കുക, നല്ല, ഭംഗിയുള്ള, വില, ഡിസൈൻ, സ്ത്രീകൾ, അമ്മ, പരമ്പരാഗത, കൈത്തറി, നെയ്ത്ത്, ശുദ്ധമായ, തരം, എനിക്ക്, രൂപ, ഉടുക്കാൻ, യഥാർത്ഥ, വേണ്ടി, niramulla, nirathil, nirathilulla, venam, kanikkoo, kaanikku, bhangiyulla, vila, kaithari sari, enikku, ulla sari, roopa, rupa, udukkan, kalar sari, niramula, colourulla, ദിവസം, colouril, എങ്ങനെ, എവിടെ, എപ്പോൾ, എത്ര, ഉണ്ടോ, പറ്റുമോ, ചെയ്യാൻ, ചെയ്യുക, engane, evide, eppol, ethra, undo, cheyyan, pattumo',
  hi: 'सबसे, बहुत, sabse, bahut, bohot, रंग, रंगों, कलर, रंग का, की, का, के, में, से, को, वाली, वाला, वाले, एक, चाहिए, दिखाओ, दिखाइए, अच्छी, अच्छा, सुंदर, ख़ूबसूरत, खूबसूरत, दाम, कीमत, डिज़ाइन, डिजाइन, महिलाओं, औरतों, माँ, मां, पत्नी, पारंपरिक, हथकरघा, बुनाई, शुद्ध, असली, प्रकार, तरह, मुझे, रुपये, रुपए, लिए, पर, है, हैं, हो, पहनने, पहनावा, और भी, दिन, rang, rango, ki, ka, ke, mein, me, se, ko, wali, wala, wale, ek, chahiye, dikhao, dikhaiye, acchi, achhi, achi, accha, sundar, khoobsurat, khubsurat, daam, keemat, kimat, asli, shuddh, mujhe, rupaye, liye, hai, hain, par, vali, vala, vale, rangon, pehanne, lena, hathkargha, kharidna, kharidni, din, valee, कैसे, कहाँ, कहां, कब, कितने, कितना, कितनी, क्या, करें, करे, करना, मिलेगा, मिलेगी, kaise, kahan, kahaan, kab, kitne, kitna, kya, kare, karein, karna, milega, milegi',
}

/** Words that begin another part of what is said: 'green with red border'. */
export const joints: Said = {
  en: 'with, and, having, or, plus',
  ta: 'உடன், மற்றும், கொண்டு, udan, matrum',
  te: 'తో, మరియు, mariyu',
  kn: 'ಮತ್ತು, ಜೊತೆ, mattu, jote',
  ml: 'കൂടെ, കൂടിയ, ഒപ്പം, koode, koodiya',
  hi: 'और, साथ, के साथ, व, aur, saath, ke saath, ke sath',
}

/** 'Without': before the thing in English, and in Hindi where 'ke' does not stand before it. */
export const notBefore: Said = {
  en: 'without, no, non, not, but not, without any, except, excluding, other than, apart from, wo, w o',
  hi: 'बिना, बग़ैर, बगैर, bina, bagair, binaa',
}

/** 'Without' behind the thing. */
export const notAfter: Said = {
  en: 'free, less',
  ta: 'இல்லாத, இல்லாமல், அல்லாத, இல்லா, வேண்டாம், இல்லாம, இன்றி, illatha, illamal, illaatha, illaadha, illadha, illama, illaamal, allatha, vendam, illaama, illa, illaa, தவிர, தவிர்த்து, tavira, thavira',
  te: 'లేని, లేకుండా, కాని, లేనివి, వద్దు, leni, lekunda, kani, lenivi, vaddu, lekundaa, leani, తప్ప, కాకుండా, మినహా, tappa, thappa, kakunda',
  kn: 'ಇಲ್ಲದ, ಇಲ್ಲದೆ, ರಹಿತ, ಅಲ್ಲದ, ಬೇಡ, ಇಲ್ಲದಿರುವ, illada, illade, rahita, allada, beda, illadha, illadiruva, ಹೊರತು, ಬಿಟ್ಟು, horatu, bittu',
  ml: 'ഇല്ലാത്ത, ഇല്ലാതെ, അല്ലാത്ത, വേണ്ട, രഹിത, illaththa, illathe, allatha sari, illaatha sari, venda, illathha, illaathe, illatta, ഒഴികെ, അല്ലാതെ, ozhike, allathe',
  hi: 'के बिना, के बगैर, के बग़ैर, रहित, नहीं, ke bina, ke bagair, rahit, nahi, nahin, ke binaa, na ho, ना हो, नहीं हो, ki bina, के बगैर वाली, के अलावा, के सिवा, के सिवाय, को छोड़कर, छोड़कर, ke alava, ke alawa, ke siva, chhodkar, ko chhodkar',
}
