import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { createSiteServer, type SiteServer } from './create-site-server.ts'

let server: SiteServer
let origin: string

beforeAll(async () => {
  server = createSiteServer({
    folder,
    port: 0,
    responders: [
      (request, response) => {
        if (request.url !== '/stored') return false
        response.end('from the store')
        return true
      },
    ],
  })
  const { address, port } = await server.listen()
  origin = `http://${address}:${port}`
})
afterAll(async () => server.close())

describe('createSiteServer', () => {
  it('listens on loopback when nobody says where', () => {
    expect(origin).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/)
  })

  it('answers what is stored before the framework has been loaded', async () => {
    let isReady = false
    void server.ready().then(() => (isReady = true))
    expect(await (await fetch(`${origin}/stored`)).text()).toBe('from the store')
    expect(isReady).toBe(false)
  })

  it('lets a request that needs the framework wait for it', async () => {
    const answer = await fetch(origin)
    expect(answer.status).toBe(200)
    expect(await answer.text()).toContain('A site to be served')
  })

  it('asks the framework privately, past what is stored', async () => {
    await server.ready()
    expect(await server.askFramework({ path: '/stored' })).toMatchObject({ status: 404 })
    const { status, headers, body } = await server.askFramework({ path: '/' })
    expect({ status, type: headers['content-type'] }).toEqual({
      status: 200,
      type: 'text/html; charset=utf-8',
    })
    expect(body.toString()).toContain('A site to be served')
  })

  it('says when to come again where it fails before it is ready', async () => {
    const starting = createSiteServer({ folder, port: 0 })
    const { address, port } = await starting.listen()
    const failing = async () => {
      const { status, headers } = await fetch(`http://${address}:${port}/failing`)
      return [status, headers.get('retry-after')]
    }
    const useful = Promise.withResolvers<void>()
    const ready = starting.ready(() => useful.promise)
    expect(await failing()).toEqual([503, '5'])
    useful.resolve()
    await ready
    expect(await failing()).toEqual([500, null])
    await starting.close()
  })
})
