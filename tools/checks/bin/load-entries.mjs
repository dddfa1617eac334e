#!/usr/bin/env node
// Loads every entry of the package in this folder as its users will: the built
// files, by name. Entries for the server need the condition servers have; those
// for Next need Next's own bundler, and the site's build loads them.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.keys(exports).filter((entry) => !/\.(?:css|json)$|\*|^\.\/next$/.test(entry))
const failed = entries.filter((entry) => {
  const specifier = name + entry.slice(1)
  const attempts = [[], ['--conditions=react-server']].map((flags) =>
    spawnSync(
      process.execPath,
      [...flags, '--input-type=module', '-e', `await import(${JSON.stringify(specifier)})`],
      { encoding: 'utf8' },
    ),
  )
  const loaded = attempts.some(({ status }) => status === 0)
  if (!loaded) console.error(`${specifier} cannot be loaded by Node:\n${attempts[0].stderr}`)
  return !loaded
})
console.log(`${name}: ${entries.length - failed.length} of ${entries.length} entries load`)
process.exitCode = failed.length > 0 ? 1 : 0
