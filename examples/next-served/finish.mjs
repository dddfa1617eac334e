import { createSite } from './site.mjs'

const { server, stored } = createSite(0)
try {
  await server.listen()
  await server.ready()
  console.log('finished:', (await stored.finishBuild()).join(' '))
  stored.save()
} catch (error) {
  // Next logs an error that is not caught, and the process would go on listening.
  console.error(error)
  process.exitCode = 1
}
await server.close()
process.exit()
