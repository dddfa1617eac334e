// The process behind `npm start`: our own server with the framework inside. `next start` and `next dev` go on working.
import { keepCompiled } from './src/process/keep-compiled.ts'

keepCompiled(import.meta.dirname)
// What is imported above is loaded before anything can be kept.
await import('./src/process/serve.ts')
