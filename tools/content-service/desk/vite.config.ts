import { defineConfig } from 'vite'

/** The desk is served by the content service at `/desk/`, from `desk/dist`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  build: {
    target: 'es2023',
    // Under the policy of the service nothing may be in the page itself.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
})
