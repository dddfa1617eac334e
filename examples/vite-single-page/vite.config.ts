import { defineConfig } from 'vite'

export default defineConfig({
  // The variables that the page may know, by their whole names. `BACKEND_` would hand it the secret key.
  envPrefix: ['CONTENT_REPOSITORY', 'CONTENT_ENDPOINT', 'BACKEND_URL', 'BACKEND_PUBLISHABLE_KEY'],
  server: { port: 3000, strictPort: true },
  preview: { port: 3000, strictPort: true },
})
