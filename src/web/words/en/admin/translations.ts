const counted = (count: number) => count.toLocaleString('en-IN')

/** What the shop has written, in other languages. */
export const adminTranslations = {
  lead: 'What you have written, in the languages of your shoppers. What is missing is shown in English.',
  columns: {
    language: 'Language',
    said: 'Translated',
    missing: 'Missing',
    stale: 'English changed',
    machine: 'Made by a machine',
  },
  names: {
    ...{ en: 'English', ta: 'Tamil', te: 'Telugu', kn: 'Kannada', ml: 'Malayalam', hi: 'Hindi' },
  },
  failed: 'The translations could not be counted',
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
      count === 1 ? 'One row has to be mended.' : `${counted(count)} rows have to be mended.`,
    fault: (row: number, column: string) => `Row ${counted(row)}, ${column}:`,
    apply: (count: number) => `Save ${counted(count)} ${count === 1 ? 'change' : 'changes'}`,
    applied: 'Translations saved',
    failed: 'The file could not be read',
  },
}
