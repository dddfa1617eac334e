import { describe, expect, it } from 'vitest'
import { pageWords } from '../words/english.ts'
import { deviceName } from './device-name.ts'

describe('deviceName', () => {
  it.each([
    [
      'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
      'Chrome on Windows',
    ],
    [
      'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
      'Edge on Windows',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/19.0 Safari/605',
      'Safari on Mac',
    ],
    ['Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) CriOS/140.0 Safari/604', 'Chrome on iPhone'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Linux; Android 15) SamsungBrowser/28.0 Chrome/130.0 Safari/537',
      'Samsung Internet on Android',
    ],
    ['(X11; Linux x86_64; rv:140.0) Gecko 20100101 Firefox 140.0', 'Firefox on Linux'],
    ['(Windows NT 10.0) AppleWebKit 537.36 Chrome 140.0 Safari 537.36 Edg 140.0', 'Edge on Windows'],
    ['curl/8.0', 'Unknown device'],
    [undefined, 'Unknown device'],
  ])('calls %j %s', (userAgent, expected) => {
    expect(deviceName(pageWords.sessions, userAgent)).toBe(expected)
  })
})
