import { describe, expect, it } from 'vitest'
import { applyTo } from './apply-to.ts'

const cookies = [{ name: 'a', value: '1' }]
const plain = { cookies: [], isPersonal: false, isHttps: false }

describe('applyTo', () => {
  it('leaves a response alone that depends on nobody', () => {
    const response = new Response('page', { headers: { 'cache-control': 'max-age=60' } })
    expect(applyTo(response, plain)).toBe(response)
    expect(response.headers.get('cache-control')).toBe('max-age=60')
  })

  it('keeps a response with cookies out of every cache', () => {
    const response = new Response('page', { headers: { 'cache-control': 'max-age=60' } })
    const { headers } = applyTo(response, { ...plain, cookies })
    expect(headers).toBe(response.headers)
    expect(headers.get('cache-control')).toBe('private, no-cache, no-store, must-revalidate, max-age=0')
    expect(headers.get('pragma')).toBe('no-cache')
    expect(headers.get('expires')).toBe('0')
  })

  it('keeps a personal response out of caches without cookies too', () => {
    const { headers } = applyTo(new Response('page'), { ...plain, isPersonal: true })
    expect(headers.get('cache-control')).toContain('no-store')
    expect(headers.getSetCookie()).toEqual([])
  })

  it('adds cookies to those there are', () => {
    const response = new Response('page', { headers: { 'set-cookie': 'theme=dark' } })
    expect(applyTo(response, { ...plain, cookies }).headers.getSetCookie()).toEqual([
      'theme=dark',
      'a=1; Path=/; HttpOnly; SameSite=Lax',
    ])
  })

  it('makes cookies Secure where the site has https', () => {
    const [cookie] = applyTo(new Response('page'), {
      ...plain,
      cookies,
      isHttps: true,
    }).headers.getSetCookie()
    expect(cookie).toContain('Secure')
  })

  it('copies a response whose headers nobody may change', async () => {
    const response = Response.redirect('https://site.example/a', 307)
    const changed = applyTo(response, { ...plain, cookies })
    expect(changed).not.toBe(response)
    expect(changed.status).toBe(307)
    expect(changed.headers.get('location')).toBe('https://site.example/a')
    expect(changed.headers.getSetCookie()).toHaveLength(1)
  })
})
