import {
  copyFileSync,
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { takeInventory } from './inventory.ts'
import { tracedFiles } from './traced-files.ts'

/** Traces, which have been followed, and pages that a process of this build has rendered. */
const ofOneProcess = /\.nft\.json$|\/server\/route-cache$/

/** What to assemble, and where. */
interface Parts {
  /** Of the site. */
  folder: string
  /** Of the finished build, relative to `folder`. */
  build: string
  /** Of the workspace. */
  root: string
  /** Written anew. */
  to: string
  /** Of the site: what is started, and what that reads beside the build. */
  programs: readonly string[]
  /** Makes one file of the doctor of the site. */
  bundleDoctor: (file: string) => Promise<void>
}

/** What a site that runs does not read; pages of a process are of its port, and traces have been followed. */
const notDeployed =
  /^(?:cache|diagnostics|types|trace(?:-build)?|turbopack|node_modules|dev)$|^finished-pages(?:-tagged)?-\d|\.nft\.json$/

/**
 * Writes a folder that runs the site with Node and nothing else: the build, the files of packages it needs, migrations and
 * functions of the backend for whom they are to be applied, a bill of materials and the licences.
 */
export async function assemble({ folder, build, root, to, programs, bundleDoctor }: Parts): Promise<void> {
  const from = join(folder, build)
  rmSync(to, { recursive: true, force: true })
  mkdirSync(to, { recursive: true })
  copyBuild(from, join(to, '.next'))
  const files = await tracedFiles(folder, from, root)
  for (const file of files) copyInto(root, to, file)
  // By these names bundles ask for packages outside of them.
  for (const link of readdirSync(join(from, 'node_modules'))) {
    const name = link.replace(/-[0-9a-f]{16}$/, '')
    mkdirSync(join(to, '.next/node_modules'), { recursive: true })
    symlinkSync(`../../node_modules/${name}`, join(to, '.next/node_modules', link))
  }
  for (const name of programs) copyFileSync(join(folder, name), join(to, name))
  cpSync(join(folder, 'public'), join(to, 'public'), { recursive: true })
  for (const part of ['migrations', 'functions'])
    cpSync(join(root, 'supabase', part), join(to, 'supabase', part), { recursive: true })
  await bundleDoctor(join(to, 'doctor.mjs'))
  writeFileSync(join(to, 'next-config.json'), frameworkConfig(from))
  const { version, scripts } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest
  writeFileSync(join(to, 'package.json'), packageOf(version, scripts.start))
  const inventory = takeInventory({
    root,
    site: relative(root, folder).replaceAll('\\', '/'),
    version,
    files,
  })
  writeFileSync(join(to, 'sbom.cdx.json'), inventory.bill)
  writeFileSync(join(to, 'licences.txt'), inventory.licences)
}

function copyBuild(from: string, to: string): void {
  mkdirSync(to)
  for (const name of readdirSync(from).filter((each) => !notDeployed.test(each)))
    cpSync(join(from, name), join(to, name), {
      recursive: true,
      filter: (path) => !ofOneProcess.test(path),
    })
}

function copyInto(root: string, to: string, file: string): void {
  const place = join(to, relative(root, file))
  mkdirSync(dirname(place), { recursive: true })
  copyFileSync(file, place)
}

/** The framework's configuration as the build has resolved it, without folders of the machine that built it. */
function frameworkConfig(build: string): string {
  const { config } = JSON.parse(readFileSync(join(build, 'required-server-files.json'), 'utf8')) as {
    config: Record<string, unknown>
  }
  const { outputFileTracingRoot: _tracing, turbopack: _turbopack, repoRoot: _root, ...kept } = config
  // What was rendered is kept as finished pages; the framework's own copies would be all that is written into the folder,
  // which two processes share and an image has read-only.
  const experimental = { ...(kept['experimental'] as object), isrFlushToDisk: false }
  return JSON.stringify({ ...kept, experimental, distDir: '.next', distDirRoot: '.next' })
}

interface Manifest {
  version: string
  scripts: { start: string }
}

function packageOf(version: string, start: string): string {
  const described = {
    name: 'house-edge-site',
    version,
    private: true,
    license: 'MIT',
    type: 'module',
    engines: { node: '>=24' },
    scripts: { start: start.replace(' --conditions=@house-edge/source', ''), doctor: 'node doctor.mjs' },
  }
  return `${JSON.stringify(described, null, 2)}\n`
}
