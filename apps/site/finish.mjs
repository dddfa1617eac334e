// The second half of a build. Fails when a page cannot be finished.
import { rmSync } from 'node:fs'
import { keepCompiled, placeOfServer } from './beside-the-build.mjs'

const folder = import.meta.dirname
const place = placeOfServer(folder)
keepCompiled(folder)
rmSync(place, { force: true })
const { finish } = await import('./src/process/finish-build.ts')
await finish(folder, place)
// The polling for publishes would keep this process alive.
process.exit()
