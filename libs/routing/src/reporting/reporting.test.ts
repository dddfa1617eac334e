import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { describe, expect, it, vi } from 'vitest'
import { isBot } from '../bots/is-bot.ts'
import { type Failure, reportFailures } from './report-failures.ts'

const failureOf = (error: unknown): Failure => ({
  error,
  request: { method: 'GET', path: '/about' },
  route: '/:uid',
  reference: '4f2a',
})

describe('reportFailures', () => {
  // shows R168
  it('tells every reporter of a failure with its request, once', async () => {
    const [first, second] = [vi.fn(), vi.fn()]
    const report = reportFailures([first, second], () => {})
    const failure = failureOf(new TypeError('broke'))
    await report(failure)
    await report({ ...failure, route: 'layout' })
    expect(first.mock.calls).toEqual([[failure]])
    expect(second.mock.calls).toEqual([[failure]])
  })

  it('tells of equal errors that are not the same one', async () => {
    const told = vi.fn()
    const report = reportFailures([told], () => {})
    await report(failureOf(new TypeError('broke')))
    await report(failureOf(new TypeError('broke')))
    await report(failureOf('text'))
    await report(failureOf('text'))
    expect(told).toHaveBeenCalledTimes(4)
  })

  // shows R168
  it('lets a reporter that fails hinder nobody', async () => {
    const told = vi.fn()
    const onReporterError = vi.fn()
    const broken = () => Promise.reject(new TypeError('collector down'))
    await reportFailures([broken, told], onReporterError)(failureOf(new TypeError('broke')))
    expect(told).toHaveBeenCalledOnce()
    expect(onReporterError).toHaveBeenCalledOnce()
  })
})

/** In a process of its own: the conditions of the tests lead OpenTelemetry to files that Node cannot load. */
const program = join(import.meta.dirname, '../../e2e/traced-program.ts')

describe('toOpenTelemetry: with the SDK of OpenTelemetry', () => {
  const spans = JSON.parse(
    execFileSync(process.execPath, ['--conditions=@house-edge/source', program], {
      encoding: 'utf8',
      env: { ...process.env, NODE_OPTIONS: '' },
    }),
  ) as unknown[]
  const attributes = {
    'http.request.method': 'GET',
    'http.route': '/:uid',
    'url.path': '/about',
    'house_edge.reference': '4f2a',
  }

  it('marks the span of the request', () => {
    expect(spans[0]).toEqual({
      name: 'request',
      status: { code: 2, message: 'broke' },
      attributes,
      exceptions: ['broke'],
    })
  })

  it('opens and ends a span of its own', () => {
    expect(spans[1]).toEqual({
      name: 'GET /:uid',
      status: { code: 2, message: 'text' },
      attributes,
      exceptions: ['text'],
    })
    expect(spans).toHaveLength(2)
  })
})

describe('isBot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 Chrome-Lighthouse',
    'Google-InspectionTool/1.0',
  ])('knows %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0',
    'Bottles/1.0',
    'Mozilla/5.0 (Linux; Android 9; CUBOT) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 13; CUBOT NOTE 40) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'Mozilla/5.0 (Linux; Android 11; Google Pixel 4a) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36',
    'com.google.GoogleMobile/111.0 iPhone/15.4 hw/iPhone14_2',
    '',
    null,
    undefined,
  ])('takes %s for a person', (userAgent) => {
    expect(isBot(userAgent)).toBe(false)
  })

  it('knows a machine that says it is on such a telephone', () => {
    expect(isBot('Mozilla/5.0 (Linux; Android 9; CUBOT X19) (compatible; Googlebot/2.1)')).toBe(true)
  })
})
