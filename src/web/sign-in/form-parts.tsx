import { type ReactNode, useEffect, useRef } from 'react'
import { AlertIcon, CheckIcon } from '../ui/page-icons.tsx'

/** What went wrong with a form, above it, in the shop's words. */
export function FormAlert({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <div
      role="alert"
      tabIndex={-1}
      className="flex gap-3 border-s-2 border-arakku bg-wash px-4 py-3 outline-none"
    >
      <AlertIcon className="mt-0.5 size-5 text-lac" />
      <p>
        <strong className="block font-medium">{title}</strong>
        {children}
      </p>
    </div>
  )
}

/** What has been done; the focus comes here from the button that is gone. */
export function FormDone({ title, children }: { title: string; children?: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <div
      ref={box}
      role="status"
      tabIndex={-1}
      className="flex gap-3 border-s-2 border-leaf bg-wash px-4 py-3 outline-none"
    >
      <CheckIcon className="mt-0.5 size-5 text-leaf" />
      <div>
        <strong className="block font-medium">{title}</strong>
        {children}
      </div>
    </div>
  )
}
