import { finishBuild } from '@house-edge/publishing/build'
import { site } from './src/site.ts'

// Looking for publishes keeps the process alive, so it is ended.
await finishBuild(site, import.meta.dirname).catch((error) => {
  console.error(error)
  process.exitCode = 1
})
process.exit()
