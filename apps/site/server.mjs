// The process behind `npm start`: our own server with the framework inside. `next start` and `next dev` go on working.
import { bundledServer, keepCompiled } from './beside-the-build.mjs'

const folder = import.meta.dirname
const bundled = bundledServer(folder)
keepCompiled(folder)
// Static imports are loaded before the compile cache is on, so the rest is imported here.
const { serve } = await import(bundled)
await serve(folder)
