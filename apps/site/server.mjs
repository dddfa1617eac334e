// The process behind `npm start`: our own server with the framework inside. `next start` and `next dev` go on working.
import { keepCompiled } from './keep-compiled.mjs'

keepCompiled(import.meta.dirname)
// Static imports are loaded before the compile cache is on, so the rest is imported here.
await import('./src/process/serve.ts')
