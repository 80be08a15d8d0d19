import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { adminWords } from './build/admin-words.ts'
import { dictionaries } from './build/dictionaries.ts'
import { fewChunks } from './build/few-chunks.ts'
import { leanRouter } from './build/lean-router.ts'
import { pageScripts } from './build/page-scripts.ts'
import { walls } from './build/walls.ts'

export default defineConfig(({ isSsrBuild, command }) => ({
  plugins: [
    tailwindcss(),
    adminWords(),
    reactRouter(),
    leanRouter(),
    dictionaries(),
    pageScripts(),
    walls(),
    fewChunks(),
  ],
  build: {
    target: 'baseline-widely-available',
    assetsInlineLimit: 0,
    ...(isSsrBuild && { minify: false }),
  },
  // Production runs the built bundle alone: what the pages need is inside it.
  ...(command === 'build' && {
    ssr: { noExternal: true },
    // Decided when it is built, so that React's development half stays out of the bundle.
    define: { 'process.env.NODE_ENV': '"production"' },
  }),
}))
