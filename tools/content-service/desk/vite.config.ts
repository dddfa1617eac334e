import { defineConfig } from 'vite'

/** The desk is served by the content service at `/desk/`, from `desk/dist`. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/desk/',
  build: {
    target: 'es2023',
    // Under the policy of the service nothing may be in the page itself.
    assetsInlineLimit: 0,
    // A desk that is open while a newer one is built still finds the parts it began with.
    emptyOutDir: false,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
  },
})
