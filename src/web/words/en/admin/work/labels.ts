/** What staff call orders among themselves, and who sees to each. */
export const adminLabels = {
  open: 'Tags and person',
  title: (count: number) =>
    count === 1 ? 'Tags and person' : `Tags and person of ${count} orders`,
  add: 'Add tags',
  addHint: 'With commas between: gift, urgent. Tags in use are suggested.',
  remove: 'Take away',
  nothing: 'No tag',
  person: 'Who sees to it',
  stays: 'Stays as it is',
  nobody: 'Nobody',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Tags and person saved',
  failed: 'They could not be saved',
  everyTag: 'Every tag',
  tag: 'Tag',
  everyPerson: 'Everybody',
  mine: 'Mine',
  tagsOf: (number: string) => `Tags of ${number}`,
  seesTo: (who: string) => `${who} sees to it`,
}
