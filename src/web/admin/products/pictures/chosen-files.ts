import { useEffect, useRef, useState } from 'react'
import { isPhonePicture, type SentSide } from '#domain/pictures/shrink.ts'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'
import { preparePicture } from './prepare-picture.ts'
import { readSide } from './sent-side.ts'

const words = admin.products.pictures
const mostFiles = 12
const largestBytes = 10 * 1024 * 1024
/** Larger than that no phone takes them; it is read once and shrunk. */
const largestRead = 60 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** A picture that waits for the product to be saved, in its place from the moment it was chosen; `url` shows it meanwhile. */
export type ChosenFile = {
  key: string
  /** As it is sent once it is ready. */
  file: File
  url: string
  state: 'preparing' | 'ready' | 'failed'
  /** Why it failed. */
  fault: string
  /** As it was chosen: what is tried again. */
  original: File
}

/** The pictures chosen so far, checked and made small before a single byte is sent. */
export function useChosenFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const urls = useUrls()
  const change = (key: string, changed: Partial<ChosenFile>) =>
    setFiles((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)))
  const prepare = async (key: string, original: File, side: SentSide) => {
    change(key, { state: 'preparing', fault: '' })
    const file = await preparePicture(original, side)
    const fault = faultOf(original, file)
    if (!file || fault) return change(key, { state: 'failed', fault })
    change(key, { file, state: 'ready', ...(file !== original && { url: urls.of(file) }) })
  }
  const add = (given: readonly File[]) => {
    const good = given.filter(isUsable)
    if (good.length === 0) return
    // What cannot be used is not sent.
    const usable = files.filter(({ state }) => state !== 'failed').length
    if (usable + good.length > mostFiles) {
      toast({ tone: 'destructive', title: words.tooMany, description: words.tooManyText })
      return
    }
    const next = good.map((file): ChosenFile => {
      const url = urls.of(file)
      return { key: url, file, url, state: 'preparing', fault: '', original: file }
    })
    setFiles([...files, ...next])
    const side = readSide()
    // One after the other: a phone has memory for one large picture, not for twelve.
    void (async () => {
      for (const { key, original } of next) await prepare(key, original, side)
    })()
    toast({ title: words.selected(files.length + good.length), description: words.selectedText })
  }
  const again = (key: string) => {
    const one = files.find((file) => file.key === key)
    if (one) void prepare(key, one.original, readSide())
  }
  return { files, add, again, setFiles }
}

/** Addresses under which the page shows files; they end with it. */
function useUrls() {
  const urls = useRef(new Set<string>())
  useEffect(() => {
    const known = urls.current
    return () => {
      for (const url of known) URL.revokeObjectURL(url)
    }
  }, [])
  return {
    of(file: File) {
      const url = URL.createObjectURL(file)
      urls.current.add(url)
      return url
    },
  }
}

/** Why what became of a file cannot be sent; '' where it can. */
function faultOf(original: File, file: File | null): string {
  if (!file) return isPhonePicture(original) ? words.phonePicture : words.unreadable
  return file.size > largestBytes ? words.tooLarge(file.name) : ''
}

/** Says why a file cannot be used; the server looks at its content later. */
function isUsable(file: File): boolean {
  if (!pictureTypes.includes(file.type) && !isPhonePicture(file)) {
    toast({ tone: 'destructive', title: words.notPictures, description: file.name })
    return false
  }
  if (file.size > largestRead) {
    toast({ tone: 'destructive', title: words.tooLarge(file.name) })
    return false
  }
  return true
}
