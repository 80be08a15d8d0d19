import { useEffect, useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { adminOrders } from '#web/words/en/admin/orders.ts'
import { CameraIcon } from '../../parts/icons.tsx'
import { type CodeReader, closeCamera, openCamera, openCodeReader } from './code-reader.ts'

const words = adminOrders.dispatch

type CameraScanProps = { onCode: (code: string) => void }

/** Reads the codes of slips by camera, one after the other; nothing where the browser reads none. */
export function CameraScan({ onCode }: CameraScanProps) {
  const [reader, setReader] = useState<CodeReader | null>(null)
  const [stream, setStream] = useState<MediaStream | null>(null)
  const [hasFailed, setFailed] = useState(false)
  useEffect(() => void openCodeReader().then(setReader), [])
  useEffect(() => () => void (stream && closeCamera(stream)), [stream])
  if (!reader) return null
  const open = async () => {
    const opened = await openCamera().catch(() => null)
    setFailed(opened === null)
    setStream(opened)
  }
  return (
    <div className="flex flex-col gap-2">
      {stream ? (
        <>
          <CameraPicture {...{ stream, reader, onCode }} />
          <p className="text-sm text-soft">{words.cameraHint}</p>
          <Button look="quiet" onClick={() => setStream(null)}>
            {words.cameraClose}
          </Button>
        </>
      ) : (
        <Button look="quiet" onClick={() => void open()}>
          <CameraIcon className="size-5" />
          {words.camera}
        </Button>
      )}
      {hasFailed && (
        <p role="alert" className="text-sm text-lac">
          {words.cameraFailed}
        </p>
      )}
    </div>
  )
}

type CameraPictureProps = {
  stream: MediaStream
  reader: CodeReader
  onCode: (code: string) => void
}

/** What the camera sees. A code that stays in view is told once. */
function CameraPicture({ stream, reader, onCode }: CameraPictureProps) {
  const video = useRef<HTMLVideoElement>(null)
  const told = useRef(onCode)
  told.current = onCode
  useEffect(() => {
    const { current: picture } = video
    if (!picture) return
    picture.srcObject = stream
    return watch(picture, reader, (code) => told.current(code))
  }, [stream, reader])
  return (
    <video ref={video} autoPlay muted playsInline className="aspect-4/3 w-full bg-ink object-cover">
      <track kind="captions" />
    </video>
  )
}

const lookMs = 250

/** Looks a few times a second, as phones get warm; answers how to stop. */
function watch(picture: HTMLVideoElement, reader: CodeReader, tell: (code: string) => void) {
  let last = ''
  let isBusy = false
  const look = async () => {
    if (isBusy || picture.readyState < picture.HAVE_CURRENT_DATA) return
    isBusy = true
    const [seen] = await reader.detect(picture).catch(() => [])
    isBusy = false
    const code = seen?.rawValue.trim() ?? ''
    if (code === '' || code === last) return
    last = code
    navigator.vibrate?.(60)
    tell(code)
  }
  const timer = setInterval(() => void look(), lookMs)
  return () => clearInterval(timer)
}
