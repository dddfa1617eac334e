import { join, relative, sep } from 'node:path'
import { importsOf } from '../workspace/imports.ts'
import { projectsIn, sourceFilesOf } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

const noSource = /\.(?:test|spec|stories|test-d)\.tsx?$|\/(?:e2e|bench|testing)\//

/**
 * Folders of a `src`, a package's own or one deeper in it, that import each other in a circle, by value or by type: such folders can only be read, moved
 * and tested together, so they are one folder with several names. A file directly under `src` is a folder of its own.
 */
export function foldersInCircles(root: string): Finding[] {
  return projectsIn(root).flatMap((project) => {
    const files = sourceFilesOf(project)
    const sources = new Set(files.flatMap((file) => /^(.*[\\/]src)[\\/]/.exec(file)?.[1] ?? []))
    return [...sources].flatMap((source) => {
      const circle = circleIn(source, files)
      if (circle.length === 0) return []
      const where = relative(root, source).replaceAll('\\', '/')
      return [{ where, what: `${circle.length} folders import each other in a circle: ${circle.join(', ')}` }]
    })
  })
}

/** The folders from which imports lead back to themselves. */
function circleIn(source: string, files: readonly string[]): string[] {
  const edges = files
    .filter((file) => file.startsWith(source + sep) && !noSource.test(file.replaceAll('\\', '/')))
    .flatMap((file) =>
      importsOf(file)
        .filter(({ specifier }) => specifier.startsWith('.'))
        .map(({ specifier }) => ({
          from: folderOf(source, file),
          to: folderOf(source, join(file, '..', specifier)),
        })),
    )
    .filter(({ from, to }) => from !== to)
  const next = Map.groupBy(edges, ({ from }) => from)
  const leadsTo = (from: string, wanted: string, seen: Set<string>): boolean =>
    (next.get(from) ?? []).some(
      ({ to }) => to === wanted || (!seen.has(to) && leadsTo(to, wanted, seen.add(to))),
    )
  return [...next.keys()].filter((folder) => leadsTo(folder, folder, new Set())).toSorted()
}

function folderOf(source: string, file: string): string {
  return relative(source, file).replaceAll('\\', '/').split('/', 1)[0] ?? ''
}
