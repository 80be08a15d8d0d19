import { type ReactNode, useEffect, useRef } from 'react'
import { CheckIcon } from '../ui/page-icons.tsx'

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
