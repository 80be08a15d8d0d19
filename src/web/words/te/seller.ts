import type { Words } from '../words.ts'

export const seller: Words['seller'] = {
  title: 'విక్రేత వివరాలు',
  text: 'చట్టప్రకారం ప్రతి షాపూ తన గురించి చెప్పాల్సినవి.',
  legalName: 'చట్టబద్ధమైన పేరు',
  tradeName: 'వ్యాపార పేరు',
  address: 'ప్రధాన చిరునామా',
  state: 'రాష్ట్రం',
  gstin: 'GSTIN',
  email: 'ఈమెయిల్',
  phone: 'ఫోన్',
  hours: 'పని వేళలు',
  officer: 'ఫిర్యాదుల అధికారి',
  officerText: 'ఫిర్యాదులకు 48 గంటల్లో జవాబు; నెలలోగా పరిష్కారం.',
  nodal: 'నోడల్ వ్యక్తి',
  nodalText: 'సంస్థ చట్టాన్ని పాటించడానికి బాధ్యులు.',
  complain: 'ఫిర్యాదు చేయండి',
}
