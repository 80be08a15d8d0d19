import type { adminFront as english } from '../../../en/admin/content/shop-front.ts'
import type { InLanguage } from '../../../in-language.ts'

/** The bar above the header, and the links in header and footer. */
export const adminFront: InLanguage<typeof english> = {
  reset: 'மீட்டமைக்க',
  save: 'சேமிக்க',
  saving: 'சேமிக்கிறது…',
  newer: 'இதற்கிடையில் வேறொருவர் இதைச் சேமித்துள்ளார்: அவரது சொற்கள் கீழே உள்ளன.',
  announcements: {
    intro:
      'ஒவ்வொரு வரியும் இந்திய நேரப்படி முதல் நொடி முதல் கடைசி நொடி வரை தலைப்புக்கு மேலே நிற்கும். எதுவும் காட்டப்படாதபோது கடை அமைப்புகளில் உள்ள வரி நிற்கும்.',
    add: 'அறிவிப்பைச் சேர்க்க',
    empty: 'அறிவிப்பு எதுவும் இல்லை.',
    name: (number) => `அறிவிப்பு ${number}`,
    text: 'உரை',
    link: 'எங்கே செல்லும்',
    linkHint: 'காலியாக விடலாம்; அல்லது /products போன்ற பக்கம், அல்லது https:// முகவரி',
    from: 'முதல்',
    until: 'வரை',
    isDismissible: 'பார்வையாளர்கள் இதை மறைக்கலாம்',
    earlier: (number) => `அறிவிப்பு ${number}: மேலே நகர்த்த`,
    later: (number) => `அறிவிப்பு ${number}: கீழே நகர்த்த`,
    remove: (number) => `அறிவிப்பு ${number}: நீக்க`,
    unsaved: 'இன்னும் சேமிக்கவில்லை',
    states: { now: 'இப்போது காட்டப்படுகிறது', later: 'திட்டமிடப்பட்டது', over: 'முடிந்தது' },
    saved: 'அறிவிப்புகள் சேமிக்கப்பட்டன',
    failed: 'அறிவிப்புகளைச் சேமிக்க முடியவில்லை',
  },
  menus: {
    intro:
      'உங்கள் இணைப்புகள் தலைப்பில் வகைகளுக்குப் பதிலாகவும், அடிப்பகுதியில் விரைவு இணைப்புகளுக்குப் பதிலாகவும் நிற்கும். விதிமுறைகள், தனியுரிமை, திருப்பி அனுப்புதல், புகார், விற்பனையாளர் இணைப்புகள் சட்டப்படி எப்போதும் அடிப்பகுதியில் இருக்கும்.',
    header: 'தலைப்பு',
    footer: 'பக்கத்தின் அடிப்பகுதி',
    empty: 'காலி: வழக்கமான இணைப்புகள் நிற்கும்.',
    add: 'இணைப்பைச் சேர்க்க',
    name: (number) => `இணைப்பு ${number}`,
    label: 'என்ன எழுதியிருக்கும்',
    leads: 'எங்கே செல்லும்',
    other: 'வேறு முகவரி…',
    address: 'முகவரி',
    addressHint: '/products?fabrics=Silk போன்ற பக்கம், அல்லது https:// முகவரி',
    earlier: (number) => `இணைப்பு ${number}: மேலே நகர்த்த`,
    later: (number) => `இணைப்பு ${number}: கீழே நகர்த்த`,
    remove: (number) => `இணைப்பு ${number}: நீக்க`,
    groups: { lists: 'பட்டியல்கள்', categories: 'வகைகள்', pages: 'பக்கங்கள்' },
    lists: {
      '/products': 'எல்லாச் சேலைகளும்',
      '/products?filter=new-arrivals': 'புதிய வரவுகள்',
      '/products?filter=featured': 'சிறப்புச் சேலைகள்',
      '/products?filter=trending': 'அதிகம் விரும்பப்படுபவை',
      '/stories': 'கதைகள்',
    },
    saved: 'மெனுக்கள் சேமிக்கப்பட்டன',
    failed: 'மெனுக்களைச் சேமிக்க முடியவில்லை',
  },
}
