/** What staff call orders among themselves, and who sees to each. */
export const adminLabels = {
  open: 'Tags and assignee',
  title: (count: number) =>
    count === 1 ? 'Tags and assignee' : `Tags and assignee of ${count} orders`,
  add: 'Add tags',
  addHint: 'With commas between: gift, urgent. Tags in use are suggested.',
  remove: 'Remove',
  nothing: 'No tag',
  person: 'Assigned to',
  stays: 'No change',
  nobody: 'Nobody',
  save: 'Save',
  saving: 'Saving…',
  saved: 'Tags and assignee saved',
  failed: 'They could not be saved',
  everyTag: 'Every tag',
  tag: 'Tag',
  everyPerson: 'Everybody',
  mine: 'Mine',
  tagsOf: (number: string) => `Tags of ${number}`,
  seesTo: (who: string) => `Assigned to ${who}`,
}
