import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { adoptSnapshot, claimSnapshot, journalOf } from './own-files.ts'

/** The snapshot of a build with its journal, and where a process keeps its own. */
function folderOfBuild() {
  const folder = mkdtempSync(join(tmpdir(), 'own-files-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const build = join(folder, 'pages')
  writeFileSync(build, 'pages of the build')
  writeFileSync(journalOf(build), '{"version":"1"}\n')
  return { folder, build, own: `${build}-3000` }
}

describe('adoptSnapshot', () => {
  it('begins with the pages of the build', () => {
    const { build, own } = folderOfBuild()
    expect(adoptSnapshot(build, own, false)).toBe(own)
    expect([readFileSync(own, 'utf8'), readFileSync(journalOf(own), 'utf8')]).toEqual([
      'pages of the build',
      '{"version":"1"}\n',
    ])
  })

  it('takes no older pages for those it deleted', () => {
    const { build, own } = folderOfBuild()
    adoptSnapshot(build, own, false)
    rmSync(own)
    expect(adoptSnapshot(build, own, false)).toBeUndefined()
    expect(existsSync(own)).toBe(false)
  })

  it('puts a new build in place of what it has', () => {
    const { build, own } = folderOfBuild()
    writeFileSync(own, 'pages of another build')
    writeFileSync(journalOf(own), '"/changed"\n')
    expect(adoptSnapshot(build, own, true)).toBe(own)
    expect(readFileSync(own, 'utf8')).toBe('pages of the build')
    expect(readFileSync(journalOf(own), 'utf8')).toBe('{"version":"1"}\n')
  })

  it('has nothing where the build has nothing', () => {
    const { build, own } = folderOfBuild()
    rmSync(build)
    expect(adoptSnapshot(build, own, false)).toBeUndefined()
  })

  it('reads the build’s where nothing can be written', () => {
    const { folder, build } = folderOfBuild()
    expect(adoptSnapshot(build, join(folder, 'absent/pages-3000'), false)).toBe(build)
  })
})

// Which processes run is known on Linux only.
describe.skipIf(process.platform !== 'linux')('claimSnapshot', () => {
  const claim = `const { claimSnapshot } = await import(${JSON.stringify(join(import.meta.dirname, 'own-files.ts'))})
    try { claimSnapshot(process.argv[1]); console.log('claimed'); setInterval(() => {}, 1000) }
    catch (error) { console.log(error.code); process.exit() }`
  const claimElsewhere = async (snapshot: string) => {
    const args = ['--conditions=@house-edge/source', '--input-type=module', '-e', claim, snapshot]
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
    const ended = once(child, 'exit')
    onTestFinished(() => void child.kill('SIGKILL'))
    const [said] = (await once(child.stdout, 'data')) as [Buffer]
    return { said: String(said).trim(), kill: () => (child.kill('SIGKILL'), ended) }
  }

  it('refuses a second process that runs, with words', async () => {
    const { own } = folderOfBuild()
    claimSnapshot(own)
    claimSnapshot(own)
    expect((await claimElsewhere(own)).said).toBe('serving/snapshot-in-use')
    expect((await claimElsewhere(`${own}-other`)).said).toBe('claimed')
  })

  it('takes the place of a process that was killed', async () => {
    const { own } = folderOfBuild()
    const first = await claimElsewhere(own)
    expect(first.said).toBe('claimed')
    expect(() => claimSnapshot(own)).toThrow(
      /keeps its finished pages in .*\. What one .*\. Give each process/,
    )
    await first.kill()
    expect(() => claimSnapshot(own)).not.toThrow()
  })

  it('takes a later process with the id for another one', () => {
    const { own } = folderOfBuild()
    writeFileSync(`${own}-owner`, JSON.stringify({ pid: process.ppid, started: 'before' }))
    expect(() => claimSnapshot(own)).not.toThrow()
  })
})
