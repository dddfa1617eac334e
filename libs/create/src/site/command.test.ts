import { existsSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createFromCommandLine } from './command.ts'

afterEach(() => vi.restoreAllMocks())

/** What the command says to these arguments, none of which makes a site. */
async function say(...args: string[]) {
  const said: string[] = []
  const listen = (...words: unknown[]) => void said.push(words.map(String).join(' '))
  vi.spyOn(console, 'log').mockImplementation(listen)
  vi.spyOn(console, 'error').mockImplementation(listen)
  const status = await createFromCommandLine(args)
  return { status, words: said.join('\n') }
}

describe('createFromCommandLine', () => {
  it.each(['--help', '-h'])('says with %s how it is used', async (option) => {
    const { status, words } = await say(option)
    expect(status).toBe(0)
    expect(words).toMatch(/^npm create @house-edge \[folder\]/)
  })

  it('answers an unknown option with its name and the usage', async () => {
    const { status, words } = await say('never-made', '--service', 'hosted')
    expect(status).toBe(1)
    expect(words).toMatch(/^Unknown option '--service'[^\n]*\n\nnpm create/)
    expect(words).not.toContain('    at ')
    expect(existsSync('never-made')).toBe(false)
  })

  it('knows two kinds of services', async () => {
    expect(await say('never-made', '--services', 'own')).toEqual({
      status: 1,
      words: 'Services are "embedded" or "hosted", not "own". Nothing was written.',
    })
    expect(existsSync('never-made')).toBe(false)
  })
})
