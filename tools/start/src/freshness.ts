import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ignored = new Set(['node_modules', 'dist', 'e2e', 'storybook-static', 'test-results'])

/** The inputs of a build. */
interface BuildInputs {
  /** Absolute paths of files and folders. Tests and stories are ignored. */
  paths: readonly string[]
  /** Other inputs, for example URLs. */
  values: Readonly<Record<string, string | undefined>>
}

/**
 * A digest of all inputs of a build. With an equal digest, building again would change nothing.
 *
 * The values are included in plain text, so that they can be replaced when a build is copied to another address.
 */
export function digestOf(root: string, inputs: BuildInputs): string {
  const hash = createHash('sha256')
  for (const path of inputs.paths) {
    for (const file of filesUnder(path))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return `${hash.digest('hex')} ${JSON.stringify(inputs.values)}`
}

/** Whether the last recorded build had the same digest and its output still exists. */
export function isFresh(stamp: string, digest: string, product: string): boolean {
  return existsSync(product) && existsSync(stamp) && readFileSync(stamp, 'utf8') === digest
}

/** Records a finished build. */
export function recordBuild(stamp: string, digest: string): void {
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, digest)
}

function* filesUnder(path: string): Generator<string> {
  if (statSync(path).isFile()) {
    yield path
    return
  }
  const entries = readdirSync(path, { withFileTypes: true, recursive: false }).toSorted((a, b) =>
    a.name < b.name ? -1 : 1,
  )
  for (const entry of entries) {
    if (ignored.has(entry.name) || entry.name.startsWith('.next')) continue
    const child = join(path, entry.name)
    if (entry.isDirectory()) yield* filesUnder(child)
    else if (!/\.(?:test|test-d|stories)\.tsx?$|\.md$|^next-env\.d\.ts$|\.tsbuildinfo$/.test(entry.name))
      yield child
  }
}
