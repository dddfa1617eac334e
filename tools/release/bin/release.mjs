#!/usr/bin/env node
// Makes a release out of the version plans; with --publish it publishes the version that was made.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { makeRelease, publishRelease, ReleaseRefusedError } from '../src/release.ts'

const root = join(import.meta.dirname, '../../..')
const { values } = parseArgs({
  options: {
    publish: { type: 'boolean', default: false },
    registry: { type: 'string' },
    // Only a build service that npm trusts can sign where a package comes from.
    'without-provenance': { type: 'boolean', default: false },
  },
})
const run = (...line) => execFileSync(process.execPath, line, { cwd: root, stdio: 'inherit' })

try {
  if (values.publish) {
    process.env.NPM_CONFIG_PROVENANCE = String(!values['without-provenance'])
    const nx = join(root, 'node_modules/nx/dist/bin/nx.js')
    run(nx, 'run-many', '-t', 'build', '--projects=libs/*', '--no-cloud')
    await publishRelease(root, values.registry)
  } else {
    run('tools/checks/bin/test.mjs', 'promises')
    const version = await makeRelease(root, new Date())
    console.log(
      `v${version} is committed and tagged. Push both, then let the build service run "npm run release -- --publish".`,
    )
  }
} catch (error) {
  // A program that failed has said why itself.
  if (!(error instanceof ReleaseRefusedError) && typeof error.status !== 'number') throw error
  console.error(error.message)
  process.exitCode = 1
}
