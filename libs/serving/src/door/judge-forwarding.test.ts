import { describe, expect, it } from 'vitest'
import { applyEdits } from './judge-headers.ts'
import { judgeForwarding, type Trust } from './judge-forwarding.ts'

const front = '10.0.0.1'

/** The headers somebody behind the door reads. */
function introduced(given: Record<string, string>, trust: Partial<Trust> = {}, connection = front) {
  const headers = { ...given }
  const edits = judgeForwarding(headers, connection, { hops: 0, isSecure: false, ...trust })
  applyEdits({ headers, rawHeaders: [] }, edits)
  return headers
}

describe('judgeForwarding', () => {
  // shows F73
  it('believes nobody where no server is in front', () => {
    expect(
      introduced({
        'x-forwarded-for': '6.6.6.6',
        'x-forwarded-host': 'evil.example',
        'x-forwarded-proto': 'https',
        'x-forwarded-port': '1',
        forwarded: 'host=evil.example',
        'x-real-ip': '6.6.6.6',
        accept: '*/*',
      }),
    ).toEqual({ 'x-forwarded-for': front, accept: '*/*' })
  })

  it('learns of TLS from the configuration alone', () => {
    expect(introduced({}, { isSecure: true })['x-forwarded-proto']).toBe('https')
    expect(introduced({ 'x-forwarded-proto': 'http' }, { isSecure: true })['x-forwarded-proto']).toBe('https')
  })

  it('calls an address by one name, whichever version a server listens for', () => {
    expect(introduced({}, {}, '::ffff:192.0.2.9')['x-forwarded-for']).toBe('192.0.2.9')
    expect(introduced({ 'x-forwarded-for': '::ffff:192.0.2.9' }, { hops: 1 })['x-forwarded-for']).toBe(
      '192.0.2.9',
    )
  })

  // shows F73
  it.each([
    [1, '6.6.6.6, 1.2.3.4', '1.2.3.4'],
    [2, '6.6.6.6, 1.2.3.4, 10.0.0.2', '1.2.3.4'],
    [3, '1.2.3.4, 10.0.0.2', '1.2.3.4'],
    [1, '6.6.6.6,[2001:db8::1]:4711', '2001:db8::1'],
    [1, '1.2.3.4:4711', '1.2.3.4'],
  ])('with %i servers takes of %j the outermost’s entry', (hops, list, address) => {
    expect(introduced({ 'x-forwarded-for': list }, { hops })['x-forwarded-for']).toBe(address)
  })

  it.each(['', 'unknown', '1.2.3.4, <script>', '999.1.1.1'])(
    'takes the connection where %j is no address',
    (list) => {
      expect(introduced({ 'x-forwarded-for': list }, { hops: 1 })['x-forwarded-for']).toBe(front)
    },
  )

  it('takes host, protocol and port by the same count', () => {
    const lists = {
      'x-forwarded-host': 'evil.example, site.example',
      'x-forwarded-proto': 'javascript, https',
      'x-forwarded-port': '1, 443',
    }
    expect(introduced(lists, { hops: 1 })).toMatchObject({
      'x-forwarded-host': 'site.example',
      'x-forwarded-proto': 'https',
      'x-forwarded-port': '443',
    })
    const strange = { 'x-forwarded-host': 'a b', 'x-forwarded-proto': 'javascript', 'x-forwarded-port': 'x' }
    expect(introduced(strange, { hops: 1 })).toEqual({ 'x-forwarded-for': front })
  })

  it('says no address where there is no network', () => {
    const headers = { 'x-forwarded-for': '6.6.6.6' }
    expect(judgeForwarding(headers, undefined, { hops: 0, isSecure: false })).toEqual([
      { name: 'x-forwarded-for' },
    ])
  })
})
