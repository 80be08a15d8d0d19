/** As browsers have it that read codes themselves: Chrome on Android, and on macOS. */
export type CodeReader = {
  detect: (source: HTMLVideoElement) => Promise<{ rawValue: string }[]>
}
type CodeReaderClass = {
  new (options: { formats: string[] }): CodeReader
  getSupportedFormats: () => Promise<string[]>
}

/** The codes on slips and labels. */
const ours = ['qr_code', 'code_128']

/** What reads the codes of slips in a picture; null where this browser cannot, or has no camera to ask for. */
export async function openCodeReader(): Promise<CodeReader | null> {
  const { BarcodeDetector } = globalThis as { BarcodeDetector?: CodeReaderClass }
  // Left out by browsers at an address without https, whatever its type says.
  const devices = navigator.mediaDevices as MediaDevices | undefined
  if (!BarcodeDetector || !devices?.getUserMedia) return null
  try {
    const formats = await BarcodeDetector.getSupportedFormats()
    const known = ours.filter((one) => formats.includes(one))
    return known.includes('qr_code') ? new BarcodeDetector({ formats: known }) : null
  } catch {
    return null
  }
}

/** The camera at the back of a phone, or whichever there is. */
export const openCamera = () =>
  navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } })

export const closeCamera = (stream: MediaStream) => {
  for (const track of stream.getTracks()) track.stop()
}
