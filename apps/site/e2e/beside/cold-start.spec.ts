/** The site starts while its content service is dead, or silent, and has never seen any content. */
import { once } from 'node:events'
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net'
import { expect, test } from '../stack/journey.ts'
import { makeSecondBuild, removeSecondBuild, startWithoutContent } from '../stack/second-build.ts'
import type { SiteProcess } from '../stack/site-process.ts'

/** What needs no content. */
const answered = [
  '/login',
  '/sign-up',
  '/forgotten-password',
  '/confirm',
  '/robots.txt',
  '/icon.svg',
  '/builds/latest.json',
  '/api/health',
  '/',
]
/** What only the content service knows. */
const unknowable = [
  '/about',
  '/perhaps-new',
  '/casino-blog/perhaps-new',
  '/casino-reviews/page/7',
  '/sitemap.xml',
  '/search?q=a',
  '/casino-reviews/find?country=gb',
]

/** A service that takes connections and says nothing; `open` are those on which somebody still waits. */
async function startSilence(): Promise<{
  origin: string
  open: () => ReadonlySet<Socket>
  close: () => Promise<void>
}> {
  const sockets = new Set<Socket>()
  const server: Server = createServer((socket) => {
    sockets.add(socket)
    socket.on('error', () => {})
    socket.once('close', () => sockets.delete(socket))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    open: () => new Set(sockets),
    close: async () => {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

async function expectAnswers({ origin }: SiteProcess): Promise<void> {
  // At once: where the service hangs, each is answered after seconds.
  const ask = (paths: readonly string[]): Promise<{ path: string; answer: Response }[]> =>
    Promise.all(
      paths.map(async (path) => ({ path, answer: await fetch(origin + path, { redirect: 'manual' }) })),
    )
  // On a busy machine the first of them may wait for the framework longer than a visitor is let wait, and is asked to come again.
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(origin + path, { redirect: 'manual' })).status
  await Promise.all(answered.map((path) => expect.poll(() => statusOf(path), path).toBe(200)))
  expect.soft((await fetch(`${origin}/account`, { redirect: 'manual' })).status, '/account').toBe(303)
  expect.soft((await fetch(`${origin}/api/ready`)).status, '/api/ready').toBe(503)
  for (const { path, answer } of await ask(unknowable)) {
    expect.soft(answer.status, path).toBe(503)
    // The door asks to come again sooner than the page of an outage does, which may be on its way.
    expect.soft(answer.headers.get('retry-after'), path).toMatch(/^(?:5|30)$/)
  }
}

test.describe('without any content', () => {
  test.beforeAll(() => makeSecondBuild({ isFinished: false }))
  test.afterAll(removeSecondBuild)

  test('pages without services work, and the others say 503', async ({ page, complaints }) => {
    const silence = await startSilence()
    await silence.close()
    const site = await startWithoutContent(silence.origin)
    try {
      await expectAnswers(site)
      await page.goto(`${site.origin}/perhaps-new`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Service Unavailable')
      await page.goto(`${site.origin}/login`)
      await expect(page.getByRole('button', { name: 'Sign in' })).toBeVisible()
      const others = complaints.filter((complaint) => !complaint.includes('status of 503'))
      complaints.splice(0, Infinity, ...others)
    } finally {
      await site.stop()
    }
  })

  test('the same holds for a hanging service', async () => {
    const silence = await startSilence()
    const site = await startWithoutContent(silence.origin)
    try {
      await expectAnswers(site)
      // The visitor is told while the question still waits: nobody sits out the client's own deadline.
      // Between two attempts, and soon after failures, no connection is open: then the next visitor is looked at.
      let visitors = 0
      await expect
        .poll(async () => {
          const before = silence.open()
          visitors += 1
          expect.soft((await fetch(`${site.origin}/never-asked-${visitors}`)).status).toBe(503)
          return [...silence.open()].filter((socket) => !before.has(socket)).length
        })
        .toBeGreaterThan(0)
    } finally {
      await site.stop()
      await silence.close()
    }
  })
})
