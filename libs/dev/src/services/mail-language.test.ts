import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { mailLanguage } from './mail-language.ts'

/** A folder of documents with these languages. */
function seedIn(languages: unknown): string {
  const seed = mkdtempSync(join(tmpdir(), 'dev-'))
  onTestFinished(() => rmSync(seed, { recursive: true, force: true }))
  writeFileSync(join(seed, 'repository.json'), JSON.stringify({ name: 'local', languages }))
  return seed
}

const english = { id: 'en-gb', is_master: false }
const german = { id: 'de-at', is_master: true }

describe('mailLanguage', () => {
  it('is the one that documents are in first', () => {
    expect(mailLanguage({ seed: seedIn([english, german]) }, {})).toBe('de-at')
  })

  it.each([
    ['no language is first', [english]],
    ['none is named', undefined],
  ])('is English where %s', (_where, languages) => {
    expect(mailLanguage({ seed: seedIn(languages) }, {})).toBe('en')
  })

  it('is English where there are no documents to begin with', () => {
    expect(mailLanguage({ seed: join(tmpdir(), 'no-such-seed') }, {})).toBe('en')
  })

  it('is the one that the environment names, unless that is empty', () => {
    const seed = seedIn([german])
    expect(mailLanguage({ seed }, { BACKEND_LANGUAGE: 'ar' })).toBe('ar')
    expect(mailLanguage({ seed }, { BACKEND_LANGUAGE: '' })).toBe('de-at')
  })
})
