/**
 * An application of another team that installs the packages from a registry.
 *
 * @module
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type RunCommand } from './run-command.ts'

/** Uses every package for something that can go wrong, as its README shows it. */
const program = `
import assert from 'node:assert/strict'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { accountPaths } from '@house-edge/account'
import { createAccount } from '@house-edge/account/server'
import { decideSignIn, defineSignInRule } from '@house-edge/auth'
import { createContentClient } from '@house-edge/content'
import { findOwnPath } from '@house-edge/paths'
import { defineRoutes } from '@house-edge/routing'
import { createSiteServer } from '@house-edge/serving'
import { components } from '@house-edge/slices'
import { Button } from '@house-edge/ui'

assert.equal(findOwnPath('//elsewhere.example'), undefined)
assert.equal(findOwnPath('/account'), '/account')
assert.equal(typeof createSiteServer, 'function')
assert.ok(Object.keys(components).length > 0)
assert.match(renderToStaticMarkup(createElement(Button, { type: 'submit' }, 'Save')), /<button[^>]*>.*Save/)
const content = createContentClient({
  repositoryName: 'rehearsal',
  fetch: async () => new Response('{"refs":[]}', { status: 404, headers: { 'content-type': 'application/json' } }),
})
await assert.rejects(content.getByUid('page', 'x'), (error) => error.code.startsWith('content/'))
assert.equal(accountPaths.signIn, '/login')
assert.equal(typeof createAccount(() => assert.fail()).handlers.signIn.POST, 'function')
assert.ok(defineRoutes && decideSignIn && defineSignInRule)
console.log('used')
`

/** The application in its folder. */
interface VisitingApp {
  /** Installs every package at this version or tag. @returns What npm wrote. */
  install(version: string): Promise<string>
  /** The versions that are installed, each once. */
  versions(): string[]
  /** Runs a program that uses every package. @throws It does not work. */
  use(): Promise<void>
}

/** @param names - The packages, e.g. `@house-edge/auth`. */
export function createVisitingApp(folder: string, names: readonly string[], run: RunCommand): VisitingApp {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "visitor", "private": true, "type": "module" }\n')
  writeFileSync(join(folder, 'use.js'), program)
  return {
    install: (version) =>
      run(
        'npm',
        ['install', '--no-audit', '--no-fund', ...names.map((name) => `${name}@${version}`)],
        folder,
      ),
    versions: () => [
      ...new Set(
        names.map((name) => {
          const manifest = readFileSync(join(folder, 'node_modules', name, 'package.json'), 'utf8')
          return (JSON.parse(manifest) as { version: string }).version
        }),
      ),
    ],
    use: async () => {
      await run(process.execPath, ['use.js'], folder)
    },
  }
}
