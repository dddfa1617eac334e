import { randomUUID } from 'node:crypto'
import { startBackend } from '@house-edge/backend'
import { templateFolder } from '@house-edge/backend/template'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { openBrowser, origin, signedIn, useFormSite } from '../../../testing/form-site.ts'

vi.mock('server-only', () => ({}))
// Behind the site's server, which has settled whose address it is.
vi.mock('@house-edge/serving/log', async (original) => ({
  ...(await original<object>()),
  currentRequestId: () => 'settled',
}))

let routes: Awaited<ReturnType<typeof loadRoutes>>
const site = useFormSite({ startBackend, templateFolder })

const loadRoutes = async () => ({
  complaints: (await import('./complaints/route.ts')).POST,
  newsletter: (await import('./newsletter/route.ts')).POST,
  leave: (await import('./newsletter/leave/route.ts')).POST,
  stop: (await import('./stop/route.ts')).POST,
  settle: (await import('./newsletter/settle/route.ts')).POST,
  settleStop: (await import('./stop/settle/route.ts')).POST,
  removeSaved: (await import('./saved/remove/route.ts')).POST,
  market: (await import('./market/route.ts')).POST,
  picture: (await import('./experiences/pictures/[experience]/[file]/route.ts')).GET,
  rating: (await import('./experiences/rating/[document]/route.ts')).GET,
  signIn: (await import('./auth/sign-in/route.ts')).POST,
  download: (await import('./auth/recovery-codes/download/route.ts')).POST,
  profile: (await import('./auth/profile/route.ts')).POST,
  deleteAccount: (await import('./auth/delete-account/route.ts')).POST,
  lostSession: (await import('./auth/lost-session/route.ts')).GET,
  reply: (await import('./experiences/reply/route.ts')).POST,
  helpful: (await import('./experiences/helpful/route.ts')).POST,
  withdraw: (await import('./experiences/remove/route.ts')).POST,
})

beforeAll(async () => void (routes = await loadRoutes()))

describe('a form without an account', () => {
  it.each(['complaints', 'newsletter'] as const)('is counted by its visitor’s address: %s', async (form) => {
    const fields = () => ({
      kind: 'wrong',
      details: `The licence number is another one. ${randomUUID()}`,
      email: form === 'newsletter' ? `${randomUUID()}@example.com` : '',
      'topic-reviews': 'yes',
    })
    const isTaken = async (browser: ReturnType<typeof openBrowser>) => {
      const { said } = await browser.send(routes[form], fields())
      return said === (form === 'complaints' ? 'auth/saved' : 'auth/check-inbox')
    }
    const [flooding, other] = [openBrowser(), openBrowser('198.51.100.7')]
    for (let sent = 0; sent < 10; sent += 1) expect(await isTaken(flooding)).toBe(true)
    expect([await isTaken(flooding), await isTaken(other)]).toEqual([false, true])
  })

  it('sent again after going back is one complaint', async () => {
    const browser = openBrowser()
    const fields = { kind: 'wrong', details: `The licence number is another one. ${randomUUID()}` }
    // Each time the page is shown, its form has an id of its own.
    const send = (more: object = {}) =>
      browser.send(routes.complaints, { ...fields, form: randomUUID(), ...more })
    const first = await send()
    expect(first.to).toMatch(/^\/complaints\/HE-/)
    expect(first.set).toContainEqual(
      expect.stringMatching(/^he-sent=.*; Path=\/api\/complaints; HttpOnly; SameSite=Strict; Max-Age=3600$/),
    )
    expect((await send()).to).toBe(first.to)
    for (const more of [{ kind: 'outdated' }, { email: 'me@example.com' }, { document: 'casino_brass' }])
      expect((await send(more)).to).not.toBe(first.to)
    const other = await openBrowser().send(routes.complaints, { ...fields, form: randomUUID() })
    expect(other.to).not.toBe(first.to)
  })

  it.each(['', 'gb', 'GB; Domain=evil.example', 'XX', 'GB\r\nx: y', '__proto__'])(
    'stores no market that the site has not: %j',
    async (market) => {
      expect((await openBrowser().send(routes.market, { market })).set).toEqual([])
    },
  )

  it('stores a market of the site out of reach of scripts', async () => {
    const { set } = await openBrowser().send(routes.market, { market: 'GB' })
    expect(set).toEqual([
      expect.stringMatching(/^[\w-]+=GB; Path=\/; Max-Age=31536000; HttpOnly; SameSite=Lax$/),
    ])
  })

  it.each([
    ['stop', '/rest/v1/rpc/stop_watch'],
    ['leave', '/functions/v1/newsletter-confirm'],
  ] as const)('a mail program sends asks nothing without a token: %s', async (route, asked) => {
    for (const query of ['', '?token=', '?token=1', `?token=${randomUUID()}x`]) {
      const request = new Request(`${origin}/api/${route}${query}`, { method: 'POST' })
      expect((await routes[route](request)).status).toBe(404)
    }
    expect(await site.countAsked(asked)).toBe(0)
    const request = new Request(`${origin}/api/${route}?token=${randomUUID()}`, { method: 'POST' })
    const answer = await routes[route](request)
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([
      route === 'stop' ? 200 : 404,
      'no-store',
    ])
  })
})

describe('a form of a link', () => {
  it.each([
    ['settle', { token: 'x', action: 'confirm' }],
    ['settle', { token: randomUUID(), action: 'delete' }],
    ['settle', { token: randomUUID(), action: 'confirm' }],
    ['settleStop', { token: `${randomUUID()}x` }],
  ] as const)('says that its link is not good: %s %j', async (form, fields) => {
    expect((await openBrowser().send(routes[form], fields)).said).toBe('auth/link-invalid')
    // What names no subscription and no way to settle it is not asked about.
    expect(await site.countAsked('/functions')).toBe(
      'action' in fields && fields.action === 'confirm' && fields.token !== 'x' ? 1 : 0,
    )
  })

  it('takes nothing from a browser by a name that is none', async () => {
    const browser = openBrowser()
    for (const document of ['', 'a b', 'x'.repeat(200)])
      expect((await browser.send(routes.removeSaved, { document })).said).toBe('auth/form-invalid')
    expect((await browser.send(routes.removeSaved, { document: 'article_one' })).said).toBe('auth/saved')
  })
})

describe('a picture of an experience', () => {
  it.each([
    [randomUUID(), 'x.webp'],
    [randomUUID(), `${randomUUID()}.png`],
    [randomUUID(), `../avatars/${randomUUID()}.webp`],
    [randomUUID(), `${randomUUID()}.webp.html`],
    ['..', `${randomUUID()}.webp`],
    ['avatars', `${randomUUID()}.webp`],
  ])('is asked for by its own name alone: %s/%s', async (experience, file) => {
    const request = new Request(`${origin}/api/experiences/pictures/x/y`)
    const answer = await routes.picture(request, { params: Promise.resolve({ experience, file }) })
    expect(answer.status).toBe(404)
    expect(await site.countAsked('/storage')).toBe(0)
  })

  it('is not there for who may not see it', async () => {
    const params = Promise.resolve({ experience: randomUUID(), file: `${randomUUID()}.webp` })
    const request = new Request(`${origin}/api/experiences/pictures/x/y`)
    expect((await routes.picture(request, { params })).status).toBe(404)
  })
})

describe('readers’ rating of a casino', () => {
  it.each([
    ['casino_brass', 200, 'no-store'],
    ['no/document', 404, null],
    ['x'.repeat(129), 404, null],
  ])('are for documents, and kept by no cache: %s', async (document, status, kept) => {
    const request = new Request(`${origin}/api/experiences/rating/x`)
    const answer = await routes.rating(request, { params: Promise.resolve({ document }) })
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, kept])
  })
})

describe('a form of the account', () => {
  it.each(['profile', 'deleteAccount', 'download', 'reply', 'withdraw'] as const)(
    'is for who is signed in: %s',
    async (form) => {
      const { to } = await openBrowser().send(routes[form], { understood: 'yes' })
      expect(to?.split('?')[0]).toBe('/login')
    },
  )

  it.each([{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }])(
    'is taken from no other site: %j',
    async (headers) => {
      const reader = await signedIn(site)
      const { status } = await reader.send(routes.deleteAccount, { understood: 'yes' }, headers)
      expect(status).toBe(403)
      expect((await site.service.auth.admin.getUserById(reader.id)).data.user?.id).toBe(reader.id)
    },
  )

  it('deletes no account without the box that says so', async () => {
    const reader = await signedIn(site)
    expect((await reader.send(routes.deleteAccount, {})).to).toBe('/account/delete')
    expect((await site.service.auth.admin.getUserById(reader.id)).data.user?.id).toBe(reader.id)
    expect((await reader.send(routes.deleteAccount, { understood: 'yes' })).to).toBe('/login')
    expect((await site.service.auth.admin.getUserById(reader.id)).data.user).toBeNull()
  })

  it('hands out as a file what looks like codes alone', async () => {
    const reader = await signedIn(site)
    const shown = await reader.send(routes.download, { codes: 'abcd-efgh ijkl-mnop' })
    expect([shown.status, shown.response.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="house-edge-recovery-codes.txt"',
    ])
    expect(await shown.response.text()).toContain('abcd-efgh\r\nijkl-mnop')
    for (const codes of ['', '<script>', 'abcd-efgh\r\nevil', `${'abcdef '.repeat(21)}abcdef`])
      expect((await reader.send(routes.download, { codes })).status).toBe(303)
  })

  it('changes the name of its own account alone, and says refusals', async () => {
    const [reader, other] = [await signedIn(site), await signedIn(site)]
    await reader.send(routes.profile, { 'display-name': 'Greta' })
    const names = async () =>
      (await site.service.from('profiles').select('display_name').in('id', [reader.id, other.id])).data
    expect(await names()).toEqual(expect.arrayContaining([{ display_name: 'Greta' }, { display_name: null }]))
    // Refused by the form, and by the database.
    for (const name of ['G', 'Moderator Greta']) {
      expect((await reader.send(routes.profile, { 'display-name': name })).said).toBe('auth/form-invalid')
      expect(await names()).toContainEqual({ display_name: 'Greta' })
    }
  })

  it('withdraws and answers nothing by a name that is none', async () => {
    const reader = await signedIn(site)
    for (const form of ['reply', 'withdraw'] as const) {
      const { said } = await reader.send(routes[form], { experience: 'all', words: 'Sorry.' })
      expect(said).toBe('auth/refused')
    }
    expect(await site.countAsked('/rest/v1/rpc/reply')).toBe(0)
  })
})

describe('a vote on an experience', () => {
  const experience = randomUUID()

  it('leads who is not signed in to where they can be', async () => {
    const { to } = await openBrowser().send(routes.helpful, {
      experience,
      casino: 'tide-clock',
      vote: 'helpful',
    })
    expect(to).toBe('/login')
  })

  it('leads back to where it stands alone, and says that it does not count', async () => {
    const reader = await signedIn(site)
    const place = '/casino-reviews/tide-clock/experiences'
    const after = '2026-11-20T10:00:00+00:00_00000000-0000-0000-0000-000000000000'
    const vote = { experience, casino: 'tide-clock', vote: 'unhelpful' }
    const fragment = `#not-counted-${experience}`
    expect((await reader.send(routes.helpful, vote)).to).toBe(`${place}${fragment}`)
    expect((await reader.send(routes.helpful, { ...vote, after })).to).toBe(
      `${place}?after=${encodeURIComponent(after)}${fragment}`,
    )
    expect((await reader.send(routes.helpful, { ...vote, after: '//evil.example' })).to).toBe(
      `${place}${fragment}`,
    )
  })

  it('is asked of nobody where it is none', async () => {
    const reader = await signedIn(site)
    const asked = await site.countAsked('/rest/v1/experience_votes')
    for (const wrong of [{ casino: '../evil' }, { vote: 'very' }, { experience: 'all' }]) {
      const fields = { experience, casino: 'tide-clock', vote: 'helpful', ...wrong }
      expect((await reader.send(routes.helpful, fields)).to).toBe('/casino-reviews')
    }
    expect(await site.countAsked('/rest/v1/experience_votes')).toBe(asked)
  })
})

describe('a page that was refused', () => {
  it.each(['https://evil.example/', '//evil.example', '/api/auth/sign-out', '/\\evil.example'])(
    'leads back into the site alone: %s',
    async (to) => {
      const reader = await signedIn(site)
      const target = `/api/auth/lost-session?to=${encodeURIComponent(to)}`
      const { to: location } = await reader.visit(routes.lostSession, target)
      expect(location).toBe('/account')
    },
  )
})
