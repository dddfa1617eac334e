import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createSite } from './create-site.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})

function newFolder(name = 'my-site'): string {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-create-'))
  folders.push(folder)
  return join(folder, name)
}

function manifestOf(folder: string) {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    name: string
    scripts: Record<string, string>
    dependencies: Record<string, string>
    devDependencies: Record<string, string>
  }
}

/** Lines that do something: neither empty, nor of a comment, nor of an import. */
function ownLines(source: string): string[] {
  return source
    .replaceAll(/\/\*[^]*?\*\/|^import [^]*? from .*$/gm, '')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.trim().startsWith('//'))
}

describe('createSite', () => {
  it('writes a site that starts its services with it', () => {
    const folder = newFolder()
    createSite({ folder, services: 'embedded' })
    const { name, scripts, devDependencies } = manifestOf(folder)
    expect(name).toBe('my-site')
    expect(scripts['dev']).toBe('house-edge-dev -- next dev')
    expect(devDependencies).toHaveProperty('@house-edge/dev')
    expect(existsSync(join(folder, 'content/repository.json'))).toBe(true)
    expect(existsSync(join(folder, '.gitignore'))).toBe(true)
    expect(existsSync(join(folder, '.env.local'))).toBe(false)
  })

  it('leaves services out and asks for their keys', () => {
    const folder = newFolder()
    createSite({ folder, services: 'hosted' })
    const { scripts, devDependencies } = manifestOf(folder)
    expect(scripts['dev']).toBe('next dev')
    expect(devDependencies).not.toHaveProperty('@house-edge/dev')
    expect(existsSync(join(folder, 'content'))).toBe(false)
    expect(readFileSync(join(folder, '.env.local'), 'utf8')).toContain('BACKEND_URL=')
  })

  it('says where the vendor’s tools find every model', () => {
    const folder = newFolder()
    createSite({ folder, services: 'hosted' })
    const { libraries } = JSON.parse(readFileSync(join(folder, 'prismic.config.json'), 'utf8')) as {
      libraries: string[]
    }
    const models = globSync('src/**/model.json', { cwd: folder })
    expect(models.length).toBeGreaterThan(0)
    for (const model of models) expect(libraries).toContain(`./${dirname(dirname(model))}`)
  })

  it('takes the versions that this workspace is tested with', () => {
    const folder = newFolder()
    createSite({ folder, services: 'embedded' })
    const { dependencies, devDependencies } = manifestOf(folder)
    const workspace = join(import.meta.dirname, '../../../..')
    const known = Object.assign(
      {},
      ...['package.json', 'apps/site/package.json', 'libs/content/package.json'].flatMap((file) => {
        const manifest = JSON.parse(readFileSync(join(workspace, file), 'utf8')) as Record<string, object>
        return [manifest['dependencies'], manifest['devDependencies']]
      }),
    ) as Record<string, string>
    const others = Object.entries({ ...dependencies, ...devDependencies }).filter(
      ([name]) => !name.startsWith('@house-edge/'),
    )
    expect(Object.fromEntries(others)).toEqual(
      Object.fromEntries(others.map(([name]) => [name, known[name]])),
    )
  })

  it('joins publishing in at most 40 lines of its own', () => {
    const folder = newFolder()
    createSite({ folder, services: 'embedded' })
    const wiring = globSync(
      [
        'next.config.ts',
        'server.mjs',
        'src/{site,content,proxy,instrumentation,start}.ts',
        'src/app/api/{revalidate,*preview}/**/*.ts',
      ],
      { cwd: folder },
    )
    expect(wiring).toHaveLength(11)
    const lines = wiring.flatMap((file) => ownLines(readFileSync(join(folder, file), 'utf8')))
    expect(lines.length).toBeLessThanOrEqual(40)
  })

  it.each(['embedded', 'hosted'] as const)('passes its own lint and format with %s services', (services) => {
    const folder = newFolder('My new site')
    createSite({ folder, services, language: 'de', otherLanguages: ['en', 'ar', 'pt-BR', 'pt-PT'] })
    const run = (program: string, ...line: string[]) => {
      const bin = join(import.meta.dirname, '../../../../node_modules/.bin', program)
      const { status, stdout } = spawnSync(bin, line, { cwd: folder, encoding: 'utf8' })
      return status === 0 ? '' : stdout
    }
    expect(run('oxlint', '--deny-warnings')).toBe('')
    expect(run('oxfmt', '--check')).toBe('')
  })

  it('refuses a folder with files in it', () => {
    const folder = newFolder()
    mkdirSync(folder)
    writeFileSync(join(folder, 'README.md'), 'mine')
    expect(() => createSite({ folder, services: 'embedded' })).toThrow(
      expect.objectContaining({ code: 'create/folder-not-empty' }),
    )
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toBe('mine')
  })

  it('takes the folder of a repository that was just made, and says what is in the way of one', () => {
    const folder = newFolder()
    mkdirSync(join(folder, '.git'), { recursive: true })
    const brought = [
      'LICENSE',
      '.gitattributes',
      '.yarnrc.yml',
      '.DS_Store',
      '.nvmrc',
      '.env',
      '.devcontainer',
    ]
    for (const file of brought) writeFileSync(join(folder, file), 'mine')
    for (const file of ['README.md', 'a.txt', 'b.txt', 'c.txt']) writeFileSync(join(folder, file), 'mine')
    expect(() => createSite({ folder, services: 'embedded' })).toThrow(
      'holds README.md, a.txt, b.txt and 1 more',
    )
    for (const file of ['README.md', 'a.txt', 'b.txt', 'c.txt']) rmSync(join(folder, file))
    createSite({ folder, services: 'embedded' })
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toBe('mine')
    expect(manifestOf(folder).name).toBeDefined()
  })

  it.each(['.gitignore', '.env.local', '.oxlintrc.json'])(
    'refuses a folder with %s, which a site has',
    (file) => {
      const folder = newFolder()
      mkdirSync(folder)
      writeFileSync(join(folder, file), 'mine')
      expect(() => createSite({ folder, services: 'hosted' })).toThrow(`holds ${file}`)
    },
  )

  it('refuses in plain words a place where there can be no folder', () => {
    const file = newFolder()
    writeFileSync(file, 'mine')
    for (const folder of [file, join(file, 'site')])
      expect(() => createSite({ folder, services: 'embedded' })).toThrow(
        expect.objectContaining({
          code: 'create/bad-folder',
          message: expect.stringMatching(
            /^There can be no folder .*: E[A-Z]+: .*Nothing was written\./,
          ) as string,
        }),
      )
  })

  it.each(['next', 'React', 'typescript'])('makes no package called %s, which it depends on', (name) => {
    const folder = newFolder(name)
    createSite({ folder, services: 'embedded' })
    expect(manifestOf(folder).name).toBe(`${name.toLowerCase()}-site`)
  })

  it('keeps every file with an environment out of the repository and the image', () => {
    const folder = newFolder()
    createSite({ folder, services: 'hosted' })
    for (const file of ['.gitignore', '.dockerignore'])
      expect(readFileSync(join(folder, file), 'utf8').split('\n')).toContain('.env*')
  })

  it('makes a package of a name with spaces, and shows it as it was written', () => {
    const folder = newFolder('My new site')
    createSite({ folder, services: 'embedded' })
    expect(manifestOf(folder).name).toBe('my-new-site')
    expect(readFileSync(join(folder, 'src/app/layout.tsx'), 'utf8')).toContain("default: 'My new site'")
    expect(readFileSync(join(folder, 'content/documents/page/home.json'), 'utf8')).toContain('"My new site"')
  })

  it('speaks one language in pages, content and documents', () => {
    const folder = newFolder()
    createSite({ folder, services: 'embedded', language: 'de' })
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    expect(read('src/language.ts')).toContain(
      "= {\n  'de-de': { tag: 'de-DE', hreflang: 'de', prefix: '' },\n} as",
    )
    expect(read('content/repository.json')).toContain('"id": "de-de", "name": "German - Germany"')
    expect(read('content/documents/page/home.json')).toContain('"lang": "de-de"')
    expect(globSync('content/documents/page/*', { cwd: folder })).toHaveLength(1)
  })

  it('has each further language below an address of its own, with its words, and its first page', () => {
    const folder = newFolder()
    createSite({ folder, services: 'embedded', otherLanguages: ['de', 'ar-AE', 'sv'] })
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    expect(read('src/language.ts')).toContain(`= {
  'en-gb': { tag: 'en-GB', hreflang: 'en', prefix: '' },
  'de-de': { tag: 'de-DE', hreflang: 'de', prefix: 'de', instead: ['en-gb'] },
  'ar-ae': { tag: 'ar-AE', hreflang: 'ar', prefix: 'ar', instead: ['en-gb'] },
  'sv-se': { tag: 'sv-SE', hreflang: 'sv', prefix: 'sv', instead: ['en-gb'] },
} as`)
    expect(read('src/words.ts')).toContain('= { en: english, de: german, ar: arabic }\n')
    const { languages } = JSON.parse(read('content/repository.json')) as { languages: object[] }
    expect(languages).toMatchObject([
      { id: 'en-gb', is_master: true },
      { id: 'de-de', name: 'German - Germany', is_master: false },
      { id: 'ar-ae', is_master: false },
      { id: 'sv-se', is_master: false },
    ])
    const home = (name: string) =>
      JSON.parse(read(`content/documents/page/${name}.json`)) as Record<string, unknown>
    expect(home('home')).toMatchObject({
      id: 'page_home',
      lang: 'en-gb',
      alternate_languages: [{ id: 'page_home_de-de' }, { id: 'page_home_ar-ae' }],
    })
    expect(home('home.de-de')).toMatchObject({
      id: 'page_home_de-de',
      uid: 'home',
      lang: 'de-de',
      alternate_languages: [{ id: 'page_home' }, { id: 'page_home_ar-ae' }],
    })
    expect(read('content/documents/page/home.de-de.json')).toContain('Das ist ein Slice')
    expect(read('content/documents/page/home.ar-ae.json')).toContain('هذه شريحة')
    // Swedish would be English under another name: the English page is shown there, and says so.
    expect(existsSync(join(folder, 'content/documents/page/home.sv-se.json'))).toBe(false)
  })

  it('tells two of the same language apart by their countries', () => {
    const folder = newFolder()
    createSite({ folder, services: 'hosted', language: 'de-DE', otherLanguages: ['de-AT', 'fr'] })
    expect(readFileSync(join(folder, 'src/language.ts'), 'utf8')).toContain(`= {
  'de-de': { tag: 'de-DE', prefix: '' },
  'de-at': { tag: 'de-AT', prefix: 'de-at', instead: ['de-de'] },
  'fr-fr': { tag: 'fr-FR', hreflang: 'fr', prefix: 'fr', instead: ['de-de'] },
} as`)
    expect(readFileSync(join(folder, 'src/words.ts'), 'utf8')).toContain('= { de: german }\n')
  })

  it.each([
    ['de', 'german', 'Anmelden', 'Das ist ein Slice'],
    ['ar', 'arabic', 'تسجيل الدخول', 'هذه شريحة'],
    ['sv', 'english', 'Sign in', 'This is a slice'],
  ])('has words for %s where there are some, and no others', (language, name, word, slice) => {
    const folder = newFolder()
    createSite({ folder, services: 'embedded', language })
    const read = (file: string) => readFileSync(join(folder, file), 'utf8')
    expect(read('src/words.ts')).toContain(`?? ${name}\n`)
    expect(globSync('*.ts', { cwd: join(folder, 'src/words') }).toSorted()).toEqual([
      `${name}.ts`,
      'words.ts',
    ])
    expect(read(`src/words/${name}.ts`)).toContain(word)
    expect(read('content/documents/page/home.json')).toContain(slice)
  })

  it('says nothing outside of its words', () => {
    const folder = newFolder()
    createSite({ folder, services: 'embedded', language: 'de' })
    const text = /(?:title|label|lead|exitText)[=:] ?["'][A-Z][^"']*["']|>[A-Z][a-z][^<{]*</g
    const said = globSync('src/{app,search}/**/*.{ts,tsx}', { cwd: folder }).flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(text)].map(([found]) => `${file}: ${found}`),
    )
    expect(said).toEqual([])
  })

  it('makes the secret of the webhook, which is another in each site', () => {
    const secrets = [newFolder(), newFolder()].map((folder) => {
      createSite({ folder, services: 'hosted' })
      return /^CONTENT_WEBHOOK_SECRET=(.*)$/m.exec(readFileSync(join(folder, '.env.local'), 'utf8'))?.[1]
    })
    expect(secrets[0]).toMatch(/^[\w-]{43}$/)
    expect(new Set(secrets).size).toBe(2)
  })

  it.each([
    ['…', 'en', [], 'create/bad-name'],
    ['my-site', 'tlh-klingon', [], 'create/bad-language'],
    ['my-site', 'en', ['tlh-klingon'], 'create/bad-language'],
    ['my-site', 'en-GB', ['de', 'de-DE'], 'create/bad-language'],
    ['my-site', 'en-GB', ['en-GB'], 'create/bad-language'],
  ])('writes nothing into %j in the languages %j and %j', (name, language, otherLanguages, code) => {
    const folder = newFolder(name)
    expect(() => createSite({ folder, services: 'embedded', language, otherLanguages })).toThrow(
      expect.objectContaining({ code }),
    )
    expect(existsSync(folder)).toBe(false)
  })
})
