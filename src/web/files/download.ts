import { refusedCall } from '../api.ts'

/** Fetches a file of the shop and hands it to its reader; throws ApiError where it is refused, instead of saving the refusal. */
export async function download(href: string): Promise<void> {
  const response = await fetch(href, { credentials: 'same-origin' })
  if (!response.ok) throw await refusedCall(response, await response.text())
  saveFile(await response.blob(), nameOf(response) ?? href.split('/').at(-1) ?? '')
}

/** Saves a file that was made or fetched here, as a link to it would. */
export function saveFile(file: Blob, name: string) {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}

const nameOf = ({ headers }: Response) =>
  headers.get('Content-Disposition')?.match(/filename="([^"]+)"/)?.[1]
