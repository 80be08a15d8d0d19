import { invalid, unsupportedType } from '#domain/errors.ts'

export const notOurs = () => unsupportedType('Only JPEG, PNG, WebP and AVIF pictures can be used.')

export const tooSlow = () =>
  invalid('This picture takes too long to read. Please save it again as a JPEG.')
