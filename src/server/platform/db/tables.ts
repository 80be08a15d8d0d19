import type { Generated, GeneratedAlways, Selectable } from 'kysely'
import type { Language } from '#domain/language.ts'
import type { ReviewRefusal, ReviewState } from '#domain/review.ts'
import type { TranslatedThing } from '#domain/translation/translation.ts'
import type { AccountTables } from './tables/accounts.ts'
import type { AdminTables } from './tables/admin.ts'
import type { BuyingTables } from './tables/buying.ts'
import type { ContactTables } from './tables/contact.ts'
import type { LawTables } from './tables/law.ts'
import type { PerformanceTables } from './tables/performance.ts'

// One type a table, as the migrations made it: names and nullability, nothing more.

type CategoriesTable = {
  id: Generated<number>
  name: string
  slug: string
  description: string | null
  image: string | null
  position: Generated<number>
  tax_class: Generated<string>
  hsn: Generated<string>
  seo_title: Generated<string>
  seo_description: Generated<string>
  created_at: number
  updated_at: number
}

type ProductsTable = {
  id: Generated<number>
  code: string
  name: string
  slug: string
  description: string | null
  price_paise: number
  discount_paise: number | null
  current_paise: GeneratedAlways<number>
  stock: Generated<number>
  sold_out: GeneratedAlways<number>
  fabric: string
  color: string
  occasion: string
  category_id: number
  is_featured: Generated<number>
  is_new_arrival: Generated<number>
  is_trending: Generated<number>
  facts: Generated<string>
  tax_class: Generated<string>
  hsn: Generated<string>
  is_handicraft: Generated<number>
  is_cod_allowed: Generated<number>
  making_days: Generated<number>
  low_stock: Generated<number | null>
  mrp_paise: Generated<number | null>
  country: Generated<string>
  maker: Generated<string>
  importer: Generated<string>
  net_quantity: Generated<string>
  rating_sum: Generated<number>
  rating_count: Generated<number>
  revision: Generated<number>
  created_at: number
  updated_at: number
  archived_at: number | null
  draft_state: Generated<'none' | 'draft' | 'archived'>
  publish_at: Generated<number | null>
  published_at: Generated<number | null>
}

type PicturesTable = {
  path: string
  width: number
  height: number
  bytes: number
  preview: string
  created_at: number
}

type ProductPicturesTable = { product_id: number; position: number; path: string; alt: string }

type ReviewsTable = {
  id: Generated<number>
  product_id: number
  user_id: number | null
  order_line_id: number | null
  author: string
  rating: number
  comment: string | null
  status: Generated<ReviewState>
  status_reason: ReviewRefusal | null
  status_words: Generated<string>
  title: Generated<string>
  photos: Generated<string>
  reply: Generated<string>
  replied_at: number | null
  decided_at: number | null
  is_demo: Generated<number>
  created_at: number
}

type TestimonialsTable = {
  id: Generated<number>
  customer_name: string
  location: string
  avatar: string | null
  rating: number
  comment: string
  created_at: number
}

type PagesTable = {
  id: Generated<number>
  title: string
  slug: string
  content: string
  seo_title: Generated<string>
  seo_description: Generated<string>
  created_at: number
  updated_at: number
}

type StoriesTable = {
  id: Generated<number>
  title: string
  slug: string
  summary: Generated<string>
  content: string
  picture: Generated<string>
  picture_alt: Generated<string>
  product_ids: Generated<string>
  publish_at: number | null
  seo_title: Generated<string>
  seo_description: Generated<string>
  created_at: number
  updated_at: number
}

type TranslationsTable = {
  thing: TranslatedThing
  thing_id: number
  field: string
  language: Language
  words: string
  source_hash: string
  made_by: 'person' | 'machine'
  changed_at: number
}

/** `words` and `story` are PostgreSQL's alone: SQLite keeps them in `product_words`. */
type ProductTextsTable = {
  product_id: number
  name_lower: string
  words: Generated<string>
  story: Generated<string>
}

/** SQLite's full-text index: words apart by single spaces. */
type ProductWordsTable = {
  rowid: number
  name: string
  kind: string
  code: string
  story: string
}

export type Tables = AccountTables &
  ContactTables &
  BuyingTables &
  LawTables &
  PerformanceTables &
  AdminTables & {
    categories: CategoriesTable
    products: ProductsTable
    pictures: PicturesTable
    product_pictures: ProductPicturesTable
    reviews: ReviewsTable
    testimonials: TestimonialsTable
    pages: PagesTable
    stories: StoriesTable
    translations: TranslationsTable
    product_texts: ProductTextsTable
    product_words: ProductWordsTable
    product_vocabulary: { term: string; col: string; doc: number }
    slug_moves: {
      kind: 'product' | 'category' | 'page' | 'story'
      old_slug: string
      target_id: number
    }
    settings: { name: string; value: string; updated_at: number }
    versions: { name: string; number: number; changed_at: number }
    migrations: { name: string; applied_at: number }
  }

/** A row of a table as it is read. */
export type RowOf<Table extends keyof Tables> = Selectable<Tables[Table]>
