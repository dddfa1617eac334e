import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFromCommandLine } from './command.ts'

afterEach(() => vi.restoreAllMocks())

const author = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@site.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@site.example',
}

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

  it('takes no answer that was never given', async () => {
    const { status, words } = await say('never-made')
    expect(status).toBe(1)
    expect(words).toMatch(/^Not said: --services, and there is no terminal .* --yes/)
    expect(existsSync('never-made')).toBe(false)
  })

  it('writes the usual site with --yes, as the first commit of a repository', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'house-edge-create-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    vi.stubEnv('npm_config_user_agent', 'pnpm/11.0.0 npm/? node/v24.0.0')
    for (const [name, value] of Object.entries(author)) vi.stubEnv(name, value)
    const { status, words } = await say(join(folder, 'My site'), '--yes')
    expect(words).toContain('My site. Its pages are in English - United Kingdom (en-GB).\n')
    vi.unstubAllEnvs()
    expect(status).toBe(0)
    expect(words).toMatch(/cd ".*My site"\n +pnpm install\n +pnpm dev /)
    const said = execFileSync('git', ['log', '--format=%s'], {
      cwd: join(folder, 'My site'),
      encoding: 'utf8',
    })
    expect(said).toBe('chore: begin the site\n')
  })

  it('says what git says where it does not commit', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'house-edge-create-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const settings = { 'commit.gpgsign': 'true', 'gpg.program': join(folder, 'no-such-program') }
    for (const [name, value] of Object.entries(author)) vi.stubEnv(name, value)
    vi.stubEnv('GIT_CONFIG_COUNT', '2')
    for (const [at, [name, value]] of Object.entries(settings).entries())
      vi.stubEnv(`GIT_CONFIG_KEY_${at}`, name).stubEnv(`GIT_CONFIG_VALUE_${at}`, value)
    const { status, words } = await say(join(folder, 'signed'), '--yes')
    vi.unstubAllEnvs()
    expect(status).toBe(0)
    expect(words).toMatch(/Its files are staged\. git did not commit them: .*(?:gpg|no-such-program)/)
  })

  it('makes no repository within one of another program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'house-edge-create-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    mkdirSync(join(folder, '.hg'))
    await say(join(folder, 'sites/one'), '--yes')
    expect(existsSync(join(folder, 'sites/one/package.json'))).toBe(true)
    expect(existsSync(join(folder, 'sites/one/.git'))).toBe(false)
  })

  it('sends nobody into the folder where they are', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'house-edge-create-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    vi.spyOn(process, 'cwd').mockReturnValue(folder)
    const { words } = await say('.', '--yes', '--no-git')
    expect(words).toContain('A site is in this folder. Its pages')
    expect(words).not.toMatch(/^ *cd /m)
  })

  it.each([
    ['ar', 'Its pages are in Arabic - Egypt (ar-EG).\n'],
    ['ar-AE', 'Its pages are in Arabic - United Arab Emirates (ar-AE).\n'],
    [
      'sv',
      'Its pages are in Swedish - Sweden (sv-SE). Its own words are English until you translate src/words/english.ts.\n',
    ],
  ])('says what language a site got by %s', async (language, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'house-edge-create-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { words } = await say(join(folder, 'a'), '--yes', '--no-git', '--language', language)
    expect(words).toContain(said)
  })

  it.each([
    [
      'de-AT, ar-AE',
      'Its pages are in English - United Kingdom (en-GB), German - Austria (de-AT), and Arabic - United Arab Emirates (ar-AE).\n',
    ],
    [
      'sv',
      'Its pages are in English - United Kingdom (en-GB) and Swedish - Sweden (sv-SE). In sv-SE its own words are those of src/words/english.ts until you translate them, and the first page is that of en-GB.\n',
    ],
  ])('says what further languages a site got by %s', async (others, said) => {
    const folder = mkdtempSync(join(tmpdir(), 'house-edge-create-'))
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
    const { words } = await say(join(folder, 'a'), '--yes', '--no-git', '--other-languages', others)
    expect(words).toContain(said)
  })

  it.each([
    ['klingonese', '"klingonese" is no language, and pages have to say theirs. Nothing was written.'],
    ['de,en-GB', 'en-GB is named twice, and each language has one address for a page. Nothing was written.'],
  ])('refuses the further languages %s with a sentence', async (others, said) => {
    const { status, words } = await say('never-made', '--yes', '--other-languages', others)
    expect(status).toBe(1)
    expect(words).toContain(said)
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
