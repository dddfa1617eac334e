// The documentation site, by TypeDoc: see docs/decisions/0157-typedoc-builds-the-documentation-site.md.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { OptionDefaults } from 'typedoc'
import { versionFolder } from '../tools/release/src/docs-versions.ts'

const root = join(import.meta.dirname, '..')
const documents = (pattern) =>
  globSync(pattern, { cwd: root })
    .toSorted()
    .map((path) => join(root, path))

/** Types that no entry exports are shown where they are used. */
const validation = { notExported: false, invalidLink: true, invalidPath: true }

/** @type {import('typedoc').TypeDocOptions} */
export default {
  name: 'House Edge',
  entryPointStrategy: 'packages',
  // Those that are published.
  entryPoints: documents('libs/*/package.json')
    .filter((file) => !JSON.parse(readFileSync(file, 'utf8')).private)
    .map((file) => join(file, '..')),
  packageOptions: {
    entryPoints: ['src/*.ts'],
    exclude: ['**/*.test.ts'],
    excludeInternal: true,
    excludePrivate: true,
    skipErrorChecking: true,
    includeVersion: true,
    validation,
    projectDocuments: ['{guides/*,CHANGELOG}.md'],
  },
  readme: join(root, 'README.md'),
  projectDocuments: [
    ...['start-here', 'deploy'].map((name) => join(root, `docs/${name}.md`)),
    ...documents(
      'docs/{request,requirements,conformance,glossary,moving-from-the-vendors,moving-from-the-starter,compatibility,next-versions,runtimes,sizes}.md',
    ),
    ...documents('docs/errors/*.md'),
    ...documents('docs/operate/**/*.md'),
    ...documents('docs/decisions/**/*.md'),
  ],
  plugin: ['titles', 'sources', 'versions'].map((name) => join(import.meta.dirname, `typedoc-${name}.mjs`)),
  customCss: join(import.meta.dirname, 'site.css'),
  out: join(root, 'docs/dist', versionFolder(root)),
  disableGit: true,
  disableSources: true,
  searchInDocuments: true,
  searchInComments: true,
  searchGroupBoosts: { Guides: 20, Errors: 4, Decisions: 1.5 },
  navigation: { includeGroups: true },
  groupOrder: [
    'Guides',
    'Modules',
    'Functions',
    'Classes',
    'Interfaces',
    '*',
    'Errors',
    'Runbooks',
    'Decisions',
    'Changes',
  ],
  highlightLanguages: [...OptionDefaults.highlightLanguages, 'ini', 'sql'],
  // A link that leads nowhere ends the build, and so does a docstring about a parameter that is not there.
  treatWarningsAsErrors: true,
  treatValidationWarningsAsErrors: true,
  validation,
}
