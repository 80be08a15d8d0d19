import { del, get, type Nothing, post, put, unkept, withFiles } from '../endpoint.ts'
import type { CategoryForm, PageForm, TestimonialForm, WrittenPage } from './admin-types.ts'
import type { Category, Page, Testimonial } from './types.ts'

export const createCategory = withFiles(
  post<CategoryForm, Category>('/api/admin/categories', 'staff:catalogue.edit'),
)
type ById = { id: string }
type Seen = ById & { version?: string | undefined }
export const updateCategory = withFiles(
  put<ById & CategoryForm, Category>('/api/admin/categories/{id}', 'staff:catalogue.edit'),
)
export const deleteCategory = del<Seen & { moveTo?: string | undefined }, undefined>(
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
export const deleteTestimonial = del<Seen, undefined>(
  '/api/admin/testimonials/{id}',
  'staff:content.edit',
)

export const createPage = post<PageForm, Page>('/api/admin/pages', 'staff:content.edit')
export const updatePage = put<ById & PageForm, Page>('/api/admin/pages/{id}', 'staff:content.edit')
export const deletePage = del<Seen, undefined>('/api/admin/pages/{id}', 'staff:content.edit')
export const previewPage = unkept(
  post<WrittenPage, WrittenPage>('/api/admin/pages/preview', 'staff:content.edit'),
)
