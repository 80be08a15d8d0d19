import { type Nothing, post, withFiles } from '../endpoint.ts'
import type { KeptPicture } from './types.ts'

/** Keeps a picture, sent as `image`, for use in the shop's profile or a page. */
export const keepPicture = withFiles(
  post<Nothing, KeptPicture>('/api/admin/pictures', 'staff:content.edit'),
)
