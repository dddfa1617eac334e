#!/usr/bin/env node
// Compares what the built package in this folder promises with what `api/` says
// it does, entry by entry; `--write` writes it down anew. Nothing it declares may be global.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { enableCompileCache } from 'node:module'
import { join, resolve } from 'node:path'

// Every library has this run once, and half of it was compiling the compiler.
enableCompileCache(join(import.meta.dirname, '../../../node_modules/.cache/house-edge-checks'))
const { describeEntry, globalDeclarations } = await import('../src/public-api.ts')

const { name, exports } = JSON.parse(readFileSync('package.json', 'utf8'))
const writes = process.argv.includes('--write')
const read = (file) => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

const changed = []
for (const [entry, conditions] of Object.entries(exports)) {
  if (!conditions.types || entry.includes('*')) continue
  const file = `api/${entry === '.' ? 'index' : entry.slice(2)}.api.md`
  const said = describeEntry(`${name}${entry.slice(1)}`, resolve(conditions.types))
  if (read(file) === said) continue
  if (writes) {
    mkdirSync('api', { recursive: true })
    writeFileSync(file, said)
  }
  changed.push(file)
}

if (writes) console.log(`${name}: ${changed.length} written`)
else if (changed.length > 0) {
  console.error(
    `${name}: the public API differs from ${changed.join(', ')}. Whoever installs the package would feel it. Take the change back; or run "npm run generate:api", commit the files, and tell of it in CHANGELOG.md.`,
  )
  process.exitCode = 1
} else console.log(`${name}: the public API is the one written down`)

for (const file of readdirSync('dist', { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('.d.ts'),
)) {
  for (const line of globalDeclarations(read(join('dist', file)))) {
    console.error(
      `${name}: dist/${file} says "${line}", which changes the types of everybody who installs the package. Export the types instead.`,
    )
    process.exitCode = 1
  }
}
