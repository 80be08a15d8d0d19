import type {
  AuditPage,
  AuditQuery,
  BulkChange,
  CategoryForm,
  EditedProduct,
  PageForm,
  ProductForm,
  ProductPatch,
  ProductUpdate,
  StockPage,
  StockQuery,
  TestimonialForm,
} from './catalog/admin-types.ts'
import type { ProductsAsked } from './catalog/types.ts'
import type { Category, Page, Testimonial } from './content/types.ts'
import { del, get, post, put, unkept, withFiles } from './endpoint.ts'
import type { EditedProfile, EditedSettings } from './settings/types.ts'

type Nothing = Record<never, never>
type ById = { id: string }

// Calls of the workshop. A form with pictures goes as multipart: fields as text, files under `images`,
// `image` or `avatar`.

export const adminProducts = get<ProductsAsked, EditedProduct[]>(
  '/api/admin/products',
  'staff:catalogue.see',
)
export const stockList = get<StockQuery, StockPage>('/api/admin/stock', 'staff:catalogue.see')
export const createProduct = withFiles(
  post<ProductForm, EditedProduct>('/api/admin/products', 'staff:catalogue.edit'),
)
export const updateProduct = withFiles(
  put<ById & (ProductUpdate | ProductPatch), EditedProduct>(
    '/api/admin/products/{id}',
    'staff:stock.edit',
  ),
)
export const archiveProduct = del<ById, undefined>(
  '/api/admin/products/{id}',
  'staff:catalogue.edit',
)
export const duplicateProduct = post<ById, EditedProduct>(
  '/api/admin/products/{id}/duplicate',
  'staff:catalogue.edit',
)
export const changeProducts = post<BulkChange, { changed: number }>(
  '/api/admin/products/bulk',
  'staff:catalogue.edit',
)

export const createCategory = withFiles(
  post<CategoryForm, Category>('/api/admin/categories', 'staff:catalogue.edit'),
)
export const updateCategory = withFiles(
  put<ById & CategoryForm, Category>('/api/admin/categories/{id}', 'staff:catalogue.edit'),
)
export const deleteCategory = del<ById & { moveTo?: string | undefined }, undefined>(
  '/api/admin/categories/{id}',
  'staff:catalogue.edit',
)
export const categoryCounts = get<Nothing, { categoryId: number; products: number }[]>(
  '/api/admin/categories/counts',
  'staff:catalogue.see',
)

export const createTestimonial = withFiles(
  post<TestimonialForm, Testimonial>('/api/admin/testimonials', 'staff:content.edit'),
)
export const updateTestimonial = withFiles(
  put<ById & TestimonialForm, Testimonial>('/api/admin/testimonials/{id}', 'staff:content.edit'),
)
export const deleteTestimonial = del<ById, undefined>(
  '/api/admin/testimonials/{id}',
  'staff:content.edit',
)

export const createPage = post<PageForm, Page>('/api/admin/pages', 'staff:content.edit')
export const updatePage = put<ById & PageForm, Page>('/api/admin/pages/{id}', 'staff:content.edit')
export const deletePage = del<ById, undefined>('/api/admin/pages/{id}', 'staff:content.edit')

export const saveSettings = put<EditedSettings, EditedSettings>(
  '/api/settings',
  'staff:settings.display',
)
export const readShop = unkept(
  get<Nothing, EditedProfile>('/api/admin/shop', 'staff:dashboard.see'),
)
export const saveShop = put<EditedProfile, EditedProfile>('/api/shop', 'staff:settings.shop')

export const auditLog = get<AuditQuery, AuditPage>('/api/admin/audit', 'staff:audit.see')
