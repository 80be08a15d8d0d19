/** The page that says who sells (E-Commerce Rules 2020, rule 4). */
export const seller = {
  title: 'Who sells',
  text: 'What the law wants every shop to say of itself.',
  legalName: 'Legal name',
  tradeName: 'Trade name',
  address: 'Principal address',
  state: 'State',
  gstin: 'GSTIN',
  email: 'Email',
  phone: 'Phone',
  hours: 'Hours',
  officer: 'Grievance officer',
  officerText: 'Answers complaints within 48 hours, and resolves them within a month.',
  nodal: 'Nodal person',
  nodalText: "Answers for the company's keeping the law.",
  complain: 'Something is wrong?',
}
