import type { ValueEntry, WordEntry } from './entry.ts'

export const occasions: Record<string, ValueEntry> = {
  Wedding: {
    is: 'Wedding',
    else: 'Reception, Festive',
    en: 'wedding, weddings, marriage, bridal, bride, muhurtham, muhurtam, muhurtha, muhurat, brides, koorai, mangalsutra ceremony, engagement, nischayam, bridesmaid, nikah',
    ta: 'திருமணம், கல்யாணம், முகூர்த்தம், மணப்பெண், விவாகம், கூறை, நிச்சயதார்த்தம், கூரைப்புடவை, கூறைப்புடவை, முகூர்த்த, மணமகள், thirumanam, kalyanam, kalyana, muhoortham, nichayathartham, manapen, vivaham, thirumana, mugurtham, muhurthapudavai, koorai pudavai, koorapudavai',
    te: 'పెళ్లి, పెళ్ళి, వివాహం, ముహూర్తం, వధువు, కల్యాణం, పెళ్లికూతురు, నిశ్చితార్థం, మధుపర్కం, పెండ్లి, పెళ్ళికూతురు, pelli, pelly, vivaham, muhurtam, pellikuthuru, pellikoothuru, vivaaham, pendli, nischitartham, pelliki',
    kn: 'ಮದುವೆ, ವಿವಾಹ, ಮುಹೂರ್ತ, ಧಾರೆ, ವಧು, ಮದುಮಗಳು, ನಿಶ್ಚಿತಾರ್ಥ, ಕಲ್ಯಾಣ, ಧಾರೆ ಸೀರೆ, maduve, madhuve, vivaha, dhare, muhurta, madumagalu, maduvege, maduveya, dhaare, nischitartha',
    ml: 'കല്യാണം, വിവാഹം, വിവാഹ, മുഹൂർത്തം, വധു, താലികെട്ട്, മന്ത്രകോടി, കല്യാണ, നിശ്ചയം, മണവാട്ടി, kalyaanam, vivaha sari, mantrakodi, manthrakodi, thalikettu, manavatti',
    hi: 'शादी, विवाह, ब्याह, दुल्हन, मुहूर्त, सगाई, लगन, शुभ विवाह, फेरे, विवाह की, दुलहन, shaadi, shadi, vivah, byah, dulhan, sagai, muhurat, dulhann, lagan, phere',
  },
  Reception: {
    is: 'Reception',
    else: 'Wedding, Festive',
    en: 'reception, receptions, party, party wear, partywear, evening, cocktail, receptionist party, function, evening wear, night party, sangeet, parties, birthday, anniversary, farewell',
    ta: 'வரவேற்பு, ரிசப்ஷன், பார்ட்டி, விருந்து, மாலை விழா, பிறந்தநாள், varaverpu, virundhu, party pudavai, varavetpu, resepshan',
    te: 'రిసెప్షన్, విందు, పార్టీ, ఫంక్షన్, పుట్టినరోజు, vindu, party cheera, puttinaroju',
    kn: 'ಆರತಕ್ಷತೆ, ರಿಸೆಪ್ಷನ್, ಪಾರ್ಟಿ, ಔತಣ, ಆರತಕ್ಷತೆಗೆ, ಹುಟ್ಟುಹಬ್ಬ, aratakshate, arathakshathe, autana',
    ml: 'റിസപ്ഷൻ, വിരുന്ന്, പാർട്ടി, സൽക്കാരം, റിസെപ്ഷൻ, പിറന്നാൾ, virunnu, salkaram, pirannal',
    hi: 'रिसेप्शन, पार्टी, दावत, प्रीतिभोज, रिसेप्शन पार्टी, संगीत, जन्मदिन, daawat, dawat, preetibhoj, janamdin',
  },
  Festive: {
    is: 'Festive',
    else: 'Wedding, Temple & Puja, Reception',
    en: 'festival, festivals, festive, diwali, deepavali, pongal, ugadi, dasara, dussehra, navratri, navarathri, golu, christmas, sankranti, sankranthi, eid, ramzan, ganesh chaturthi, rakhi, raksha bandhan, holi, festive wear, celebration, tyohar, durga puja, baby shower, valaikappu, seemantham, godh bharai, new year',
    ta: 'பண்டிகை, திருவிழா, விழா, தீபாவளி, பொங்கல், நவராத்திரி, விழாக்கால, கொலு, சங்கராந்தி, வளைகாப்பு, தமிழ் புத்தாண்டு, pandigai, pandikai, thiruvizha, vizha, dheepavali, navarathiri, thaipongal, valaikaappu, seemantham, festival ku, panndigai',
    te: 'పండుగ, పండగ, దీపావళి, ఉగాది, సంక్రాంతి, దసరా, బతుకమ్మ, వేడుక, పండుగలకు, సీమంతం, శ్రీమంతం, panduga, pandaga, bathukamma, veduka, dasera, pandugaku, srimantham, pandugalaku',
    kn: 'ಹಬ್ಬ, ದೀಪಾವಳಿ, ಯುಗಾದಿ, ದಸರಾ, ಸಂಕ್ರಾಂತಿ, ಹಬ್ಬದ, ಉತ್ಸವ, ಸೀಮಂತ, ನವರಾತ್ರಿ, habba, habbada, yugadi, utsava, habbakke, habbagalige',
    ml: 'ഉത്സവം, ആഘോഷം, പെരുന്നാൾ, ദീപാവലി, ക്രിസ്മസ്, ഉത്സവ, നവരാത്രി, aghosham, ulsavam, utsavam, perunnal, aaghosham',
    hi: 'त्योहार, त्यौहार, दिवाली, दीपावली, उत्सव, पर्व, नवरात्रि, करवा चौथ, तीज, होली, दशहरा, राखी, ईद, गोद भराई, tyohar, tyohaar, utsav, parv, karwa chauth, karva chauth, teej, tyauhar, tyohari',
  },
  'Temple & Puja': {
    is: 'Temple & Puja',
    else: 'Festive',
    en: 'puja, pooja, temple visit, worship, prayer, varalakshmi, vratham, vratam, vrat, homam, gruhapravesam, housewarming, griha pravesh, satyanarayana, satyanarayan, varamahalakshmi, poojai, ritual, upanayanam, devotional, namakaranam, annaprashan, gruhapravesh, havan, housewarming ceremony',
    ta: 'பூஜை, கோயில், கோவில், வழிபாடு, விரதம், வரலட்சுமி, கிருகப்பிரவேசம், கோயிலுக்கு, கிரகப்பிரவேசம், கும்பாபிஷேகம், ஆன்மீக, kovil, koil, koyil, poosai, vazhipadu, viradham, kovilukku, varalakshmi nonbu, nonbu, kumbabishekam',
    te: 'పూజ, గుడి, దేవాలయం, వ్రతం, వరలక్ష్మి, గృహప్రవేశం, పూజకు, కోవెల, నోము, శ్రావణ, poojaku, gudi, devalayam, vratham, nomu, gudiki, devasthanam, gruhapravesham',
    kn: 'ಪೂಜೆ, ದೇವಸ್ಥಾನ, ಗುಡಿ, ವ್ರತ, ವರಮಹಾಲಕ್ಷ್ಮಿ, ಗೃಹಪ್ರವೇಶ, ದೇವಾಲಯ, pooje, puje, devasthana, poojege, devalaya, vrata, pujege, devasthanakke, gruhapravesha',
    ml: 'പൂജ, ക്ഷേത്രം, അമ്പലം, ക്ഷേത്ര, അമ്പലത്തിൽ, ഗൃഹപ്രവേശം, വ്രതം, അമ്പല, kshetram, ambalam, ambala, kshethram, poojakku, ambalathil, kshethra',
    hi: 'पूजा, पूजन, व्रत, आरती, गृह प्रवेश, मंदिर, मन्दिर, कथा, हवन, पूजा पाठ, mandir, poojan, aarti, grih pravesh, puja path, mandhir',
  },
  Office: {
    is: 'Office',
    else: 'Everyday',
    en: 'office, offices, office wear, officewear, work, work wear, workwear, formal, formals, professional, college, interview, business, teacher, teachers, meeting, corporate, school teacher, working women',
    ta: 'அலுவலகம், ஆபீஸ், அலுவலக, ஆஃபீஸ், ஆபிஸ், வேலைக்கு, பணிக்கு, கல்லூரி, aluvalagam, office ku, velaikku, velai ku, velai kku, aluvalaga, velaiku, kalloori, officeku, aluvalakam',
    te: 'ఆఫీస్, ఆఫీసు, కార్యాలయం, ఉద్యోగం, కాలేజీ, ఉద్యోగానికి, aafees, karyalayam, udyogam, officeki',
    kn: 'ಆಫೀಸ್, ಕಚೇರಿ, ಕೆಲಸಕ್ಕೆ, ಆಫೀಸಿಗೆ, ಕಛೇರಿ, ಕಾಲೇಜು, kacheri, kelasakke, aafisu, officege, kachheri',
    ml: 'ഓഫീസ്, ജോലിക്ക്, കാര്യാലയം, ഓഫിസ്, ജോലി, കോളേജ്, jolikku, joli, officil, karyalayam',
    hi: 'ऑफिस, दफ्तर, कार्यालय, ऑफ़िस, दफ़्तर, आफिस, कॉलेज, daftar, karyalay, ofis, dafter',
  },
  Everyday: {
    is: 'Everyday',
    else: 'Office',
    en: 'everyday, daily, daily wear, dailywear, casual, casuals, home wear, simple, regular, every day, daily use, house wear, regular wear, casual wear, day to day, comfortable, comfort, homewear',
    ta: 'அன்றாடம், தினசரி, தினமும், சாதாரண, வீட்டில், எளிய, அன்றாட, தினப்படி, வீட்டு, சிம்பிள், andradam, dinasari, thinasari, thinamum, sadharana, saadharana, daily use ku, veetla, veettuku, dhinasari, dinamum, anraada',
    te: 'రోజువారీ, నిత్యం, సాధారణ, ఇంట్లో, ప్రతిరోజు, రోజూ, నిత్య, సింపుల్, rojuvari, roju, nityam, saadharana, intlo, prathiroju, rojuvaari, rojuki',
    kn: 'ದಿನನಿತ್ಯ, ಪ್ರತಿದಿನ, ದಿನಬಳಕೆ, ಸರಳ, ದಿನನಿತ್ಯದ, ದಿನವೂ, ಮನೆಗೆ, ನಿತ್ಯ, ಸಾಮಾನ್ಯ, dinanitya, pratidina, dinabalake, sarala, dinada, manege, dinabalakege, nithya',
    ml: 'ദിവസേന, നിത്യ, ദൈനംദിന, സാധാരണ, നിത്യവും, വീട്ടിൽ, ദിവസവും, എന്നും, ലളിതം, ലളിതമായ, divasena, nithyam, dinamthorum, sadharanam, veettil, ennum, dainamdina',
    hi: 'रोज़ाना, रोज़, रोज, रोजमर्रा, दैनिक, घरेलू, सादा, सादी, रोज़मर्रा, साधारण, रोजाना, घर, rozana, roz, rozmarra, roj, dainik, gharelu, sadharan, rojana, rojmarra',
  },
}

/** A feast or rite that is known by one cloth. */
export const feasts: Record<string, WordEntry> = {
  Onam: {
    also: 'Kasavu',
    en: 'onam, vishu, thiruvonam, thiruvathira, onam saree, vishu kani',
    ta: 'ஓணம், விஷு, திருவோணம்',
    te: 'ఓణం, విషు',
    kn: 'ಓಣಂ, ವಿಷು',
    ml: 'ഓണം, വിഷു, തിരുവോണം, തിരുവാതിര, ഓണക്കോടി, ഓണപ്പുടവ, ഓണ, onakkodi, onakodi, ona',
    hi: 'ओणम, विशु, ओनम',
  },
}
