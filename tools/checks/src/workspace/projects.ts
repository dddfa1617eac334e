import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A package of the workspace. */
export interface Project {
  name: string
  /** Absolute. */
  folder: string
  private: boolean
  /** What follows `layer:` in its Nx tags. */
  layer: string | undefined
  /** Subpaths others may import, `.` for the package itself. */
  exports: readonly string[]
  /** `dependencies` and `peerDependencies`. */
  runtimeDependencies: ReadonlySet<string>
  devDependencies: ReadonlySet<string>
}

interface Manifest {
  name: string
  private?: boolean
  workspaces?: string[]
  exports?: Record<string, unknown>
  nx?: { tags?: string[] }
  dependencies?: Record<string, string>
  peerDependencies?: Record<string, string>
  optionalDependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

/** Reads every package of the workspace at `root`. */
export function projectsIn(root: string): Project[] {
  const { workspaces = [] } = readManifest(root)
  return workspaces
    .flatMap((pattern) => globSync(`${pattern}/package.json`, { cwd: root }))
    .toSorted()
    .map((file) => readProject(join(root, file, '..')))
}

/** The folders of the libraries that are published, absolute: what is of this workspace alone is no part of a release. */
export function libraryFoldersIn(root: string): string[] {
  return globSync('libs/*/package.json', { cwd: root })
    .toSorted()
    .map((file) => join(root, file, '..'))
    .filter((folder) => !readManifest(folder).private)
}

/** Every TypeScript and JavaScript file of a project, absolute. Products of builds are left out. */
export function sourceFilesOf(project: Project): string[] {
  return filesUnder(project.folder).filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file))
}

/** Products of builds; and what a package hands out, which is no source of its own. */
const products = new Set(['node_modules', 'dist', 'storybook-static', 'test-results', 'template'])

/** Every file below a folder that belongs to the sources, absolute. */
export function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (products.has(entry.name) || /^\.(?:next|packed)|^\.quick-start-|^next-env\.d\.ts$/.test(entry.name))
      return []
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : [path]
  })
}

function readProject(folder: string): Project {
  const manifest = readManifest(folder)
  return {
    name: manifest.name,
    folder,
    private: manifest.private ?? false,
    layer: manifest.nx?.tags?.find((tag) => tag.startsWith('layer:'))?.slice('layer:'.length),
    exports: Object.keys(manifest.exports ?? {}),
    runtimeDependencies: new Set(
      Object.keys({
        ...manifest.dependencies,
        ...manifest.peerDependencies,
        ...manifest.optionalDependencies,
      }),
    ),
    devDependencies: new Set(Object.keys(manifest.devDependencies ?? {})),
  }
}

function readManifest(folder: string): Manifest {
  return JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
}
