import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { Finding } from '../workspace/finding.ts'
import { filesUnder, projectsIn } from '../workspace/projects.ts'

/** A public API on one screen. */
const mostEntryLines = 40

/** What programs write, in the form of a vendor's. */
export const generated: RegExp =
  /libs\/(?:slices\/src\/(?:fields|models)|reviews\/src\/(?:documents|models))\.ts$|\/database\.ts$|\/CHANGELOG\.md$/
const source = /\.(?:ts|tsx|mjs|css|sql)$/
const grabBags = /^(?:utils?|helpers?|common|shared|misc|lib|core|types)$/

/**
 * No file is longer than 400 lines (STYLE.md), marks of requirements not counted: they are an index. Migrations
 * belong to no project and keep to it as well.
 */
export function longFiles(root: string): Finding[] {
  return [...sourcesIn(root), ...migrationsIn(root)].flatMap(({ path, text }) => {
    const lines = text.replaceAll(/^\s*\/\/ shows [A-Z].*\n/gm, '').split('\n').length - 1
    return lines > 400 && !generated.test(path)
      ? [{ where: path, what: `${lines} lines: it asks for a second noun` }]
      : []
  })
}

function migrationsIn(root: string): { path: string; text: string }[] {
  return globSync('supabase/migrations/*.sql', { cwd: root }).map((path) => ({
    path: path.replaceAll('\\', '/'),
    text: readFileSync(join(root, path), 'utf8'),
  }))
}

/** The most files a folder may hold, tests and styles among them. */
const roomForFiles = 25

/** No folder is longer than what one takes in at a glance (STYLE.md). */
export function fullFolders(root: string): Finding[] {
  const folders = Map.groupBy(sourcesIn(root), ({ path }) => dirname(path))
  return [...folders]
    .filter(([, files]) => files.length > roomForFiles)
    .map(([where, { length }]) => ({ where, what: `${length} files: it asks for a second noun` }))
}

/** No file or folder is named for being a bag of things. */
export function grabBagNames(root: string): Finding[] {
  return sourcesIn(root).flatMap(({ path }) => {
    const parts = path.split('/').slice(2)
    const bag = parts.map((part) => part.replace(/\..*$/, '')).find((part) => grabBags.test(part))
    return bag ? [{ where: path, what: `"${bag}" says nothing: name it after what it holds` }] : []
  })
}

/** Entry files fit on one screen and hide nothing behind a star. */
export function sprawlingEntries(root: string): Finding[] {
  return sourcesIn(root)
    .filter(
      ({ path }) =>
        /^libs\/[^/]+\/src\/[^/]+\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !generated.test(path),
    )
    .flatMap(({ path, text }) => [
      ...(/^export \* from/m.test(text)
        ? [{ where: path, what: 'exports everything of another module: name what is public' }]
        : []),
      ...(text.trimEnd().split('\n').length > mostEntryLines
        ? [{ where: path, what: 'the entry does not fit on a screen' }]
        : []),
    ])
}

/** Each file at the top of a library's `src` is an entry of its `exports`, and the other way round (STYLE.md). */
export function entriesWithoutExport(root: string): Finding[] {
  return projectsIn(root)
    .filter((project) => relative(root, project.folder).startsWith('libs/'))
    .flatMap((project) => {
      const folder = relative(root, project.folder)
      const files = filesUnder(`${project.folder}/src`)
        .filter(
          (file) =>
            relative(`${project.folder}/src`, file).split('/').length === 1 &&
            /\.(?:tsx?|css)$/.test(file) &&
            !/\.test\.tsx?$/.test(file),
        )
        .map((file) => basename(file).replace(/\.tsx?$/, ''))
      const names = project.exports
        .filter((name) => name !== './package.json')
        .map((name) => (name === '.' ? 'index' : name.slice(2)))
      return [
        ...files
          .filter((file) => !names.includes(file))
          .map((file) => ({
            where: `${folder}/src/${file}`,
            what: 'lies at the top of src but is not exported: move it into a folder',
          })),
        ...names
          .filter((name) => !files.includes(name) && !name.includes('*'))
          .map((name) => ({
            where: `${folder}/package.json`,
            what: `exports "${name}", which is not at the top of src`,
          })),
      ]
    })
}

/** Every file of the sources, its path relative to the workspace. */
function sourcesIn(root: string): { path: string; text: string }[] {
  return projectsIn(root)
    .flatMap((project) => filesUnder(project.folder))
    .filter((file) => source.test(file))
    .map((file) => ({ path: relative(root, file), text: readFileSync(file, 'utf8') }))
}
