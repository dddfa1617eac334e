import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { configDefaults, type ViteUserConfig } from 'vitest/config'
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
      restoreMocks: true,
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
 * Loads modules once for all files of tests, which is half of their time, and
 * anew for each file that replaces modules or changes the environment.
 */
export function withSharedModules({ test = {}, ...config }: ViteUserConfig): ViteUserConfig {
  const { include = [], exclude = configDefaults.exclude, ...rest } = test
  const root = config.root ?? '.'
  const alone = globSync(include, { cwd: root, exclude: (file) => file.includes('node_modules') }).filter(
    (file) => changesProcess.test(readFileSync(join(root, file), 'utf8')),
  )
  const project = (suffix: string, files: { include: string[]; exclude: string[] }, isolate: boolean) => ({
    extends: true as const,
    test: { name: `${basename(root)}${suffix}`, ...files, isolate },
  })
  // A path may hold what means something in a pattern, such as the folder of a route's parameter.
  const paths = alone.map((file) => file.replaceAll('\\', '/').replaceAll(/[()[\]{}!*?]/g, '\\$&'))
  return {
    ...config,
    test: {
      ...rest,
      sequence: { sequencer: ByName },
      projects: [
        project('', { include, exclude: [...exclude, ...paths] }, false),
        ...(paths.length > 0 ? [project('-alone', { include: paths, exclude }, true)] : []),
      ],
    },
  }
}
