import type { PrismicDocument } from '@prismicio/client'
import { describe, expect, it } from 'vitest'
import { buildDocument } from '../../testing/build-document.ts'
import { article, found } from '../../testing/linted-article.ts'
import { addressRule } from './addresses.ts'

const routes = [
  { type: 'article', path: '/blog/:uid' },
  { type: 'page', path: '/:uid' },
]

describe('addressRule', () => {
  const rule = addressRule({ routes, reserved: ['/login', '/api/*'] })
  const page = (uid: string): PrismicDocument => buildDocument({ type: 'page', uid, id: `page_${uid}` })

  it.each([
    ['login', 'address/reserved'],
    ['..\\odds', 'address/impossible'],
    ['a b', 'address/impossible'],
  ])('refuses the uid "%s"', (uid, expected) => {
    expect(found([page(uid)], rule)).toMatchObject([{ rule: expected, tab: 'Main', field: 'uid' }])
  })

  it('tells of two documents at one address', () => {
    const shortRoutes = [...routes.slice(1), { type: 'article', path: '/:uid' }]
    const findings = found([page('about'), article({}, 'about')], addressRule({ routes: shortRoutes }))
    expect(findings).toMatchObject([
      {
        rule: 'address/taken',
        document: { id: 'article_about' },
        what: expect.stringContaining('page "page_about"'),
      },
    ])
  })

  it('reports two documents of one type with one uid', () => {
    const person = buildDocument({ type: 'person', uid: 'ada', id: 'person_1' })
    expect(found([person, { ...person, id: 'person_2' }], rule)).toMatchObject([
      { rule: 'address/uid-taken', document: { id: 'person_2' } },
    ])
    expect(found([person, { ...person, id: 'person_2', lang: 'fr-fr' }], rule)).toEqual([])
  })
})
