/**
 * Checks the direction of dependency.
 *
 * Every import of every project is read from the sources and held against the
 * layer of the project it stands in. The same edges must appear in the Nx graph:
 * an Nx that looks at no source files finds no edges and would pass any rule,
 * and `affected` would be wrong.
 *
 * @module
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { type ImportedModule, importsOf } from './workspace/imports.ts'
import { type Project, projectsIn, sourceFilesOf } from './workspace/projects.ts'

/** One broken rule at one place. */
interface Violation {
  rule:
    | 'layer'
    | 'types-only'
    | 'leaves-project'
    | 'undeclared'
    | 'not-exported'
    | 'no-layer'
    | 'cycle'
    | 'missing-in-nx-graph'
  /** File or project, relative to the workspace. */
  where: string
  what: string
}

/** What a layer may import: layers, or packages by name. `tests` holds for contract tests and journeys alone. */
const layers: Record<
  string,
  { may: readonly string[]; typesOnly?: readonly string[]; tests: readonly string[] }
> = {
  ground: { may: [], tests: [] },
  ui: { may: [], tests: [] },
  service: { may: ['ground'], tests: ['tool'] },
  account: { may: ['ground', 'ui', '@house-edge/auth', '@house-edge/routing'], tests: ['tool'] },
  view: { may: ['ui'], typesOnly: ['service'], tests: [] },
  join: { may: ['ground', 'service'], tests: ['tool'] },
  package: { may: ['double'], tests: [] },
  // What is about casinos, and what their readers do, know neither each other nor the app.
  reviews: { may: ['ground', 'ui', 'service', 'view'], tests: ['tool'] },
  readers: { may: ['ground', 'ui', 'service', 'account'], tests: [] },
  app: {
    may: ['ground', 'ui', 'service', 'account', 'view', 'join', 'reviews', 'readers'],
    tests: ['tool', 'double'],
  },
  tool: { may: ['double'], tests: ['tool'] },
  double: { may: [], tests: [] },
  bench: { may: ['ui', 'service', 'view', 'reviews', 'tool'], tests: [] },
}

const mayUseTools = /\.contract\.test\.ts$|(?:^|\/)e2e\//
const isTest = /\.(?:test|test-d|stories)\.tsx?$|(?:^|\/)(?:e2e|\.storybook|conformance)\/|\.config\.ts$/

/** @returns Every violation in the workspace, none when all is well. */
export function findBoundaryViolations(root: string): Violation[] {
  const projects = projectsIn(root)
  const edges: { from: Project; to: Project }[] = []
  const violations = projects.flatMap((project) =>
    sourceFilesOf(project).flatMap((file) =>
      importsOf(file).flatMap((imported) => {
        const target = projectNamed(projects, imported.specifier)
        if (target && target !== project) edges.push({ from: project, to: target })
        return violationsOf({ root, project, file, imported, target })
      }),
    ),
  )
  return [...withoutLayer(projects), ...violations, ...cyclesIn(edges), ...missingInGraph(root, edges)]
}

function violationsOf(place: {
  root: string
  project: Project
  file: string
  imported: ImportedModule
  target: Project | undefined
}): Violation[] {
  const { root, project, file, imported, target } = place
  const where = relative(root, file)
  const inProject = relative(project.folder, file)
  const { specifier } = imported
  if (specifier.startsWith('.')) {
    const path = join(file, '..', specifier)
    const outside =
      relative(project.folder, path).startsWith('..') &&
      !/^(?:vitest|playwright|tsdown)\.\w+\.ts$/.test(relative(root, path))
    return outside ? [{ rule: 'leaves-project', where, what: specifier }] : []
  }
  if (specifier.startsWith('node:') || specifier.startsWith('#') || specifier.startsWith('virtual:'))
    return []

  const found: Violation[] = []
  const name = packageOf(specifier)
  if (name !== project.name && !isDeclared({ project, name, target, inTest: isTest.test(inProject) }))
    found.push({ rule: 'undeclared', where, what: name })
  if (!target || target === project) return found

  const rule = layers[project.layer ?? '']
  const allowed =
    rule?.may.includes(target.layer ?? '') ||
    rule?.may.includes(target.name) ||
    (mayUseTools.test(inProject) && rule?.tests.includes(target.layer ?? ''))
  if (!allowed) {
    const asType = rule?.typesOnly?.includes(target.layer ?? '')
    if (!asType)
      found.push({ rule: 'layer', where, what: `${project.layer} → ${target.layer}: ${specifier}` })
    else if (!imported.typeOnly) found.push({ rule: 'types-only', where, what: specifier })
  }
  const subpath = specifier === name ? '.' : `.${specifier.slice(name.length)}`
  if (!target.exports.includes(subpath)) found.push({ rule: 'not-exported', where, what: specifier })
  return found
}

function projectNamed(projects: readonly Project[], specifier: string): Project | undefined {
  return projects.find((project) => project.name === packageOf(specifier))
}

function packageOf(specifier: string): string {
  return specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')
}

/** Published code may lean only on what its users will have installed, or what is packed with it; tests may lean on more. */
function isDeclared(imported: {
  project: Project
  name: string
  target: Project | undefined
  inTest: boolean
}): boolean {
  const { project, name, target, inTest } = imported
  // The build packs what only develops a package, and nobody can install the double.
  const isEnough = project.private || inTest || target?.layer === 'double'
  return (
    project.runtimeDependencies.has(name) ||
    (isEnough && project.devDependencies.has(name)) ||
    ((inTest || project.private) && rootTools.has(name))
  )
}

const rootTools = new Set(['vitest', 'tsdown', 'typescript'])

function withoutLayer(projects: readonly Project[]): Violation[] {
  return projects
    .filter((project) => !project.layer || !layers[project.layer])
    .map((project) => ({
      rule: 'no-layer',
      where: project.name,
      what: 'its package.json has no known "layer:" tag',
    }))
}

function cyclesIn(edges: readonly { from: Project; to: Project }[]): Violation[] {
  const next = Map.groupBy(edges, (edge) => edge.from.name)
  const reaches = (from: string, wanted: string, seen: Set<string>): boolean =>
    (next.get(from) ?? []).some(
      ({ to }) => to.name === wanted || (!seen.has(to.name) && reaches(to.name, wanted, seen.add(to.name))),
    )
  return [...next.keys()]
    .filter((name) => reaches(name, name, new Set()))
    .map((name) => ({ rule: 'cycle', where: name, what: 'depends on itself through others' }))
}

function missingInGraph(root: string, edges: readonly { from: Project; to: Project }[]): Violation[] {
  const graph = nxGraph(root)
  const missing = edges.filter(({ from, to }) => !graph[from.name]?.some((edge) => edge.target === to.name))
  const unique = new Map(missing.map(({ from, to }) => [`${from.name} → ${to.name}`, from]))
  return [...unique].map(([what, from]) => ({ rule: 'missing-in-nx-graph', where: from.name, what }))
}

function nxGraph(root: string): Record<string, { target: string }[]> {
  const folder = mkdtempSync(join(tmpdir(), 'house-edge-graph-'))
  try {
    const file = join(folder, 'graph.json')
    execFileSync(
      process.execPath,
      [join(root, 'node_modules/nx/dist/bin/nx.js'), 'graph', `--file=${file}`],
      {
        cwd: root,
        stdio: 'pipe',
        env: { ...process.env, NX_DAEMON: 'false', NX_ISOLATE_PLUGINS: 'false', NX_NO_CLOUD: 'true' },
      },
    )
    const { graph } = JSON.parse(readFileSync(file, 'utf8')) as {
      graph: { dependencies: Record<string, { target: string }[]> }
    }
    return graph.dependencies
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
