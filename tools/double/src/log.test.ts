import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { createLog, nameRequests } from './log.ts'

function logging(level?: string) {
  const lines: Record<string, unknown>[] = []
  const write = (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>)
  return { lines, log: createLog({ level, write, now: () => Date.UTC(2026, 0, 2) }) }
}

describe('createLog', () => {
  it('writes time, weight and what is known', () => {
    const { lines, log } = logging()
    log.warn('webhook', { url: 'http://site.example' })
    expect(lines).toEqual([
      { time: '2026-01-02T00:00:00.000Z', level: 'warn', about: 'webhook', url: 'http://site.example' },
    ])
  })

  it.each([
    ['debug', ['debug', 'info', 'warn', 'error']],
    ['warn', ['warn', 'error']],
    ['silent', []],
    [undefined, ['info', 'warn', 'error']],
    ['loud', ['info', 'warn', 'error']],
  ])('with level %s writes %j', (level, expected) => {
    const { lines, log } = logging(level)
    for (const each of ['debug', 'info', 'warn', 'error'] as const) log[each]('x')
    expect(lines.map((line) => line['level'])).toEqual(expected)
  })
})

describe('nameRequests', () => {
  it('gives each request a name that all its lines have', async () => {
    const { lines, log } = logging('debug')
    const app = new Hono()
    app.use(nameRequests((request) => log.debug('request', request)))
    app.get('/a', async (context) => {
      await Promise.resolve()
      log.info('inside')
      return context.text('')
    })
    await app.request('/a?token=secret')
    await app.request('/a')
    const names = lines.map((line) => line['requestId'])
    expect(lines.map((line) => line['about'])).toEqual(['inside', 'request', 'inside', 'request'])
    expect([names[0], names[2]]).toEqual([names[1], names[3]])
    expect(names[0]).toMatch(/^[0-9a-f]{12}$/)
    expect(names[0]).not.toBe(names[2])
    expect(JSON.stringify(lines)).not.toContain('secret')
  })

  it.each([
    ['site-4711', 'site-4711'],
    ['a","level":"error', expect.stringMatching(/^[0-9a-f]{12}$/)],
    ['a'.repeat(65), expect.stringMatching(/^[0-9a-f]{12}$/)],
  ])('calls a request by its sender’s valid name: %.20s', async (given, name) => {
    const { lines, log } = logging('debug')
    const app = new Hono()
    app.use(nameRequests((request) => log.debug('request', request)))
    app.get('/a', (context) => context.text(''))
    await app.request('/a', { headers: { 'x-request-id': given } })
    expect(lines.map((line) => line['requestId'])).toEqual([name])
  })
})
