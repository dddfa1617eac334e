// The process behind `npm start`: our own server with the framework inside. `next start` and `next dev` go on working.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { bundledServer, keepCompiled } from './beside-the-build.mjs'

const folder = import.meta.dirname
// A folder that was assembled has the framework's configuration as the build resolved it, and nothing to make it of.
const resolved = join(folder, 'next-config.json')
if (existsSync(resolved)) process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = readFileSync(resolved, 'utf8')
try {
  const bundled = bundledServer(folder)
  keepCompiled(folder)
  // Static imports are loaded before the compile cache is on, so the rest is imported here.
  const { serve } = await import(bundled)
  await serve(folder)
} catch (error) {
  // Errors with a code of ours say what to do; of others the stack is all there is.
  const isOurs = error instanceof Error && /^\w+\/[\w-]+$/.test(error.code)
  process.stderr.write(isOurs ? `${error.code}: ${error.message}\n` : `${error?.stack ?? error}\n`)
  // EX_CONFIG of sysexits.h where a start would fail again until somebody has done something.
  process.exit(isOurs && /^(?:site\/half-build|publishing\/invalid-setting)$/.test(error.code) ? 78 : 1)
}
