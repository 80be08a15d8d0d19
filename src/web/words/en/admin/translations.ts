const counted = (count: number) => count.toLocaleString('en-IN')

/** What the shop has written, in other languages. */
export const adminTranslations = {
  lead: 'What you have written, in the languages of your shoppers. What is missing is shown in English.',
  columns: {
    language: 'Language',
    said: 'Translated',
    missing: 'Missing',
    stale: 'English changed',
    machine: 'Machine translated',
  },
  names: {
    ...{ en: 'English', ta: 'Tamil', te: 'Telugu', kn: 'Kannada', ml: 'Malayalam', hi: 'Hindi' },
  },
  failed: 'The translations could not be counted',
  texts: {
    title: 'Translate here',
    language: 'Language',
    state: 'State',
    everyState: 'All texts',
    states: {
      open: 'Still to do',
      missing: 'Missing',
      stale: 'English changed',
      machine: 'Machine translated',
      said: 'Translated',
    },
    thing: 'Kind',
    everyThing: 'Everything',
    things: {
      product: 'Product',
      picture: 'Picture',
      value: 'Shared value',
      category: 'Category',
      page: 'Page',
      profile: 'Shop profile',
    },
    search: 'Search both texts',
    searchHint: 'Part of the text',
    english: 'English',
    save: 'Save',
    confirm: 'Still right',
    saving: 'Saving …',
    saved: 'Translation saved',
    notSaved: 'The translation was not saved',
    empty: 'Nothing has been written yet.',
    narrowed: 'No text is left with these filters.',
    count: (total: number) => `${counted(total)} ${total === 1 ? 'text' : 'texts'}`,
    englishNow: 'The English reads now',
  },
  file: {
    title: 'Translate in a spreadsheet',
    text: 'Download everything, fill the columns of the languages, and bring the file back. An empty cell changes nothing.',
    download: 'Download translations',
    choose: 'Choose a CSV file',
    hint: 'It is checked before anything is saved.',
    drop: 'Drop it here',
    accept: 'I have read the whole file against the English',
    acceptHint:
      'Then words that stay as they are count as up to date, and those of a machine as yours.',
    checking: 'Checking …',
    saving: 'Saving …',
    found: (rows: number, changed: number) =>
      `${counted(rows)} rows, ${counted(changed)} ${changed === 1 ? 'change' : 'changes'}.`,
    nothing: 'Nothing in it is new.',
    faults: (count: number) =>
      count === 1 ? 'One row needs fixing.' : `${counted(count)} rows need fixing.`,
    fault: (row: number, column: string) => `Row ${counted(row)}, ${column}:`,
    apply: (count: number) => `Save ${counted(count)} ${count === 1 ? 'change' : 'changes'}`,
    applied: 'Translations saved',
    failed: 'The file could not be read',
  },
}
