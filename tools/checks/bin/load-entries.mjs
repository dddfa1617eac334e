#!/usr/bin/env node
// Loads every entry of the package in this folder as its users will: the built
// files, by name. What its README promises to Node loads without any condition;
// other entries may need the one servers have. Those for Next need Next's own
// bundler, and the site's build loads them.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { entryRows } from '../src/entry-rows.ts'

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const entries = Object.keys(exports).filter((entry) => !/\.(?:css|json)$|\*|^\.\/next$/.test(entry))
/** Those of `specifiers` that cannot be loaded, with the error. One process loads them all. */
const notLoaded = (specifiers, flags) => {
  const script = `for (const specifier of ${JSON.stringify(specifiers)})
    await import(specifier).catch((error) => console.log(JSON.stringify([specifier, String(error?.stack ?? error)])))
  console.log('done')`
  const { stdout, stderr } = spawnSync(process.execPath, [...flags, '--input-type=module', '-e', script], {
    encoding: 'utf8',
  })
  const lines = stdout.trim().split('\n')
  if (lines.pop() !== 'done') return specifiers.map((specifier) => [specifier, stderr])
  return lines.filter(Boolean).map((line) => JSON.parse(line))
}
const failed = notLoaded(
  entries.map((entry) => name + entry.slice(1)),
  [],
)
const promised = new Set(
  entryRows(readFileSync('README.md', 'utf8'))
    .filter(({ runtimes }) => runtimes.includes('Node'))
    .map(({ specifier }) => specifier),
)
const withCondition = new Set(
  notLoaded(
    failed.map(([specifier]) => specifier),
    ['--conditions=react-server'],
  ).map(([specifier]) => specifier),
)
const neither = failed
  .map(([specifier]) => specifier)
  .filter((specifier) => promised.has(specifier) || withCondition.has(specifier))
for (const [specifier, why] of failed)
  if (neither.includes(specifier)) console.error(`${specifier} cannot be loaded by Node:\n${why}`)
console.log(`${name}: ${entries.length - neither.length} of ${entries.length} entries load`)
process.exitCode = neither.length > 0 ? 1 : 0
