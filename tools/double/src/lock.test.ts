import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { lockFolder } from './lock.ts'
import { runRaces } from './race/run-races.ts'

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'lock-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** Another process that holds the folder, started without a channel to this one. */
async function ownerOf(folder: string): Promise<ChildProcess> {
  const program = `
    import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
    const lock = await lockFolder(process.argv[1], { pid: process.pid, port: 4400 })
    console.log(String(lock.isTaken)) // a boolean would be coloured where colours are forced
    setInterval(() => undefined, 60_000)
  `
  const owner = spawn(process.execPath, ['--input-type=module', '-e', program, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  onTestFinished(() => void owner.kill('SIGKILL'))
  const [answer] = (await once(owner.stdout, 'data')) as [Buffer]
  expect(answer.toString().trim()).toBe('true')
  return owner
}

describe('lockFolder', () => {
  it('refuses a second process, and says who has the folder', async () => {
    const folder = await temporaryFolder()
    const owner = await ownerOf(folder)
    expect(await lockFolder(folder)).toEqual({ isTaken: false, owner: { pid: owner.pid, port: 4400 } })
  })

  it('refuses a second owner in one process harmlessly', async () => {
    const folder = await temporaryFolder()
    await lockFolder(folder)
    expect(await lockFolder(folder)).toMatchObject({ isTaken: false, owner: { pid: process.pid } })
    expect(await lockFolder(folder)).toMatchObject({ isTaken: false })
  })

  it('keeps a folder whose owner forgot it', async () => {
    // What nobody refers to is collected as garbage, and a collected file would be closed.
    const program = `
      import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, 'lock.ts'))}
      await lockFolder(process.argv[1])
      for (let round = 0; round < 3; round += 1) { gc(); await new Promise(setImmediate) }
      const again = await lockFolder(process.argv[1])
      console.log(String(again.isTaken))
    `
    const folder = await temporaryFolder()
    const child = spawn(process.execPath, ['--expose-gc', '--input-type=module', '-e', program, folder])
    const [answer] = (await once(child.stdout, 'data')) as [Buffer]
    expect(answer.toString().trim()).toBe('false')
  })

  it('is free again once released', async () => {
    const folder = await temporaryFolder()
    const lock = await lockFolder(folder)
    if (lock.isTaken) await lock.release()
    expect((await ownerOf(folder)).pid).toBeGreaterThan(0)
  })

  it('takes over from a process that was killed', async () => {
    const folder = await temporaryFolder()
    const owner = await ownerOf(folder)
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect((await readdir(folder)).toSorted()).toEqual(['lock', 'lock.json'])
    expect(await lockFolder(folder)).toMatchObject({ isTaken: true })
    expect(JSON.parse(await readFile(join(folder, 'lock.json'), 'utf8'))).toEqual({ pid: process.pid })
  })

  // shows P43
  it('takes no folder’s copy for it', async () => {
    const folder = await temporaryFolder()
    const copy = join(await temporaryFolder(), 'copy')
    await ownerOf(folder)
    await cp(folder, copy, { recursive: true })
    expect(readFileSync(join(copy, 'lock.json'), 'utf8')).toContain('"pid"')
    expect(await lockFolder(copy)).toMatchObject({ isTaken: true })
    expect(await lockFolder(folder)).toMatchObject({ isTaken: false })
  })

  it('knows a folder by another name', async () => {
    const folder = await temporaryFolder()
    const other = join(await temporaryFolder(), 'other')
    await symlink(folder, other, 'junction')
    await ownerOf(folder)
    expect(await lockFolder(other)).toMatchObject({ isTaken: false })
  })

  it.each(['{"pid":', '[]', '{"pid":"1"}'])('is not misled by a note that says %s', async (note) => {
    const folder = await temporaryFolder()
    const owner = await ownerOf(folder)
    await writeFile(join(folder, 'lock.json'), note)
    expect(await lockFolder(folder)).toEqual({ isTaken: false, owner: undefined })
    owner.kill('SIGKILL')
    await once(owner, 'exit')
    expect(await lockFolder(folder)).toMatchObject({ isTaken: true })
  })

  it('says why a folder cannot be locked at all', async () => {
    const folder = join(await temporaryFolder(), 'nowhere')
    await expect(lockFolder(folder)).rejects.toMatchObject({
      code: 'double/folder-cannot-be-locked',
      message: expect.stringMatching(
        /lock cannot be locked \(.+\)\. .+\. Make the folder writable/,
      ) as string,
    })
  })

  // shows P43
  it('gives a killed holder’s folder to one of four', async () => {
    expect(await runRaces(100)).toEqual({ none: 0, one: 100, several: 0 })
  })
})
