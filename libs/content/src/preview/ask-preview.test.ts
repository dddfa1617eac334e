import { describe, expect, it } from 'vitest'
import { UnavailableError } from '../errors/unavailable-error.ts'
import { askPreview } from './ask-preview.ts'

const tokenOf = (draft: string, origin = 'http://localhost:4400') =>
  `${origin}/previews/master:${draft}?websitePreviewId=session1`
const token = tokenOf('one')

async function newsOf(reply: Response | Error) {
  const asked: string[] = []
  const fetch = async (url: string) => {
    asked.push(url)
    if (reply instanceof Error) throw reply
    return reply
  }
  const client = { fetch, repositoryName: 'house-edge', endpoint: 'http://localhost:4400/api/v2' }
  const news = await askPreview(client, token)
  return { news, asked }
}

const saved = (ref: string, reload = true) => Response.json({ reload, ref })

describe('askPreview', () => {
  it('asks the service as the vendor’s toolbar does', async () => {
    const { asked } = await newsOf(saved(token))
    const url = new URL(asked[0] ?? '')
    expect(url.pathname).toBe('/previews/session1/ping')
    expect(url.searchParams.get('ref')).toBe(token)
  })

  it('goes on with the token of what was saved', async () => {
    const { news } = await newsOf(saved(tokenOf('two')))
    expect(news).toEqual({ state: 'changed', token: tokenOf('two') })
  })

  it.each([
    ['says so', saved(tokenOf('two'), false)],
    ['has the same token', saved(token)],
    ['names none', Response.json({ reload: true })],
  ])('sees no change where the service %s', async (_what, reply) => {
    expect((await newsOf(reply)).news).toEqual({ state: 'same' })
  })

  it.each([404, 410])('takes %i for the end of the preview', async (status) => {
    expect((await newsOf(new Response('', { status }))).news).toEqual({ state: 'over' })
  })

  it('follows no token of another repository', async () => {
    const { news } = await newsOf(saved(tokenOf('two', 'https://evil.example')))
    expect(news).toEqual({ state: 'unreachable' })
  })

  it.each([
    ['fails', new Response('', { status: 503 })],
    ['answers something else', Response.json({ reload: 'yes' })],
    ['does not answer', new UnavailableError({ reason: 'timeout' })],
  ])('ends no preview while the service %s', async (_what, reply) => {
    expect((await newsOf(reply)).news).toEqual({ state: 'unreachable' })
  })

  it('hides no mistake of its own', async () => {
    const mistake = new RangeError('a mistake')
    await expect(newsOf(mistake)).rejects.toBe(mistake)
  })
})
