/**
 * Imports packed entries in a Next application that Turbopack builds.
 *
 * @module
 */
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { UnjudgedError } from '../unjudged-error.ts'
import { type Cell, type Cells, cellOf } from './cells.ts'

const workspace = join(import.meta.dirname, '../../../..')

/**
 * What becomes of each entry in a page of its own: one that the build loads in a server, or a client component. A page
 * that ends the build is left out of the next one, until one passes.
 *
 * @param folder - The libraries are installed above it.
 */
export function builtByNext(folder: string, kind: 'server' | 'client', specifiers: readonly string[]): Cells {
  const app = join(folder, 'app')
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(app, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "entries", "private": true, "type": "module" }')
  writeFileSync(
    join(folder, 'next.config.mjs'),
    `export default { agentRules: false, typescript: { ignoreBuildErrors: true }, turbopack: { root: ${JSON.stringify(workspace)} } }`,
  )
  writeFileSync(
    join(app, 'layout.jsx'),
    'export default ({ children }) => <html><body>{children}</body></html>',
  )
  const pageOf = (specifier: string) => `entry-${specifier.replaceAll(/\W+/g, '-')}-page`
  for (const specifier of specifiers) {
    mkdirSync(join(app, pageOf(specifier)))
    writeFileSync(
      join(app, pageOf(specifier), 'page.jsx'),
      `${kind === 'client' ? "'use client'\n" : "export const dynamic = 'force-dynamic'\n"}import * as entry from '${specifier}'
export default function Page() { return <p>{Object.keys(entry).join()}</p> }
`,
    )
  }
  const cells = new Map<string, Cell>(specifiers.map((specifier) => [specifier, 'yes']))
  for (;;) {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(workspace, 'node_modules/next/dist/bin/next'), 'build', folder],
      { encoding: 'utf8', env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' } },
    )
    if (status === 0) return cells
    const said = stdout + stderr
    const named = specifiers.filter(
      (specifier) => cells.get(specifier) === 'yes' && said.includes(pageOf(specifier)),
    )
    if (named.length === 0)
      throw new UnjudgedError(`Next names no page that it refuses:\n${said.slice(-2000)}`)
    for (const specifier of named) {
      const about = said.split(/\n(?=\.\/)/).find((text) => text.includes(pageOf(specifier)))
      cells.set(specifier, cellOf(about ?? said))
      rmSync(join(app, pageOf(specifier)), { recursive: true })
    }
  }
}
