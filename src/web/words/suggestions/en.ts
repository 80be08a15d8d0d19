/** What comes below the search field while somebody types. */
export const suggestions = {
  title: 'Suggestions',
  found: (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`,
  category: 'Category',
  help: 'Help',
  recent: 'Recent searches',
  clearRecent: 'Clear recent searches',
}
