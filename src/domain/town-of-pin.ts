/**
 * Towns with the first digits of their PIN codes; where a beginning covers the country around a town, its
 * district. What lies in several districts is left out: an empty field is filled in sooner than a wrong one
 * is noticed.
 */
const regions = {
  'Tamil Nadu and Puducherry': `
    Chennai 600; Tiruvallur 6012 60200; Chengalpattu 6030 6031 6032 6033; Tindivanam 60400;
    Puducherry 60500 60501; Viluppuram 60560; Tiruvannamalai 60660; Cuddalore 60700;
    Chidambaram 60800; Mayiladuthurai 60900; Karaikal 60960; Tiruvarur 61000; Nagapattinam
    61100; Kumbakonam 61200; Thanjavur 61300; Pattukkottai 61460; Tiruchirappalli 620;
    Pudukkottai 622; Ramanathapuram 623; Dindigul 624; Madurai 6250; Theni 625531;
    Virudhunagar 626; Tirunelveli 62700; Tenkasi 62781; Thoothukudi 62800; Kanniyakumari
    629; Nagercoil 62900; Sivaganga 630; Karaikudi 63000; Arakkonam 63100; Kancheepuram
    63150; Vellore 63200; Ranipet 63240; Krishnagiri 63500 6351; Dharmapuri 63570;
    Tirupathur 63560; Salem 6360; Namakkal 63700; Tiruchengode 63720; Erode 6380; Karur
    6390; Coimbatore 6410; Tiruppur 6416; Pollachi 64200; The Nilgiris 643; Udhagamandalam
    64300`,
  Kerala: `
    Kannur 6700 6701 6702 6703 6704 6705; Kasaragod 671; Kozhikode 6730; Wayanad 67312
    67359; Malappuram 676; Palakkad 678; Thrissur 680; Kochi 6820; Ernakulam 683; Idukki
    685; Kottayam 6860; Alappuzha 688; Pathanamthitta 68964; Kollam 6910; Thiruvananthapuram
    695`,
  Karnataka: `
    Bengaluru 560; Kolar 56310; Mysuru 570; Mandya 57140; Kodagu 5712; Tumakuru 57210;
    Hassan 57320; Dakshina Kannada 5742; Mangaluru 575; Udupi 576; Davanagere 57700;
    Chikkamagaluru 57710; Shivamogga 57720; Chitradurga 57750; Dharwad 58000; Hubballi 58002
    58003; Haveri 58111; Karwar 58130; Gadag 58210; Ballari 58310; Hosapete 58320; Koppal
    58323; Raichur 58410; Kalaburagi 58510; Yadgir 58520; Bidar 58540; Vijayapura 58610;
    Bagalkote 58710; Belagavi 590 591`,
  'Andhra Pradesh and Telangana': `
    Hyderabad 5000; Sangareddy 50200; Nizamabad 50300; Adilabad 50400; Karimnagar 50500;
    Warangal 50600; Khammam 50700; Nalgonda 50800; Mahabubnagar 50900; Ananthapuramu 51500;
    Kadapa 51600; Chittoor 51700; Tirupati 51750; Kurnool 51800; Vijayawada 5200;
    Machilipatnam 52100; Guntur 52200; Ongole 52300; Nellore 52400; Visakhapatnam 5300;
    Srikakulam 532; Kakinada 53300; Rajamahendravaram 53310; Eluru 53400; Vizianagaram 535`,
  'Maharashtra, Goa and Gujarat': `
    Mumbai 4000 4001; Thane 4006 4210; North Goa 4035; South Goa 4036 4037; Raigad 4102;
    Pune 411; Solapur 41300; Latur 41351; Ahilyanagar 41400; Satara 41500; Kolhapur 41600;
    Sangli 41641; Nashik 422; Dhule 42400; Jalgaon 42500; Chhatrapati Sambhajinagar 43100;
    Nanded 43160; Nagpur 440; Akola 44400; Amravati 44460; Rajkot 36000; Jamnagar 36100;
    Junagadh 36200; Bhavnagar 36400; Kachchh 370; Ahmedabad 380; Gandhinagar 38201; Anand
    38800; Vadodara 390; Surat 395; Valsad 39600; Navsari 39644`,
  'Madhya Pradesh, Chhattisgarh and Rajasthan': `
    Indore 4520; Ujjain 45600; Bhopal 4620; Sagar 47000; Gwalior 4740; Jabalpur 4820; Durg
    490; Raipur 4920; Bilaspur 49500; Alwar 30100; Jaipur 3020; Ajmer 30500; Udaipur 31300;
    Kota 3240; Bikaner 33400; Jodhpur 3420; Jaisalmer 34500`,
  'Delhi and the north': `
    Delhi 110; Faridabad 1210; Gurugram 1220; Rohtak 12400; Hisar 12500; Sonipat 13100;
    Karnal 13200; Panipat 13210; Panchkula 1341; Yamunanagar 13500; Ludhiana 1410; Amritsar
    14300; Jalandhar 14400; Hoshiarpur 14600; Patiala 14700; Bathinda 15100; Chandigarh
    16001 16002 16003; Shimla 17100; Jammu 18000; Srinagar 19000; Leh 1941; Ghaziabad 2010;
    Noida 20130; Aligarh 20200; Kanpur 2080; Prayagraj 21100; Varanasi 22100; Ayodhya 22400;
    Lucknow 2260; Bareilly 24300; Moradabad 24400; Saharanpur 24700; Dehradun 2480; Haridwar
    24940; Meerut 25000; Nainital 26300; Haldwani 26313; Gorakhpur 27300; Mathura 28100;
    Agra 2820; Jhansi 28400`,
  'The east and the islands': `
    Kolkata 700; Howrah 711; Hooghly 712; Bardhaman 71310; Durgapur 71320 71321; Siliguri
    73400; Darjeeling 73410; Gangtok 73710; Sri Vijaya Puram 74410; Bhubaneswar 751; Puri
    75200; Cuttack 753; Brahmapur 7600; Sambalpur 76800; Rourkela 7690; Guwahati 7810;
    Itanagar 79111; Shillong 79300; Imphal 79500; Aizawl 79600; Kohima 79700; Dimapur 79711;
    Agartala 79900; Patna 800; Bhagalpur 81200; Gaya 82300; Dhanbad 8260; Bokaro 8270;
    Jamshedpur 8310; Ranchi 8340; Muzaffarpur 84200`,
}

const townOf = new Map(Object.values(regions).flatMap((region) => region.split(';').flatMap(read)))

/** 'Tiruvallur 6012 60200' is two beginnings of one town. */
function read(entry: string): [string, string][] {
  const words = entry.split(/\s+/).filter((word) => word !== '')
  const isNumber = (word: string) => /^\d+$/.test(word)
  const town = words.filter((word) => !isNumber(word)).join(' ')
  return words.filter(isNumber).map((start) => [start, town])
}

/** Every beginning with its town, for tests. */
export const townBeginnings: ReadonlyMap<string, string> = townOf

/** The town or district a PIN code most likely lies in, to fill a field in, never to refuse; null when unknown. */
export function townOfPin(pin: string): string | null {
  for (let length = pin.length; length >= 3; length -= 1) {
    const town = townOf.get(pin.slice(0, length))
    if (town !== undefined) return town
  }
  return null
}
