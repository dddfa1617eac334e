import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { createSiteServer, type SiteServer } from './create-site-server.ts'

let server: SiteServer
let origin: string

beforeAll(async () => {
  server = createSiteServer({
    folder,
    port: 0,
    answerers: [
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
})
