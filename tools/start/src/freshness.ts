import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const ignored = new Set(['node_modules', 'dist', 'e2e', 'storybook-static', 'test-results'])

/** What a build is made of. */
export interface BuildInputs {
  /** Files and folders, absolute. Tests and stories are left out. */
  paths: readonly string[]
  /** Everything else the result depends on, for example addresses. */
  values: Readonly<Record<string, string | undefined>>
}

/**
 * A digest of everything a build is made of. Equal digests mean that building again would change nothing.
 *
 * The values stand in it as they are: whoever copies a build to another address can write them anew.
 */
export function digestOf(root: string, inputs: BuildInputs): string {
  const hash = createHash('sha256')
  for (const path of inputs.paths) {
    for (const file of filesUnder(path))
      hash.update(relative(root, file)).update('\0').update(readFileSync(file)).update('\0')
  }
  return `${hash.digest('hex')} ${JSON.stringify(inputs.values)}`
}

/** Whether the last build that was recorded here had the same digest, and its product is still there. */
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
