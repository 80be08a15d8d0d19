import { index, type RouteConfig, route } from '@react-router/dev/routes'

// Every screen of the shop (spec §2): path → the module that shows it.
export default [
  index('home/home-route.tsx'),
  route('products', 'listing/listing-route.tsx', { id: 'listing' }),
  route('products/:category', 'listing/listing-route.tsx', { id: 'category' }),
  route('product/:slug', 'product/product-route.tsx'),
  route('about-us', 'pages/about-route.tsx'),
  route('shipping-returns', 'pages/shipping-route.tsx'),
  route('contact', 'pages/contact-route.tsx'),
  route('faqs', 'pages/faqs-route.tsx'),
  route('newsletter', 'newsletter/newsletter-route.tsx'),
  route('newsletter/confirm/:token', 'newsletter/confirm-route.tsx'),
  route('newsletter/unsubscribe/:token', 'newsletter/unsubscribe-route.tsx'),
  route('auth', 'admin/auth-route.tsx'),
  route('admin', 'admin/admin-route.tsx', [
    index('admin/products/products-route.tsx', { id: 'admin-home' }),
    route('products', 'admin/products/products-route.tsx', { id: 'admin-products' }),
    route('categories', 'admin/categories/categories-route.tsx'),
    route('testimonials', 'admin/testimonials/testimonials-route.tsx'),
    route('pages', 'admin/pages/pages-route.tsx'),
    route('settings', 'admin/settings/settings-route.tsx', [
      index('admin/settings/display-route.tsx'),
      route('performance', 'admin/settings/performance-route.tsx'),
      route('shop', 'admin/settings/shop-route.tsx'),
    ]),
    route('mail', 'admin/mail/mail-route.tsx'),
    route('audit', 'admin/audit/audit-route.tsx'),
  ]),
  route(':slug', 'pages/page-route.tsx'),
  route('*', 'pages/not-found-route.tsx'),
] satisfies RouteConfig
