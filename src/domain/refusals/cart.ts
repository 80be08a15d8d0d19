import type { Language } from '#domain/language.ts'
import { formatRupees } from '#domain/money.ts'
import { conflict, invalid, notFound, outOfStock } from './entry.ts'
import { type HeldPiece, holdEnd, type NamedPiece } from './hold-end.ts'

/** Why one saree cannot be had; null names one that is not sold any more. */
export type PieceGone = { name: null } | (NamedPiece & { left: number }) | HeldPiece

/** What a piece is called in the language of whoever reads of it; in English where it has no name in that. */
export const nameIn = ({ name, names }: NamedPiece, language: Language) => names?.[language] ?? name

/** What one piece is missing for, in English. */
function ofPiece(piece: PieceGone): string {
  if (piece.name === null) return 'One of the sarees is no longer available.'
  if ('heldUntil' in piece) return `${piece.name} is on hold until ${holdEnd(piece, 'en')}.`
  return piece.left > 0 ? `Only ${piece.left} left of ${piece.name}.` : `${piece.name} is sold out.`
}

export const ofCart = {
  'saree-unavailable': notFound('This saree is no longer available.'),
  'not-in-cart': conflict(
    'This saree is no longer in your cart: it was removed meanwhile, perhaps in another window.',
  ),
  'cart-empty': invalid('Your cart is empty'),
  'piece-missing': outOfStock(({ piece }: { piece: PieceGone }) => ofPiece(piece)),
  'pieces-missing': outOfStock(({ pieces }: { pieces: PieceGone[] }) =>
    [...new Set(pieces.map(ofPiece))].join(' '),
  ),
}

export const ofCoupons = {
  'unknown-promo-code': invalid('Please enter a valid promo code'),
  'promo-code-below-minimum': invalid(
    ({ minimumPaise }: { minimumPaise: number }) =>
      `This promo code needs sarees for ${formatRupees(minimumPaise)} or more`,
  ),
  'promo-code-too-few-pieces': invalid(
    ({ pieces }: { pieces: number }) => `This promo code needs ${pieces} sarees or more`,
  ),
  'promo-code-below-offer': invalid(
    ({ code }: { code: string }) => `Your cart has a better offer already: ${code}`,
  ),
  'promo-code-for-others': invalid('This promo code is for other sarees than those in your cart'),
  'promo-code-ended': invalid('This promo code has ended'),
  'promo-code-used-up': invalid('This promo code has been used up'),
  'promo-code-gone': conflict('This promo code has been used up.'),
  'promo-code-used-by-you': conflict('You have used this promo code already.'),
  'no-such-promo-code': notFound('This promo code does not exist.'),
  'promo-code-taken': conflict('There is a promo code like this already.'),
  'promo-code-used-more': conflict(
    ({ uses }: { uses: number }) => `It has been used ${uses} times already.`,
  ),
  'used-so-often': invalid(
    ({ uses }: { uses: number }) => `It has been used ${uses} times already`,
  ),
  'used-code-keeps-name': conflict('A code that has been used keeps its name.'),
  'used-code-stays': conflict('A code that has been used can only be switched off.'),
}
