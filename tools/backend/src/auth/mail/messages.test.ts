import { describe, expect, it } from 'vitest'
import { english } from './english-messages.ts'
import type { MessageDetails, MessageKind } from './message.ts'
import { writeMessage } from './messages.ts'

const kinds = Object.keys(english) as MessageKind[]
const details = {
  home: 'https://site.example/xx',
  code: '123456',
  link: 'https://site.example/xx/confirm?token_hash=a',
  oldEmail: 'a@b.example',
  newEmail: 'c@d.example',
  provider: 'github',
  factorType: 'totp',
}
/** What is the same in every language. */
const same = /House Edge|GitHub|https?:\S+|\S+@\S+|PIN/g
/** Of German text: words of English that are none of German. In Arabic nothing is written in these letters. */
const left = {
  de: /\b(?:the|and|of|with|your|you|this|that|which|there|are|have|not|for|from|our|we|is|to|by|at|no)\b/i,
  ar: /[a-z]{3,}/i,
} as const

describe.each(['de', 'ar'] as const)('messages in %s', (language) => {
  it.each(kinds)('leave nothing English in %s', (kind) => {
    const given: MessageDetails = { ...details, kind, language }
    const [own, original] = [given, { ...given, language: 'en' as const }].map(writeMessage)
    const said = [own?.subject ?? '', ...(own?.text ?? '').split('\n')]
    const english = new Set([original?.subject ?? '', ...(original?.text ?? '').split('\n')])
    const words = said.map((line) => [line, line.replaceAll(same, '')] as const)
    const found = words.filter(
      ([line, bare]) => left[language].test(bare) || (/\p{L}{3}/u.test(bare) && english.has(line)),
    )
    expect(found.map(([line]) => line)).toEqual([])
    expect(own?.html).toContain(`<html lang="${language}"`)
  })
})
