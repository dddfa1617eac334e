import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { physicalDirections } from './directions.ts'
import { brokenLinks, brokenPaths } from './documents.ts'
import { undocumentedExports } from './docstrings.ts'
import { undescribedVariables } from './environment.ts'
import { undocumentedCodes } from './error-codes.ts'
import { unusedMessages } from './messages.ts'
import { casinosInNeutralLibraries } from './neutral-libraries.ts'
import { untraceableReferences } from './references.ts'
import { entriesWithoutExport, fullFolders, grabBagNames, longFiles, sprawlingEntries } from './sources.ts'
import { untypedErrors } from './typed-errors.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function workspaceWith(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), 'house-edge-promises-'))
  roots.push(root)
  const all = {
    'package.json': JSON.stringify({ name: 'planted', workspaces: ['libs/*', 'tools/*'] }),
    'libs/ui/package.json': JSON.stringify({ name: '@house-edge/ui', exports: { '.': './src/index.ts' } }),
    'libs/ui/src/index.ts': "export { here } from './button/button.ts'\n",
    'tools/bench/package.json': JSON.stringify({ name: '@house-edge/bench' }),
    'docs/glossary.md': '',
    ...files,
  }
  for (const [path, text] of Object.entries(all)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

describe('longFiles', () => {
  it('refuses a file of more than 400 lines', () => {
    const root = workspaceWith({
      'libs/ui/src/button/a.ts': 'a\n'.repeat(401),
      'libs/ui/src/button/b.ts': 'b\n'.repeat(400),
    })
    expect(longFiles(root).map(({ where }) => where)).toEqual(['libs/ui/src/button/a.ts'])
  })

  it('refuses as long a migration', () => {
    const root = workspaceWith({ 'supabase/migrations/20261201000000_more.sql': '-- why\n'.repeat(401) })
    expect(longFiles(root).map(({ where }) => where)).toEqual(['supabase/migrations/20261201000000_more.sql'])
  })
})

describe('undescribedVariables', () => {
  it('finds what programs read and nobody described, and the other way round', () => {
    const root = workspaceWith({
      '.env.example': '# SITE_ORIGIN=\n# SITE_OLD=\n',
      'apps/site/a.ts': "read(process.env.SITE_ORIGIN, env['SITE_NEW'], process.env.NODE_ENV)",
      'apps/site/b.ts': 'z.object({\n  SITE_KEY: text.optional(),\n})',
      'apps/site/a.test.ts': 'process.env.SITE_TRIED',
    })
    expect(undescribedVariables(root).map(({ where, what }) => `${where} ${what.split(',')[0]}`)).toEqual([
      'apps/site/a.ts reads SITE_NEW',
      'apps/site/b.ts reads SITE_KEY',
      '.env.example describes SITE_OLD',
    ])
  })
})

describe('fullFolders', () => {
  it('refuses more than 25 files in one folder', () => {
    const fill = (folder: string, files: number): Record<string, string> =>
      Object.fromEntries(Array.from({ length: files }, (_, file) => [`libs/ui/src/${folder}/${file}.ts`, '']))
    const root = workspaceWith({ ...fill('full', 26), ...fill('fair', 25), ...fill('fair/inside', 3) })
    expect(fullFolders(root)).toEqual([
      { where: 'libs/ui/src/full', what: '26 files: it asks for a second noun' },
    ])
  })
})

describe('grabBagNames', () => {
  it.each(['libs/ui/src/utils/a.ts', 'libs/ui/src/button/helpers.ts', 'libs/ui/src/common.css'])(
    'refuses the name %s',
    (path) => {
      expect(grabBagNames(workspaceWith({ [path]: '' }))).toHaveLength(1)
    },
  )
})

describe('untypedErrors', () => {
  it('refuses a bare error in a library, tests aside', () => {
    const bare = "throw new Error('no')\n"
    const root = workspaceWith({ 'libs/ui/src/button/a.ts': bare, 'libs/ui/src/button/a.test.ts': bare })
    expect(untypedErrors(root).map(({ where }) => where)).toEqual(['libs/ui/src/button/a.ts'])
  })

  it.each([
    ['libs/ui/template/src/environment.ts', "throw new Error('no')\n"],
    ['libs/ui/src/button/a.ts', "request.destroy(new Error('no'))\n"],
    ['libs/ui/src/button/a.ts', "throw new TypeError('no')\n"],
    ['tools/bench/src/a.ts', "throw new RangeError('no')\n"],
    ['tools/bench/src/a.ts', "throw new SyntaxError('no')\n"],
    ['tools/bench/src/a.ts', "throw Object.assign(new Error('no'), { status: 100 })\n"],
  ])('refuses in %s: %s', (path, text) => {
    expect(untypedErrors(workspaceWith({ [path]: text })).map(({ where }) => where)).toEqual([path])
  })

  it('refuses an error class without own or inherited code', () => {
    const root = workspaceWith({
      'libs/ui/src/errors/base.ts':
        'export abstract class Coded extends Error {\n  abstract readonly code: string\n}\nexport class Bare extends Error {}\n',
      'libs/ui/src/errors/more.ts':
        'class BaseHasIt extends Coded {}\nclass BaseHasNone extends Bare {}\nclass NoError extends Map {}\n',
      'libs/ui/src/testing/support.ts': 'class Planned extends Error {}\n',
    })
    expect(untypedErrors(root)).toEqual([
      { where: 'libs/ui/src/errors/base.ts', what: expect.stringContaining('Bare') },
      { where: 'libs/ui/src/errors/more.ts', what: expect.stringContaining('BaseHasNone') },
    ])
  })
})

describe('untypedErrors, of libraries that are published', () => {
  const base = "export abstract class Coded extends Error {\n  readonly docs = ''\n}\n"
  const manifest = JSON.stringify({ name: '@house-edge/ui', version: '1.0.0' })

  it.each([
    ["class Own extends Error {\n  readonly code = 'ui/own'\n}\n", ['Own does not name its page, "docs"']],
    [
      "class Led extends Coded {\n  override readonly code = 'ui/led'\n}\n",
      ['Led does not name its page, "docs"'],
    ],
    ["class Led extends Coded {\n  static readonly code = 'ui/led'\n  readonly code = 'ui/led'\n}\n", []],
    ["class Late extends Error {\n  readonly code = 'ETIMEDOUT'\n}\n", []],
    ["class Own extends Error {\n  readonly code = 'ui/own'\n  readonly docs = ''\n}\n", []],
  ])('asks for the page in %s', (text, found) => {
    const root = workspaceWith({
      'libs/ui/package.json': manifest,
      'libs/ui/src/errors/error.ts':
        base.replace('readonly docs', 'abstract readonly code: string\n  readonly docs') + text,
    })
    expect(untypedErrors(root).map(({ what }) => what)).toEqual(found)
  })
})

describe('sprawlingEntries', () => {
  it('refuses an entry that does not fit on a screen', () => {
    const entry = (lines: number) =>
      sprawlingEntries(
        workspaceWith({ 'libs/ui/src/index.ts': "export { a } from './a/a.ts'\n".repeat(lines) }),
      )
    expect(entry(40)).toEqual([])
    expect(entry(41)).toHaveLength(1)
  })

  it('refuses an entry that exports everything of another module', () => {
    expect(
      sprawlingEntries(workspaceWith({ 'libs/ui/src/index.ts': "export * from './button/button.ts'\n" })),
    ).toHaveLength(1)
  })
})

describe('entriesWithoutExport', () => {
  it('refuses an unexported file in src', () => {
    expect(entriesWithoutExport(workspaceWith({ 'libs/ui/src/islands.ts': '' }))).toHaveLength(1)
  })

  it('refuses an export without its file', () => {
    const manifest = JSON.stringify({
      name: '@house-edge/ui',
      exports: { '.': './src/index.ts', './icons': './src/icons.ts' },
    })
    expect(entriesWithoutExport(workspaceWith({ 'libs/ui/package.json': manifest }))).toHaveLength(1)
  })
})

describe('brokenLinks', () => {
  it('finds links to folders and to nothing, and none in code', () => {
    const root = workspaceWith({
      'docs/guide.md': 'See [a](a.md#top), [b](b.md), [c](../docs), [d](https://site.example), `[e](e.md)`.',
      'docs/a.md': '[back](#top)',
    })
    expect(brokenLinks(root)).toEqual([
      { where: 'docs/guide.md', what: 'links b.md, which is no file' },
      { where: 'docs/guide.md', what: 'links ../docs, which is no file' },
    ])
  })
})

describe('brokenPaths', () => {
  it('refuses a document that names a file that is gone', () => {
    expect(
      brokenPaths(workspaceWith({ 'docs/request.md': 'Then `libs/ui/src/gone.ts` answers.' })),
    ).toHaveLength(1)
  })

  it('lets documents name what only a build makes', () => {
    expect(
      brokenPaths(workspaceWith({ 'docs/request.md': 'Open `docs/dist/index.html` or `libs/ui/dist`.' })),
    ).toEqual([])
  })
})

describe('untraceableReferences', () => {
  const row = '| <a id="r236"></a>R236 | Draft mode is entered with a token. | product |\n'
  const faultsOf = (path: string, text: string) =>
    untraceableReferences(workspaceWith({ 'docs/requirements.md': row, [path]: text })).map(
      ({ what }) => what,
    )

  it.each([
    ['libs/ui/src/button/a.ts', '/** Waits 1.5 s (RFC 9110 §10.2.3, §15). */\n'],
    ['libs/ui/src/button/a.test.ts', '// docs/requirements.md#r236\n// shows R236\n'],
    ['libs/ui/src/button/a.ts', "const key = 'F10' + `R236` // Alt+F10\n"],
    ['docs/request.md', 'Then [R236](requirements.md#r236) holds.\n'],
  ])('accepts in %s: %s', (path, text) => {
    expect(faultsOf(path, text)).toEqual([])
  })

  it.each([
    ['libs/ui/src/button/a.ts', '/** Waits 1.5 s (R236). */\n', 'is a bare number'],
    ['libs/ui/src/button/a.ts', '/** Waits 1.5 s (docs/requirements.md#r236). */\n', 'is published'],
    ['libs/ui/api/index.api.md', 'Waits 1.5 s, fault F63.\n', 'is a bare number'],
    ['libs/ui/src/button/a.test.ts', '// docs/requirements.md#r237\n', 'which is no row'],
  ])('refuses in %s: %s', (path, text, fault) => {
    expect(faultsOf(path, text)).toEqual([expect.stringContaining(fault)])
  })
})

describe('undocumentedExports', () => {
  it.each([
    ['export const here = 1\n', ['here has no docstring']],
    ['/** Here. */\nexport const here = 1\n', []],
    ["export { here } from './there.ts'\n", ['here has no docstring']],
  ])('asks for a docstring where a name is declared: %s', (text, what) => {
    const files = {
      'libs/ui/src/button/button.ts': text,
      'libs/ui/src/button/there.ts': 'export function here() {}\n',
    }
    expect(undocumentedExports(workspaceWith(files)).map((finding) => finding.what)).toEqual(what)
  })
})

describe('physicalDirections', () => {
  it('refuses styles that know left and right', () => {
    const root = workspaceWith({
      'libs/ui/src/a.css':
        '.a { margin-left: 1px; text-align: right; }\n.b { inset-inline-start: 0; left: 0; border-top-left-radius: 0 }\n',
      'libs/ui/src/b.css': '.a { margin-inline-start: 1px; text-align: start; color: left-ish; }\n',
    })
    expect(physicalDirections(root).map(({ what }) => what.split('"')[1])).toEqual([
      'margin-left',
      'text-align: right',
      'left',
      'border-top-left-radius',
    ])
  })

  it.each([
    ['border-radius: var(--a, 3px) 0 0 var(--a, 3px)', 1],
    ['border-radius: 3px 0', 1],
    ['border-radius: 3px 3px 0 0', 0],
    ['margin: 0 1px 0 2px', 1],
    ['padding: 0 calc(1px + (2px)) 3px calc(1px + (2px))', 0],
    ['inset: auto 0 var(--b)', 0],
  ])('looks at the order of values too: %s', (declaration, count) => {
    const root = workspaceWith({ 'libs/ui/src/a.css': `.a { ${declaration}; }\n` })
    expect(physicalDirections(root)).toHaveLength(count)
  })
})

describe('unusedMessages', () => {
  it('refuses a message that nothing says', () => {
    const root = workspaceWith({
      'libs/ui/src/words/english.ts':
        "export const english = {\n  menu: 'Menu',\n  left: 'Left over',\n  pages: { next: 'Next', found: (count: number) => `${count}` },\n}\n",
      'libs/ui/src/button/button.ts': 'words().menu + words().pages.next\n',
    })
    expect(unusedMessages(root).map(({ what }) => what.split(':')[0])).toEqual([
      'nothing says "left"',
      'nothing says "found"',
    ])
  })

  it('lets an app say what a library exports, and counts no other use of its name', () => {
    const root = workspaceWith({
      'libs/ui/src/words/english.ts': "export const english = {\n  menu: 'Menu',\n  left: 'Left over',\n}\n",
      'apps/site/src/page.tsx': "import { uiWords } from '@house-edge/ui/page'\nuiWords().menu\n",
      'apps/site/src/other.tsx': 'words().left\n',
    })
    expect(unusedMessages(root).map(({ what }) => what.split(':')[0])).toEqual(['nothing says "left"'])
  })

  it('takes the forms of a count for no messages', () => {
    const root = workspaceWith({
      'libs/ui/src/words/english.ts':
        "export const english = {\n  found: (count: number) =>\n    plural(count, {\n      one: '1',\n      other: `${count}`,\n    }),\n}\n",
      'libs/ui/src/button/button.ts': 'words().found(2)\n',
    })
    expect(unusedMessages(root)).toEqual([])
  })
})

describe('casinosInNeutralLibraries', () => {
  it.each([
    ['libs/slices/api/index.api.md', 'function CasinoRow(): ReactElement;\n'],
    ['libs/slices/src/quote/quote.tsx', '/** What a casino says. */\n'],
    ['libs/slices/src/Quote/model.json', '{ "label": "Bonus" }'],
    ['libs/ui/src/card/review-card.tsx', '/** The casino. */\n'],
  ])('refuses a casino in %s', (where, text) => {
    expect(casinosInNeutralLibraries(workspaceWith({ [where]: text })).map((found) => found.where)).toEqual([
      where,
    ])
  })

  it('leaves tests and what reviews know alone', () => {
    const about = 'const casino = 1\n'
    const files = { 'libs/slices/src/a/a.test.ts': about, 'libs/reviews/src/a/a.ts': about }
    expect(casinosInNeutralLibraries(workspaceWith(files))).toEqual([])
  })
})

describe('undocumentedCodes', () => {
  const files = {
    'libs/ui/src/a/a.ts': "code = 'ui/icon-source'\n",
    'libs/ui/src/a/a.test.ts': "expect('ui/made-up')\n",
    'docs/errors/README.md': '# Errors\n',
  }

  it('accepts a heading for each code, whose anchor every reader makes alike', () => {
    const found = (heading: string) =>
      undocumentedCodes(workspaceWith({ ...files, 'docs/errors/ui.md': `${heading}\n` })).length
    expect(['## ui/icon-source', '### ui/icon-source', '### `ui/icon-source`'].map(found)).toEqual([0, 0, 1])
  })

  it('refuses a code without heading, and a heading without code', () => {
    expect(
      undocumentedCodes(workspaceWith({ ...files, 'docs/errors/ui.md': '## ui/gone\n' })).map(
        ({ what }) => what,
      ),
    ).toEqual(['lacks ui/icon-source', 'has ui/gone, which the sources do not'])
  })
})
