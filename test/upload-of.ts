import type { Upload } from '#server/platform/media/upload/upload.ts'

/** Bytes as a form would bring them. */
export const uploadOf = (bytes: Uint8Array): Upload => ({
  size: bytes.byteLength,
  bytes: async () => bytes,
  async *pieces() {
    yield bytes
  },
})
