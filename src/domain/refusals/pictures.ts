import { invalid, notFound, tooLarge, unavailable, unsupportedType } from './entry.ts'

/** What a file may be refused for that was to become a picture. */
const ofFiles = {
  'picture-over-10-mb': tooLarge('A picture may have at most 10 MB.'),
  'picture-too-many-pixels': tooLarge(
    'This picture is too large: it may have at most 40 megapixels.',
  ),
  'picture-empty': invalid('This file is empty.'),
  'picture-damaged': invalid(
    'This picture is damaged or not complete. Please save it again and try once more.',
  ),
  'picture-too-slow': invalid(
    'This picture takes too long to read. Please save it again as a JPEG.',
  ),
  'picture-of-another-kind': unsupportedType('Only JPEG, PNG, WebP and AVIF pictures can be used.'),
}

/** True of what may be said of one file of many. */
export const isOfFile = (code: string): code is keyof typeof ofFiles => Object.hasOwn(ofFiles, code)

export const ofPictures = {
  ...ofFiles,
  'picture-of-import': invalid(
    ({ file, why }: { file: string; why: keyof typeof ofFiles }) => `${file}: ${ofFiles[why].says}`,
  ),
  'no-picture-chosen': invalid('Please choose a picture.'),
  'no-such-picture': notFound('There is no such picture.'),
  'pictures-away': unavailable(
    'Pictures cannot be reached right now. Please try again in a moment.',
  ),
  'neither-jpg-nor-webp': invalid(
    ({ file }: { file: string }) => `${file} is neither .jpg nor .webp.`,
  ),
}
