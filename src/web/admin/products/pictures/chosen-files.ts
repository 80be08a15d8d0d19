import { useEffect, useRef, useState } from 'react'
import { toast } from '#web/ui/toast/toast.ts'
import { admin } from '#web/words/en/admin.ts'

const words = admin.products.pictures
const mostFiles = 12
const largestBytes = 10 * 1024 * 1024
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif']

/** A picture that waits for the product to be saved; `url` shows it meanwhile. */
export type ChosenFile = { key: string; file: File; url: string }

/** The pictures chosen so far, checked before a single byte is sent. */
export function useChosenFiles() {
  const [files, setFiles] = useState<ChosenFile[]>([])
  const urls = useRef(new Set<string>())
  useEffect(() => {
    const known = urls.current
    return () => {
      for (const url of known) URL.revokeObjectURL(url)
    }
  }, [])
  const add = (given: readonly File[]) => {
    const good = given.filter(isUsable)
    if (good.length === 0) return
    if (files.length + good.length > mostFiles) {
      toast({ tone: 'destructive', title: words.tooMany, description: words.tooManyText })
      return
    }
    const next = good.map((file) => {
      const url = URL.createObjectURL(file)
      urls.current.add(url)
      return { key: url, file, url }
    })
    setFiles([...files, ...next])
    toast({ title: words.selected(files.length + good.length), description: words.selectedText })
  }
  const remove = (key: string) => setFiles(files.filter((one) => one.key !== key))
  return { files, add, remove, setFiles }
}

/** Says why a file cannot be used; the server looks at its content later. */
function isUsable(file: File): boolean {
  if (!pictureTypes.includes(file.type)) {
    toast({ tone: 'destructive', title: words.notPictures, description: file.name })
    return false
  }
  if (file.size > largestBytes) {
    toast({ tone: 'destructive', title: words.tooLarge(file.name) })
    return false
  }
  return true
}
