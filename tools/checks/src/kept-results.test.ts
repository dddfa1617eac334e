import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { createProjectGraphAsync, type ProjectGraph } from 'nx/src/devkit-exports'
import { HashPlanInspector } from 'nx/src/hasher/hash-plan-inspector'
import ts from 'typescript'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { type Project, projectsIn, sourceFilesOf } from './workspace/projects.ts'

const root = join(import.meta.dirname, '../../..')
const projects = projectsIn(root)

let graph: ProjectGraph
let inspector: HashPlanInspector
beforeAll(async () => {
  vi.stubEnv('NX_DAEMON', 'false')
  graph = await createProjectGraphAsync()
  inspector = new HashPlanInspector(graph, root)
  await inspector.init()
})

/** What the task runner keeps the result of a target by. */
function keptBy(project: string, target: string) {
  const [inputs] = Object.values(inspector.inspectTaskInputs({ project, target }, {}, {}, true))
  if (!inputs) throw new TypeError(`${project} has no target ${target}.`)
  return inputs
}

/** Files outside a project that its files import by path, and the files that these import in turn. */
function importedFromOutside(project: Project): string[] {
  const seen = new Set<string>()
  const visit = (file: string) => {
    for (const { fileName } of ts.preProcessFile(readFileSync(file, 'utf8'), true, true).importedFiles) {
      const path = join(dirname(file), fileName)
      if (!fileName.startsWith('.') || seen.has(path) || !/\.[jt]sx?$/.test(path) || !existsSync(path))
        continue
      seen.add(path)
      visit(path)
    }
  }
  for (const file of sourceFilesOf(project)) visit(file)
  return [...seen]
    .map((file) => relative(root, file))
    .filter((file) => !join(root, file).startsWith(`${project.folder}/`))
}

describe('nx.json: the result of a run is kept', () => {
  it.each(projects.map((project) => [project.name, project] as const))(
    'of %s until a file that its tests import changes',
    (name, project) => {
      const imported = importedFromOutside(project)
      const targets = Object.keys(graph.nodes[name]?.data.targets ?? {})
      for (const target of ['test', 'stories', 'e2e'].filter((each) => targets.includes(each))) {
        const { files } = keptBy(name, target)
        expect({ [target]: imported.filter((file) => !files.includes(file)) }).toEqual({ [target]: [] })
      }
    },
  )

  it.each(['all-types', 'models', 'dead-code'])('of %s until any file changes', (target) => {
    const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
    })
    const present = files.split('\n').filter((file) => file && existsSync(join(root, file)))
    expect(present.length).toBeGreaterThan(1000)
    const kept = new Set(keptBy('@house-edge/checks', target).files)
    expect(present.filter((file) => !kept.has(file))).toEqual([])
  })

  it.each([
    'apps/site/src/app/layout.tsx',
    'apps/site/e2e/stack/journey.ts',
    'libs/auth/src/**/*.ts',
    'libs/ui/src/**/*.css',
    'content/**/*.json',
    'supabase/migrations/*.sql',
    'supabase/functions/**/*.ts',
    'tools/backend/src/**/*.sql',
    'tools/content-service/desk/src/**/*.tsx',
    'tools/start/bin/*.mjs',
    'package-lock.json',
    'playwright.base.ts',
  ])('of journeys until a file of %s changes', (pattern) => {
    const files = globSync(pattern, { cwd: root, exclude: ['**/node_modules/**', '**/*.test.*'] })
    expect(files).not.toEqual([])
    const kept = keptBy('@house-edge/site', 'e2e').files
    expect(files.filter((file) => !kept.includes(file))).toEqual([])
  })

  it.each([
    ['@house-edge/site', 'e2e'],
    ['@house-edge/routing', 'e2e'],
    ['@house-edge/content-service', 'e2e'],
    ['@house-edge/slices', 'stories'],
    ['@house-edge/ui', 'test'],
  ])('of %s %s until there is another browser', (project, target) => {
    const { runtime, environment } = keptBy(project, target)
    expect(runtime).toContain('node tools/checks/bin/browser-version.mjs')
    expect(environment).toContain('CHROMIUM_PATH')
  })

  it.each([
    ['@house-edge/site', 'e2e'],
    ['@house-edge/site', 'test'],
    ['@house-edge/serving', 'test'],
  ])('of %s %s until system programs change', (project, target) => {
    expect(keptBy(project, target).runtime).toContain('node tools/checks/bin/program-versions.mjs')
  })
})

describe('script-targets.mjs', () => {
  it('has Node run every script of every package', () => {
    const others = projects.flatMap(({ name, folder }) => {
      const { scripts = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
        scripts?: Record<string, string>
      }
      const targets = graph.nodes[name]?.data.targets
      return Object.keys(scripts)
        .map((script) => ({ script, cwd: relative(root, folder), ...targets?.[script]?.options }))
        .filter(
          ({ script, cwd, command }) => command !== `node --run ${script} --` || join(root, cwd) !== folder,
        )
        .map(({ script }) => `${name}:${script}`)
    })
    expect(others).toEqual([])
  })
})
