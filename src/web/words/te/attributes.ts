import type { Words } from '../words.ts'

export const attributes: Words['attributes'] = {
  fabric: 'వస్త్రం',
  color: 'రంగు',
  occasion: 'సందర్భం',
  weave: 'నేత',
  place: 'నేసిన ఊరు',
  design: 'డిజైన్',
  length: 'పొడవు',
  blouse: 'బ్లౌజ్ పీస్',
  border: 'అంచు',
  pallu: 'కొంగు (పల్లు)',
  zari: 'జరీ',
  weight: 'బరువు',
  care: 'సంరక్షణ',
  fibre: 'నూలు',
  netQuantity: 'నికర పరిమాణం',
  country: 'తయారైన దేశం',
  maker: 'తయారీ / ప్యాకింగ్',
  importer: 'దిగుమతి చేసినవారు',
}
