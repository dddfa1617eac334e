import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { compactBuild } from './compact-build.ts'

const folder = mkdtempSync(join(tmpdir(), 'compact-build-'))
const chunks = join(folder, 'out/server/chunks')
afterAll(() => rmSync(folder, { recursive: true }))

const long = `e=>{e.s("long",${JSON.stringify('It’s long. '.repeat(300))})}`
const ofFile = `e=>{e.s("own",__filename+${JSON.stringify('x'.repeat(3_000))})}`
const ofNeighbour = `e=>{e.s("near",()=>require(\`./near.js\`)+${JSON.stringify('y'.repeat(3_000))})}`
const written = {
  'one.js': `module.exports=[1,e=>{e.s("one",1)},2,3,${long},4,${ofFile},7,${ofNeighbour}]`,
  'ssr/two.js': `module.exports=[2,3,${long},5,e=>{e.s("two",2)},4,${ofFile},7,${ofNeighbour}]`,
  'ssr/three.js': 'module.exports=[6,e=>{e.s("three","“")}]',
  'runtime.js': 'globalThis.hasRun=true;module.exports={}',
}

type Chunk = (number | ((context: { s: (name: string, value: unknown) => void }) => void))[]

/** What the modules of a chunk export, as Turbopack's runtime would have it. */
function exportsOf(file: string): unknown[] {
  const require = createRequire(join(chunks, file))
  const path = join(chunks, file)
  delete require.cache[path]
  return (require(path) as Chunk).map((each) => {
    if (typeof each === 'number') return each
    const exported: unknown[] = []
    each({ s: (name, value) => exported.push(name, String(value)) })
    return exported
  })
}

const all = ['one.js', 'ssr/two.js', 'ssr/three.js'] as const
let before: unknown[]
let size: ReturnType<typeof compactBuild>
beforeAll(() => {
  mkdirSync(join(chunks, 'ssr'), { recursive: true })
  for (const [file, text] of Object.entries(written)) writeFileSync(join(chunks, file), text)
  before = all.map(exportsOf)
  size = compactBuild(join(folder, 'out'))
})

const textOf = (file: string): string => readFileSync(join(chunks, file), 'utf8')

describe('compactBuild', () => {
  it('keeps what the modules of each chunk export', () => {
    expect(all.map(exportsOf)).toEqual(before)
  })

  it('writes once what two chunks have', () => {
    const [shared, ...others] = readdirSync(join(chunks, 'shared'))
    expect(others).toEqual([])
    expect(textOf('one.js')).toContain(`2,3,require("./shared/${shared}"),4,`)
    expect(textOf('ssr/two.js')).toContain(`[2,3,require("../shared/${shared}"),5,`)
    expect(size.after).toBeLessThan(size.before)
  })

  it('leaves a module where it is that says which file it is in', () => {
    for (const file of ['one.js', 'ssr/two.js'])
      for (const module of [ofFile, ofNeighbour]) expect(textOf(file)).toContain(module)
  })

  it('escapes what lies beyond ASCII, and runs nothing', () => {
    expect(textOf('ssr/three.js')).toBe(String.raw`module.exports=[6,e=>{e.s("three","\u201c")}]`)
    expect('hasRun' in globalThis).toBe(false)
  })

  it('changes nothing the second time', () => {
    const texts = all.map(textOf)
    const again = compactBuild(join(folder, 'out'))
    expect([all.map(textOf), again.before]).toEqual([texts, again.after])
  })
})
