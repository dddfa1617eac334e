// The process behind `npm start`: our own server with the framework inside. `next start` and `next dev` go on working.
import { existsSync } from 'node:fs'
import { bundledServer, keepCompiled } from './beside-the-build.mjs'

const folder = import.meta.dirname
keepCompiled(folder)
const bundled = bundledServer(folder)
// Static imports are loaded before the compile cache is on, so the rest is imported here. A build whose pages have not
// been finished has no bundle yet.
const { serve } = await import(existsSync(bundled) ? bundled : './src/process/serve.ts')
await serve(folder)
