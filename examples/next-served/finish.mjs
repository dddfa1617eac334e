import { createSite } from './site.mjs'

const { server, stored } = createSite(0)
await server.listen()
await server.ready()
console.log('finished:', (await stored.finishBuild()).join(' '))
stored.save()
await server.close()
process.exit()
