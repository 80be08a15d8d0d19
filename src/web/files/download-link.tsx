import { type ComponentProps, type MouseEvent, useState } from 'react'
import { toast } from '#web/ui/toast/toast.ts'
import { ApiError } from '../api.ts'
import { download } from './download.ts'

type DownloadLinkProps = Omit<ComponentProps<'a'>, 'href' | 'download' | 'onClick'> & {
  href: string
  /** The title of what is said where the shop refuses. */
  failed: string
}

/** A link to a file that says why where the shop refuses it; without JavaScript a plain one. */
export function DownloadLink({ href, failed, children, ...rest }: DownloadLinkProps) {
  const [isBusy, setBusy] = useState(false)
  const save = async (event: MouseEvent) => {
    event.preventDefault()
    if (isBusy) return
    setBusy(true)
    await downloadOrSay(href, failed)
    setBusy(false)
  }
  return (
    <a
      {...rest}
      href={href}
      download
      aria-busy={isBusy || undefined}
      onClick={(event) => void save(event)}
    >
      {children}
    </a>
  )
}

/** Saves the file, or says in a toast why not. */
export async function downloadOrSay(href: string, failed: string) {
  try {
    await download(href)
  } catch (error) {
    const description = error instanceof ApiError ? error.reason : ''
    toast({ tone: 'destructive', title: failed, description })
  }
}
