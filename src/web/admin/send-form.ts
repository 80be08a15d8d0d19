import { type AnswerOf, type AnyEndpoint, addressOf, type InputOf } from '#contract/endpoint.ts'
import { refusedCall } from '../api.ts'

export type FormCall<E extends AnyEndpoint> = {
  /** Only what stands in the path; everything else is in the form. */
  input: Partial<InputOf<E>>
  form: FormData
  /** Makes a second try of the same form the same write (security.md §1.4). */
  key: string
  /** Share of the upload that is sent, 0 to 1. */
  onProgress?: ((share: number) => void) | undefined
}

/** Sends a form with files; unlike fetch, XMLHttpRequest tells how far it has come. */
export function sendForm<E extends AnyEndpoint>(
  endpoint: E,
  { input, form, key, onProgress }: FormCall<E>,
): Promise<AnswerOf<E>> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(endpoint.method, addressOf(endpoint, input).path)
    request.setRequestHeader('Idempotency-Key', key)
    request.setRequestHeader('Accept', 'application/json')
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable && total > 0) onProgress?.(loaded / total)
    }
    request.onerror = () => reject(new TypeError('The connection failed.'))
    request.onload = () => {
      const { status, responseText } = request
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText || 'null'))
      else refusedCall(request, responseText).then(reject, reject)
    }
    request.send(form)
  })
}
