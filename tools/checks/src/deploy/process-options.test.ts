import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = join(import.meta.dirname, '../../../..')

/** The options of Node with a number, where a file starts a server, e.g. `--heap-growing-percent=30`. */
function optionsIn(file: string): Record<string, string>[] {
  const lines = readFileSync(join(root, file), 'utf8').split('\n')
  return lines
    .filter((line) => line.includes('--max-semi-space-size=') && /server\.mjs/.test(line))
    .map((line) =>
      Object.fromEntries(
        Array.from(line.matchAll(/--([a-z\d-]+)=(\d+)/g), ([, name, value]) => [name ?? '', value ?? '']),
      ),
    )
}

const ours = [
  'apps/site/package.json',
  'deploy/image/build.sh',
  'deploy/image/try.sh',
  'deploy/systemd/site@.service',
  'docs/operate/kubernetes.md',
  'libs/serving/guides/quick-start.md',
]
const created = [
  'libs/create/src/site/manifest.ts',
  'libs/create/template/DEPLOYING.md',
  'libs/create/template/Dockerfile',
]
const [script = {}] = optionsIn('apps/site/package.json')

describe('options of Node', () => {
  it.each(ours)('are in %s those of the site’s own script', (file) => {
    expect(optionsIn(file)).toEqual([script])
  })

  it.each(created)('are the same in %s as wherever else a created site starts', (file) => {
    const all = optionsIn(file)
    expect(all).toEqual(optionsIn(created[0] as string))
    // What says when it collects, as ours does. Helping threads and the least room are left as Node has them.
    const { 'heap-growing-percent': growing, 'max-semi-space-size': most } = script
    expect(all).toEqual([{ 'heap-growing-percent': growing, 'max-semi-space-size': most }])
  })

  it('are looked at wherever a server is started with them', () => {
    const places = globSync(
      [
        'apps/*/package.json',
        'deploy/**',
        'docs/*.md',
        'docs/operate/**',
        'libs/*/{guides,template,src}/**',
        'examples/*/*',
      ],
      { cwd: root, withFileTypes: true, exclude: ['**/node_modules', '**/dist', '**/.next'] },
    )
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1))
    expect(places.filter((file) => optionsIn(file).length > 0).toSorted()).toEqual(
      [...ours, ...created].toSorted(),
    )
  })
})
