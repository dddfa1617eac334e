// Run after a build: bundles its server and finishes its public pages. Fails when one of them cannot be finished.
import { bundledServer, keepCompiled } from './beside-the-build.mjs'

const folder = import.meta.dirname
keepCompiled(folder)
const { bundleServer } = await import('./src/process/bundle-server.ts')
await bundleServer(folder, bundledServer(folder))
await import('./src/process/finish-build.ts')
