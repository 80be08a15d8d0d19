import type { Words } from '../words.ts'

export const attributes: Words['attributes'] = {
  fabric: 'തുണിത്തരം',
  color: 'നിറം',
  occasion: 'വിശേഷാവസരം',
  weave: 'നെയ്ത്ത്',
  place: 'നെയ്ത സ്ഥലം',
  design: 'ഡിസൈൻ',
  length: 'നീളം',
  blouse: 'ബ്ലൗസ് പീസ്',
  border: 'ബോർഡർ',
  pallu: 'മുന്താണി',
  zari: 'കസവ് (ജരി)',
  weight: 'ഭാരം',
  care: 'സൂക്ഷിക്കേണ്ട വിധം',
  fibre: 'നാര്',
  netQuantity: 'അളവ്',
  country: 'നിർമ്മിച്ച രാജ്യം',
  maker: 'നിർമ്മിച്ചത് / പായ്ക്ക് ചെയ്തത്',
  importer: 'ഇറക്കുമതി ചെയ്തത്',
}
