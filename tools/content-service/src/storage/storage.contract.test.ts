import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { ServiceError } from '../errors/service-error.ts'
import { seeded } from '../../bench/generate.ts'
import { runKillRounds } from '../testing/kill-rounds.ts'
import { serve, startTestService, temporaryFolder, writeRepository } from '../testing/start-test-service.ts'

const about = { id: 'page_about', type: 'page', uid: 'about', data: { lead: 'From the seed' } }
const program = resolve(import.meta.dirname, '../../bin/content-service.mjs')

async function runProgram(folder: string): Promise<{ process: ChildProcess; origin: string }> {
  const child = spawn(
    process.execPath,
    [
      program,
      '--folder',
      join(folder, 'content'),
      '--custom-types',
      join(folder, 'models/types'),
      '--slices',
      join(folder, 'models/slices'),
      '--port',
      '0',
    ],
    { stdio: ['ignore', 'pipe', 'pipe'] },
  )
  onTestFinished(() => {
    child.kill('SIGKILL')
  })
  const origin = await new Promise<string>((ready, fail) => {
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const [, found] = /"about":"ready","url":"([^"]+)"/.exec(output) ?? []
      if (found) ready(found)
    })
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('exit', () => fail(new Error(output)))
  })
  return { process: child, origin }
}

async function killed(child: ChildProcess): Promise<void> {
  const gone = new Promise((done) => child.once('exit', done))
  child.kill('SIGKILL')
  await gone
}

describe('the folder', () => {
  // shows P43
  it('belongs to one process at a time', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder)
    const service = await serve(folder)
    await expect(serve(folder)).rejects.toMatchObject({
      code: 'content-service/folder-locked',
      message: expect.stringMatching(new RegExp(`${process.pid}.* another folder: HOUSE_EDGE_STATE `)),
    })
    await service.close()
    expect((await serve(folder)).origin).toContain('http://localhost:')
  })

  it('is taken over from a process that is gone', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder)
    const { process: child, origin } = await runProgram(folder)
    await expect(serve(folder)).rejects.toBeInstanceOf(ServiceError)
    await killed(child)
    expect(origin).toContain('http://localhost:')
    expect((await (await serve(folder)).client().getRepository()).refs).toHaveLength(1)
  })

  it('is refused with every faulty file named', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, {
      documents: [about, { id: 'page_about', type: 'page', uid: 'other' }],
      files: {
        'documents/page/broken.json': '{',
        'documents/page/odd.json': { id: 'odd', type: 'nothing', lang: 'en-gb', data: {} },
        'documents/page/more.json': { id: 'm', type: 'page', lang: 'xx', data: {} },
      },
    })
    const failure = await serve(folder).catch((error: unknown) => error)
    expect(failure).toMatchObject({ code: 'content-service/invalid-repository' })
    const { message } = failure as Error
    for (const part of [
      'broken.json: is not JSON',
      'odd.json: type "nothing" has no model',
      'more.json: the repository has no language "xx"',
      'has the id "page_about"',
    ]) {
      expect(message).toContain(part)
    }
  })

  it('is refused with a damaged picture, and names missing files', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, {
      documents: [{ ...about, data: { picture: { url: '/images/gone.svg', alt: '' } } }],
      files: { 'images/damaged.png': 'not a picture' },
    })
    await expect(serve(folder)).rejects.toMatchObject({ message: expect.stringContaining('damaged.png') })
    await rm(join(folder, 'content/images/damaged.png'))
    await writeFile(join(folder, 'content/images/half.svg.99.tmp'), '<sv')
    const lines: string[] = []
    await serve(folder, { service: { log: (line) => lines.push(line) } })
    expect(lines).toEqual(['the page "about" uses files that are not there: gone.svg'])
    expect(readdirSync(join(folder, 'content/images'))).toEqual(['drawing.svg'])
  })

  it('keeps the master ref until a file is changed', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [about] })
    const first = await serve(folder)
    const ref = await first.masterRef()
    await first.close()
    const second = await serve(folder)
    expect(await second.masterRef()).toBe(ref)
    await second.close()
    const path = join(folder, 'content/documents/page/about.en-gb.json')
    writeFileSync(path, readFileSync(path, 'utf8').replace('From the seed', 'By hand'))
    const third = await serve(folder)
    expect(await third.masterRef()).not.toBe(ref)
    expect((await third.call('GET', `/api/v2/documents/search?ref=${ref}`)).status).toBe(410)
  })

  it('keeps published master refs through a restart', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [about] })
    const first = await serve(folder)
    await first.call('POST', '/desk/api/documents/page_about/unpublish')
    await first.call('POST', '/desk/api/documents/page_about/publish')
    const ref = await first.masterRef()
    await first.close()
    expect(await (await serve(folder)).masterRef()).toBe(ref)
  })

  it('keeps tokens from the eyes of others', async () => {
    const service = await startTestService()
    await service.call('PATCH', '/desk/api/settings', { accessTokens: [{ name: 'Site', scope: 'master' }] })
    expect(((await stat(join(service.folder, 'settings.json'))).mode & 0o777).toString(8)).toBe('600')
  })
})

describe('a process that is killed', () => {
  // shows P42
  it('leaves every acknowledged change and no half-written file behind', async () => {
    // `npm run content:survive` does it a hundred times.
    const report = await runKillRounds({ folder: await temporaryFolder(), rounds: 3, random: seeded(11) })
    expect(report.kinds.map(({ name, lost, torn }) => [name, lost, torn])).toEqual([
      ['publish', 0, 0],
      ['draft', 0, 0],
      ['release of two', 0, 0],
      ['new document', 0, 0],
      ['picture', 0, 0],
    ])
    expect(report.kinds.some(({ acknowledged }) => acknowledged > 0)).toBe(true)
    expect(report.filesRead).toBeGreaterThan(20)
  }, 240_000)

  it('has its last step finished by the next start', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, { documents: [about] })
    const moved = { ...about, uid: 'moved', lang: 'en-gb', tags: [], data: {} }
    await writeFile(
      join(folder, 'content/journal.json'),
      JSON.stringify({
        'documents/page/about.en-gb.json': null,
        'documents/page/moved.json': JSON.stringify(moved),
      }),
    )
    const lines: string[] = []
    const service = await serve(folder, { service: { log: (line) => lines.push(line) } })
    expect(lines).toContain('finished a change that was interrupted')
    expect((await service.client().getAllByType('page')).map(({ uid }) => uid)).toEqual(['moved'])
  })
})

describe('a seed', () => {
  it('fills an empty folder, updating the unchanged', async () => {
    const folder = await temporaryFolder()
    await writeRepository(folder, {
      documents: [
        about,
        { id: 'page_b', type: 'page', uid: 'b', data: { lead: 'b' } },
        { id: 'page_c', type: 'page', uid: 'c' },
      ],
    })
    const seed = join(folder, 'seed')
    await rm(seed, { recursive: true, force: true })
    await mkdir(seed)
    await rename(join(folder, 'content'), seed)

    const first = await serve(folder, { service: { seed } })
    const { version } = (await first.call('GET', '/desk/api/documents/page_about')).body as {
      version: string
    }
    await first.call(
      'PUT',
      '/desk/api/documents/page_about/draft',
      { data: { lead: 'By an editor' } },
      { 'if-match': version },
    )
    await first.call('POST', '/desk/api/documents/page_about/publish')
    await first.close()

    const change = async (name: string, from: string, to: string): Promise<void> => {
      const path = join(seed, `documents/page/${name}.en-gb.json`)
      await writeFile(path, (await readFile(path, 'utf8')).replace(from, to))
    }
    await change('about', 'From the seed', 'Newer in the seed')
    await change('b', '"lead":"b"', '"lead":"newer"')
    await rm(join(seed, 'documents/page/c.en-gb.json'))

    const lines: string[] = []
    const second = await serve(folder, { service: { seed, log: (line) => lines.push(line) } })
    const pages = await second.client().getAllByType('page')
    expect(pages.map(({ uid, data }) => [uid, data['lead']])).toEqual([
      ['about', 'By an editor'],
      ['b', 'newer'],
    ])
    expect(lines.filter((line) => line.startsWith('kept'))).toHaveLength(1)
    expect(lines.join('\n')).toContain('documents/page/about.en-gb.json')
  })
})
