import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'dist',
  splitRouteModules: false,
  routeDiscovery: { mode: 'initial' },
} satisfies Config
