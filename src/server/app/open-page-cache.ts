import { piecesChangedSince } from '../catalog/listing/listing-queries.ts'
import { mostPieces } from '../platform/cache/freshness.ts'
import { createPageCache, type PageCache } from '../platform/cache/page-cache.ts'
import type { Shop } from '../platform/shop.ts'

/** The page cache of one process of a shop, which hears from the catalogue whose stock has moved. */
export const openPageCache = ({ db, now }: Pick<Shop, 'db' | 'now'>): PageCache =>
  createPageCache(db.version, now, (version) => piecesChangedSince(db, version, mostPieces))
