import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, type TestProjectInlineConfiguration, type ViteUserConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

const root = dirname(fileURLToPath(import.meta.url))
const conditions = ['@house-edge/source', 'module', 'browser', 'development|production']

/**
 * What every project's tests have in common: sources instead of built files,
 * and a report that the test command counts.
 */
export function baseConfig(projectRoot: string): ViteUserConfig {
  const name = basename(projectRoot)
  return {
    root: projectRoot,
    resolve: { conditions },
    ssr: { resolve: { conditions: ['@house-edge/source', 'module', 'node', 'development|production'] } },
    test: {
      name,
      include: ['src/**/*.test.{ts,tsx}'],
      reporters: [
        'default',
        // Named as Nx names the project, which keeps the report with a cached result.
        ['json', { outputFile: resolve(root, `reports/@house-edge/${name}.test.json`) }],
      ],
      passWithNoTests: true,
      sequence: { sequencer: ByName },
      restoreMocks: true,
      setupFiles: [resolve(root, 'vitest.timers.ts')],
      // Nothing is measured by these: they end a test that hangs, on a machine however busy.
      expect: { poll: { timeout: 60_000 } },
      testTimeout: 120_000,
      hookTimeout: 120_000,
    },
  }
}

/** What a file of tests does to modules or to the environment that others would feel. */
const changesProcess =
  /\bvi\.(?:do)?[mM]ock\(|\bvi\.(?:stubEnv|stubGlobal|resetModules)\(|\bprocess\.(?:env|chdir)\b/

/** By name, whatever earlier runs of this machine took: files that share modules meet in one order everywhere. */
class ByName extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => (one.moduleId < other.moduleId ? -1 : 1))
  }
}

/**
 * Two projects of the same files of tests: one loads modules once for all of them, which
 * is half of their time; the other, anew for each file that replaces modules, changes
 * the environment or matches `alone`.
 */
export function projectsSharingModules(options: {
  name: string
  root: string
  include: string[]
  exclude?: string[]
  alone?: RegExp
}): TestProjectInlineConfiguration[] {
  const { name, root, include, exclude = configDefaults.exclude, alone } = options
  const paths = globSync(include, { cwd: root, exclude: ['**/node_modules/**'] })
    .filter((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      return changesProcess.test(text) || alone?.test(text)
    })
    // A path may hold what means something in a pattern, such as the folder of a route's parameter.
    .map((file) => file.replaceAll('\\', '/').replaceAll(/[()[\]{}!*?]/g, '\\$&'))
  return [
    { extends: true, test: { name, include, exclude: [...exclude, ...paths], isolate: false } },
    ...(paths.length > 0
      ? [{ extends: true as const, test: { name: `${name}-alone`, include: paths, exclude } }]
      : []),
  ]
}

/** The same for a suite whose files are all of one kind. */
export function withSharedModules({ test = {}, ...config }: ViteUserConfig, alone?: RegExp): ViteUserConfig {
  const { include = [], exclude, ...rest } = test
  const root = config.root ?? '.'
  const projects = projectsSharingModules({
    name: basename(root),
    root,
    include,
    ...(exclude && { exclude }),
    ...(alone && { alone }),
  })
  return { ...config, test: { ...rest, projects } }
}

/**
 * A suite with contract tests, which run against the embedded backend, each file on a copy of one migrated database. The
 * marker package throws outside a server bundle; tests run in plain Node.
 */
export function withContracts({ test = {}, ...config }: ViteUserConfig): ViteUserConfig {
  const { include = [], ...rest } = test
  const folder = config.root ?? '.'
  const name = basename(folder)
  const contracts = 'src/**/*.contract.test.ts'
  return {
    ...config,
    resolve: {
      ...config.resolve,
      alias: { 'server-only': resolve(root, 'node_modules/server-only/empty.js') },
    },
    test: {
      ...rest,
      projects: [
        ...projectsSharingModules({
          name,
          root: folder,
          include,
          exclude: [contracts, '**/node_modules/**'],
        }),
        {
          extends: true,
          test: {
            name: `${name}-contract`,
            include: [contracts],
            globalSetup: [resolve(root, 'tools/backend/src/testing/template.ts')],
            isolate: false,
          },
        },
      ],
    },
  }
}
