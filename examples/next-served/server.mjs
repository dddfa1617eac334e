import { createSite } from './site.mjs'

const { server, stored } = createSite(Number(process.env['PORT'] ?? 3000))
process.once('SIGTERM', async () => {
  const isWhole = await server.close()
  stored.save()
  process.exit(isWhole ? 0 : 1)
})
stored.restore()
const { address, port } = await server.listen()
await server.ready()
console.log(`http://${address}:${port}`)
await stored.catchUp()
