import { join, relative } from 'node:path'
import { importsOf } from '../workspace/imports.ts'
import { projectsIn, sourceFilesOf } from '../workspace/projects.ts'
import type { Finding } from '../workspace/finding.ts'

/**
 * How many folders of a package may still be in a circle. A package that is not named has none, and a number
 * that is larger than what there is has to come down with it.
 */
const owed: Readonly<Record<string, number>> = {
  'tools/backend': 5,
  'tools/content-service': 8,
}

const noSource = /\.(?:test|spec|stories|test-d)\.tsx?$|\/(?:e2e|bench|testing)\//

/**
 * Folders of `src` that import each other in a circle, by value or by type: such folders can only be read, moved
 * and tested together, so they are one folder with several names. A file directly under `src` is a folder of its own.
 */
export function foldersInCircles(root: string): Finding[] {
  return projectsIn(root).flatMap(({ folder, ...project }) => {
    const where = relative(root, folder).replaceAll('\\', '/')
    const circle = circleIn(join(folder, 'src'), sourceFilesOf({ folder, ...project }))
    const most = owed[where] ?? 0
    if (circle.length === most) return []
    const what =
      circle.length > most
        ? `${circle.length} folders import each other in a circle, ${most} are known: ${circle.join(', ')}`
        : `${circle.length} folders are left in a circle: say so in ${relative(root, import.meta.filename)}`
    return [{ where, what }]
  })
}

/** The folders from which imports lead back to themselves. */
function circleIn(source: string, files: readonly string[]): string[] {
  const edges = files
    .filter((file) => file.startsWith(source) && !noSource.test(file.replaceAll('\\', '/')))
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
