import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'

const source = import.meta.dirname

/** Every module that importing a file brings in. */
function modulesBehind(file: string, seen: Set<string> = new Set()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  const text = readFileSync(file, 'utf8')
  for (const [, clause = '', specifier = ''] of text.matchAll(
    /^(?:import|export) ([^;]*?)from '([^']+)'/gm,
  )) {
    const isTypeOnly = clause.startsWith('type ') || /^\{\s*(?:type \w+,?\s*)+\}\s*$/.test(clause)
    if (isTypeOnly) continue
    if (specifier.startsWith('.')) modulesBehind(join(dirname(file), specifier), seen)
    else seen.add(specifier)
  }
  for (const [, specifier = ''] of text.matchAll(/^import '([^']+)'/gm)) seen.add(specifier)
  return seen
}

describe('package.json: the entries for browsers', () => {
  // shows F46
  it.each(['index', 'browser', 'channel', 'react'])('%s brings nothing of the server with it', (entry) => {
    const behind = [...modulesBehind(join(source, `${entry}.ts`))]
    expect(
      behind.filter((name) => /^node:|\bserver|next\/|context\/|secret/.test(name.replace(source, ''))),
    ).toEqual([])
    expect(behind.length).toBeGreaterThan(5)
  })

  it.each(['server', 'next'])('%s cannot be bundled for one', (entry) => {
    expect(modulesBehind(join(source, `${entry}.ts`)).has('server-only')).toBe(true)
  })

  // shows F46
  it('server does not load outside a server', async () => {
    const code = `import(${JSON.stringify(join(source, 'server.ts'))})`
    const said = await new Promise((resolve) => {
      execFile(process.execPath, ['--conditions=@house-edge/source', '-e', code], (_, _out, errors) =>
        resolve(errors),
      )
    })
    expect(said).toContain('This module cannot be imported from a Client Component module')
  })
})
