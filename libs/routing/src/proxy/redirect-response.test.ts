import { NextRequest } from 'next/server.js'
import { describe, expect, it } from 'vitest'
import { leadsToPage, movedTo } from './redirect-response.ts'

const visit = (path: string) => new NextRequest(`https://site.example${path}`)

describe('movedTo', () => {
  it('redirects with the visit’s query, cached for an hour', () => {
    const response = movedTo(visit('/old?page=2&a=%2F'), { path: '/new' })
    expect([
      response.status,
      response.headers.get('location'),
      response.headers.get('cache-control'),
    ]).toEqual([308, 'https://site.example/new?page=2&a=%2F', 'public, max-age=3600'])
  })

  it('is kept nowhere where only one visitor sees it', () => {
    const response = movedTo(visit('/old'), { path: '/new', isPermanent: false })
    expect([response.status, response.headers.get('cache-control')]).toEqual([307, 'private, no-store'])
  })

  it('is followed by payloads, as a rule is', () => {
    expect(leadsToPage(movedTo(visit('/old'), { path: '/new' }))).toBe(true)
  })
})
