import { toast } from '#web/ui/toast/toast.ts'

/** Takes a text along in the clipboard, and says whether that went well. */
export async function copyText(text: string, words: { copied: string; copyFailed: string }) {
  try {
    await navigator.clipboard.writeText(text)
    toast({ tone: 'success', title: words.copied })
  } catch {
    toast({ tone: 'destructive', title: words.copyFailed })
  }
}
