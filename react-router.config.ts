import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/web',
  buildDirectory: 'dist',
  routeDiscovery: { mode: 'initial' },
} satisfies Config
