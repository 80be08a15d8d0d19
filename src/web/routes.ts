import { index, type RouteConfig, route } from '@react-router/dev/routes'

// Every screen of the shop (spec §2): path → the module that shows it.
export default [index('home/home-route.tsx'), route('*', 'pages/not-found-route.tsx')] satisfies RouteConfig
