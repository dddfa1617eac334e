import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'

const besideTheBuild = join(import.meta.dirname, '../../beside-the-build.mjs')

let place: string
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'keep-compiled-'))
})
afterEach(() => rmSync(place, { recursive: true }))

it('keeps what is compiled for a build that moves', () => {
  const [made, deployed] = [join(place, 'made'), join(place, 'deployed')]
  mkdirSync(join(made, '.next'), { recursive: true })
  // Node keeps nothing of a file that is tiny.
  const functions = Array.from({ length: 500 }, (_, number) => `export const f${number} = () => ${number}\n`)
  writeFileSync(join(made, '.next/page.mjs'), functions.join(''))
  const kept = start(made)
  expect(kept).not.toEqual([])
  cpSync(made, deployed, { recursive: true })
  expect(start(deployed)).toEqual(kept)
})

/** Loads a module of a build as the server does. @returns The names of what is kept beside it. */
function start(site: string): string[] {
  const program = `
    const { keepCompiled } = await import(${JSON.stringify(besideTheBuild)})
    keepCompiled(${JSON.stringify(site)})
    await import(${JSON.stringify(join(site, '.next/page.mjs'))})`
  const { SITE_DIST_DIR: _build, ...env } = process.env
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    env,
    encoding: 'utf8',
  })
  expect({ status, stderr }).toMatchObject({ status: 0 })
  return readdirSync(join(site, '.next/compiled'), { recursive: true }).map(String).toSorted()
}
