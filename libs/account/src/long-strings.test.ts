/**
 * Everything that reads what strangers send, with strings far longer than a server lets through. What costs the square
 * of the length takes minutes for them, and the test's own time limit ends it.
 */
import { describe, expect, it } from 'vitest'
import { enrolmentAt } from './cookies/enrolment.ts'
import { readFlash } from './cookies/flash.ts'
import { secondsToWait } from './cookies/requested-messages.ts'
import { hintsAtSession } from './hint/session-hint.ts'
import { isCommonPassword } from './passwords/common-password.ts'
import { isExpiredLink } from './paths/returned-error.ts'
import { readDisplayName } from './profile/display-name.ts'
import { deviceName } from './view/device-name.ts'
import { pageWords } from './words/english.ts'

const length = 100_000
const units = [
  'a',
  '-',
  ' ',
  '!',
  '.',
  '%',
  '"',
  '0',
  '\u0301',
  'ﷺ',
  '\u202e',
  'a ',
  '; ',
  '{"a":',
  '&a=',
  '1,',
]
const words = ['Mozilla/', 'he-asked=', 'error_code=', 'Chrome/', 'sb-', 'é']
const strings = [...units, ...words].flatMap((unit) => {
  const text = unit.repeat(Math.ceil(length / unit.length))
  return [text, `${text}x!`, `a${text}`]
})

/** Only what a header can hold. */
const asHeader = (text: string): string => encodeURI(text.replaceAll(/[^\x20-\x7e]/g, '?')).trim()

const readers: Record<string, (text: string) => unknown> = {
  'the User-Agent of a session': (text) => deviceName(pageWords.sessions, text),
  'the query of an old link': (text) => isExpiredLink(new URLSearchParams(text)),
  'the cookie of messages': (text) => secondsToWait(asHeader(text), 'a@example.com', 0),
  'the cookie of a notice': (text) => readFlash(text),
  'the cookie that scripts may read': (text) => hintsAtSession(asHeader(text)),
  'the cookie of an app': (text) => enrolmentAt('/').read(text),
  'a password': (text) => isCommonPassword(text),
  'a name': (text) => readDisplayName(text),
}

describe('secondsToWait: and others that read 100,000 characters', () => {
  // shows HI
  it.each(Object.keys(readers))(
    'is read once and no more by who reads %s',
    async (name) => {
      let count = 0
      for (const text of strings) {
        await readers[name]?.(text)
        count += 1
      }
      expect(count).toBe(strings.length)
    },
    60_000,
  )
})
