import { accountPaths, englishWords } from '@house-edge/account'
import type { ShownSettings } from '@house-edge/account/views'
import type { VisitPage } from '@house-edge/publishing'
import { leftInEnglish } from '@house-edge/reviews/left-in-english'
import { speak } from '@house-edge/ui/language'
import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { sayIn } from '../languages/speak-in.ts'
import { visits } from '../process/questions.ts'
import { routes } from '../routes.ts'

vi.mock('server-only', () => ({}))
afterEach(() => speak(undefined))

/** The catalogue of an account is handed to its pages, and marked here as the pseudo-language marks the others. */
function marked(words: unknown, name = ''): unknown {
  if (name === 'locale') return 'el'
  if (typeof words === 'string') return words && `⟦${words}⟧`
  if (typeof words === 'function')
    return (...given: unknown[]) => marked((words as (...given: unknown[]) => string)(...given))
  if (Array.isArray(words)) return words.map((item) => marked(item))
  return Object.fromEntries(Object.entries(words as object).map(([key, value]) => [key, marked(value, key)]))
}

const site = { paths: accountPaths, words: marked(englishWords) } as ShownSettings
const claims = { sub: 'ω', email: 'ω@ω.ω', aal: 'aal2', app_metadata: { role: 'moderator', operates: [] } }
const personal = { settings: null, site, flash: undefined, typed: undefined, wrong: {} }
const casino = { documentId: 'a', uid: 'oo', name: 'Ω', status: 'warning' }
const told = {
  id: 'a',
  author_name: 'Ω',
  body: 'Ω',
  payouts: 1,
  terms: 2,
  support: 3,
  games: 4,
  payout_hours: 5,
  pictures: ['ω/ω.webp'],
  reply: 'Ω',
  created_at: '2026-11-02T00:00:00Z',
  status: 'returned',
  reason: null,
  asked_field: 'body',
  asked_note: 'Ω',
}
const savable = { id: 'a', kind: 'review', title: 'Ω', href: '/ω', score: 7.5, status: 'closed' }
const kept = [
  { id: 'a', page: savable },
  { id: 'b', page: { ...savable, id: 'b', kind: 'article', score: undefined } },
  { id: 'c', page: undefined },
]
const session = {
  id: 'a',
  createdAt: '2026-11-02T00:00:00Z',
  lastUsedAt: '2026-11-02T00:00:00Z',
  methods: [],
}
const ofAccount = (shown: object, more: object = {}) => ({
  settings: null,
  page: {
    site,
    query: {},
    flash: undefined,
    shown: { claims, address: '', signedIn: undefined, ...shown },
    ...more,
  },
})

/** What each page shows to somebody: in each state that has words of its own. */
const shown: Readonly<Record<string, readonly object[]>> = {
  login: [ofAccount({}), ofAccount({ signedIn: { claims, owesSecondFactor: true } })],
  loginCode: [ofAccount({}), ofAccount({}, { flash: { code: 'auth/code-invalid' } })],
  loginSecondFactor: [ofAccount({}), ofAccount({}, { query: { by: 'recovery-code' } })],
  signUp: [ofAccount({}), ofAccount({}, { flash: { code: 'auth/weak-password', reasons: ['common'] } })],
  forgottenPassword: [ofAccount({})],
  confirm: [ofAccount({}), ofAccount({}, { query: { token_hash: 'x', type: 'email' } })],
  account: [ofAccount({}), ofAccount({}, { flash: { code: 'auth/recovery-code-used', codesLeft: 1 } })],
  accountProve: [ofAccount({}), ofAccount({}, { query: { by: 'code' } })],
  accountProfile: [ofAccount({ profile: { name: 'Ω', picturePath: 'ω/ω.webp' } }), ofAccount({})],
  accountPassword: [ofAccount({})],
  accountEmail: [
    ofAccount({
      found: { ok: true, pending: { newEmail: 'ω@ω.ω', askedAt: '2026-11-02T00:00:00Z', waitsForNew: true } },
    }),
  ],
  accountSecondFactor: [
    ofAccount({
      listed: { ok: true, factors: [{ id: 'a', type: 'totp', isActive: true }] },
      codes: { total: 8, left: 2 },
    }),
    ofAccount({
      listed: { ok: true, factors: [] },
      enrolment: { factorId: 'a', secret: 'ΩΩ', uri: 'otpauth://totp/a?secret=ABCDEFGH' },
    }),
  ],
  accountSessions: [
    ofAccount({
      ok: true,
      sessions: [
        { ...session, isCurrent: true },
        { ...session, id: 'b' },
      ],
    }),
  ],
  accountData: [ofAccount({})],
  accountDelete: [ofAccount({}), ofAccount({}, { flash: { code: 'auth/form-invalid' } })],
  complaints: [
    { ...personal, about: savable, casinos: [], experience: 'a', form: 'a' },
    { ...personal, flash: { code: 'auth/form-invalid' }, casinos: [{ id: 'a', name: 'Ω' }], form: 'a' },
  ],
  complaint: ['open', 'closed', 'answered'].map((status) => ({
    ...personal,
    number: 'HE-A2A2A2A2A2A2',
    sent: { casino: 'another', details: 'Ω' },
    report: { kind: 'wrong', created_at: told.created_at, status, answer: 'Ω' },
  })),
  experiences: [
    {
      ...personal,
      casino,
      list: { shown: [told], hasMore: true },
      total: { ...told, votes: 2 },
      votes: new Map([['a', { helpful: 1, unhelpful: 1 }]]),
      backend: {},
    },
    { ...personal, casino, list: { shown: [] }, total: null, after: '1', backend: {} },
    { ...personal, casino, backend: {} },
  ],
  newsletter: [
    { ...personal },
    { ...personal, token: 'a', isLeaving: false },
    { ...personal, flash: { code: 'auth/saved' } },
  ],
  stop: [{ ...personal }, { ...personal, token: 'a' }],
  saved: [
    { ...personal, saved: kept },
    { ...personal, saved: [] },
  ],
  accountSaved: [
    { ...personal, saved: kept, watched: new Set(['a']), isUnknown: false },
    { ...personal, saved: [], isUnknown: false },
    { ...personal, saved: [], isUnknown: true },
  ],
  accountExperiences: [
    {
      ...personal,
      told: [
        { ...told, casino },
        ...['approved', 'pending', 'refused'].map((status) => ({ ...told, status, reason: 'abuse' })),
      ],
      untold: [{ uid: 'a', name: 'Ω' }],
      saved: [{ uid: 'a', name: 'Ω' }],
    },
    { ...personal, told: [], untold: [], saved: [] },
  ],
  accountExperience: [
    { ...personal, casino, before: told },
    { ...personal, casino, before: { ...told, status: 'approved' }, isUnknown: true },
  ],
}

const translated = Object.keys(visits).filter((name) => `${name}@de-at` in routes)
const pages = Object.entries(shown).flatMap(([name, states]) =>
  states.map((data, at) => [name, at, visits[name] as VisitPage<unknown>, data] as const),
)

describe('pages for one visitor in other languages', () => {
  it('are all looked at', () => {
    expect(Object.keys(shown).toSorted()).toEqual(translated.toSorted())
  })

  /** What the site is called, names of languages in themselves, and what fields are given as examples. */
  const names = /^(?:House Edge|English|Deutsch|Read in English|Auf Deutsch lesen)$/

  it.each(pages)('leave no English in %s (%i)', (_name, _at, page, data) => {
    const whole = () => {
      const { title, description } = page.head(data)
      return (
        <>
          <p>{title.replace(/ – House Edge$/, '')}</p>
          <p>{description}</p>
          {page.view(data)}
        </>
      )
    }
    expect(leftInEnglish(whole).filter((text) => !names.test(text))).toEqual([])
  })

  it.each(pages)('say the language to who answers the forms of %s (%i)', (_name, _at, page, data) => {
    const html = sayIn('de-at', () => renderToStaticMarkup(page.view(data)))
    const main = html.slice(html.indexOf('<main'))
    const handlers = [...main.matchAll(/ (?:form)?action="(\/api\/[^"]*)"/gi)].map(([, to = '']) => to)
    expect(handlers.filter((to) => !/[?]lang=de-AT$/.test(to))).toEqual([])
  })
})
