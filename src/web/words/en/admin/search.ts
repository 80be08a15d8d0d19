const counted = (count: number) => count.toLocaleString('en-IN')
const sarees = (count: number) => `${counted(count)} ${count === 1 ? 'saree' : 'sarees'}`

/** What the owner has taught the search, and what shoppers did not find. */
export const adminSearch = {
  lead: 'Words that the search does not know by itself, in any script: what each of them should find.',
  add: 'New search word',
  addTitle: 'New search word',
  editTitle: (said: string) => `Search word ${said}`,
  fields: {
    said: 'Word',
    saidHint: 'What shoppers type, in any of the six scripts; capitals and endings are the same.',
    meant: 'It should find',
    meantHint:
      'As you would type it: maroon silk, kanjivaram, temple border. Empty: the word says nothing.',
  },
  previewTitle: 'What this finds',
  previewEmpty: 'The word is ignored; the rest of the search still counts.',
  previewNothing: 'This finds nothing at present.',
  previewCount: (total: number) => `${sarees(total)}; these come first.`,
  leftOut: (words: string) => `Not understood: ${words}`,
  createButton: 'Create search word',
  updateButton: 'Save search word',
  created: 'Search word created',
  updated: 'Search word saved',
  deleted: 'Search word deleted',
  createFailed: 'Failed to create the search word',
  updateFailed: 'Failed to save the search word',
  deleteFailed: 'Failed to delete the search word',
  deleteQuestion: (said: string) => `Delete the search word ${said}?`,
  deleteText: 'Searches for it go back to what the shop understands by itself.',
  columns: { said: 'Word', meant: 'It finds', finds: 'Sarees', actions: 'Actions' },
  passedOver: 'Nothing: it is ignored',
  count: (total: number) => `${counted(total)} search ${total === 1 ? 'word' : 'words'}`,
  empty: 'No search words yet. The search knows weaves, colours, occasions and motifs by itself.',
  missed: {
    title: 'Searched for and not found',
    lead: 'Of the last 90 days, the most wanted first; nothing of who asked is kept.',
    columns: {
      query: 'Search',
      times: 'Times',
      day: 'Last',
      what: 'What happened',
      actions: 'Actions',
    },
    nothing: 'Found nothing',
    partly: (found: number, words: string) => `${sarees(found)}, without ${words}`,
    notKnown: (words: string) => `Found nothing; not understood: ${words}`,
    teach: 'Make it mean …',
    teachThis: (query: string) => `Make ${query} mean something`,
    empty: 'No search of the last 90 days has come up empty.',
  },
}
