import { describe, expect, it } from 'vitest'
import { absentCard } from './absent-card.ts'

const routes = {
  page: { page: 'page', pattern: '/:uid', document: 'page' },
  'page@de-at': { page: 'page', pattern: '/de/:uid', document: 'page' },
} as const

describe('absentCard', () => {
  it('leaves documents of other languages to the handler', () => {
    expect(absentCard(routes, '/social/de/datenschutz.png')).toBeUndefined()
    expect(absentCard(routes, '/social/privacy.png')).toMatchObject({
      unless: { type: 'page', uid: 'privacy' },
    })
  })
})
