import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { describeEntry, globalDeclarations } from './public-api.ts'

let folder: string | undefined

function built(files: Record<string, string>): string {
  folder = mkdtempSync(join(tmpdir(), 'public-api-'))
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  return describeEntry('planted', join(folder, 'index.d.ts'))
}

afterEach(() => {
  if (folder) rmSync(folder, { recursive: true })
  folder = undefined
})

const entry = `import { open } from './door/open.js'
export { open }`
const open = `import { Key } from "./key.js"
/** Opens. */
declare function open(key: Key): boolean
declare function unseen(): void
export { open }`
const key = 'interface Key { teeth: number }\nexport { Key }'

describe('describeEntry', () => {
  it('names what an entry exports', () => {
    expect(built({ 'index.d.ts': entry, 'door/open.d.ts': open, 'door/key.d.ts': key })).toContain(
      'Names: open\n',
    )
  })

  it('shows unexported types that signatures carry', () => {
    const said = built({ 'index.d.ts': entry, 'door/open.d.ts': open, 'door/key.d.ts': key })
    expect(said).toContain('function open(key: Key): boolean')
    expect(said).toContain('teeth: number')
  })

  it('shows neither what nobody can reach nor comments', () => {
    const said = built({ 'index.d.ts': entry, 'door/open.d.ts': open, 'door/key.d.ts': key })
    expect(said).not.toContain('unseen')
    expect(said).not.toContain('Opens.')
  })

  it('changes when a hidden type changes', () => {
    const before = built({ 'index.d.ts': entry, 'door/open.d.ts': open, 'door/key.d.ts': key })
    const after = built({
      'index.d.ts': entry,
      'door/open.d.ts': open,
      'door/key.d.ts': key.replace('number', 'string'),
    })
    expect(after).not.toBe(before)
  })

  it('refuses an entry that was not built', () => {
    expect(() => built({ 'other.d.ts': '' })).toThrow('Build the package first.')
  })
})

describe('globalDeclarations', () => {
  it("finds a declaration in another package's name", () => {
    expect(globalDeclarations('export {}\ndeclare module "@prismicio/client" {\n}')).toEqual([
      'declare module "@prismicio/client" {',
    ])
  })

  it('finds a global name', () => {
    expect(globalDeclarations('declare global {\n interface Window {}\n}')).toEqual(['declare global {'])
  })

  it('passes over names of the module itself', () => {
    expect(globalDeclarations('declare function open(): void\ndeclare namespace Door {}')).toEqual([])
  })
})
