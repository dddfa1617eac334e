import { describe, expect, it } from 'vitest'
import { isBot } from './is-bot.ts'

describe('isBot', () => {
  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'Mozilla/5.0 (compatible; bingbot/2.0)',
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome-Lighthouse',
    'Mozilla/5.0 (compatible; Google-InspectionTool/1.0; Google)',
  ])('knows %s', (userAgent) => {
    expect(isBot(userAgent)).toBe(true)
  })

  it.each([
    'Mozilla/5.0 (Linux; Android 16; Google Pixel 9) AppleWebKit/537.36',
    'Mozilla/5.0 (Linux; Android 9; CUBOT X19) AppleWebKit/537.36',
    'com.google.GoogleMobile/300.0 iPhone/17.0',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    '',
    null,
    undefined,
  ])('takes %j for a person', (userAgent) => {
    expect(isBot(userAgent)).toBe(false)
  })
})
