import { ShopError } from '#domain/errors.ts'

export const notOurs = () => new ShopError('picture-of-another-kind')

export const tooSlow = () => new ShopError('picture-too-slow')
