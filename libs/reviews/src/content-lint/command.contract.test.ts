import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startContentService } from '@house-edge/content-service'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '../testing/site.ts'
import { runContentLint } from './command.ts'

const workspace = join(import.meta.dirname, '../../../..')
const demonstration = join(workspace, 'content')
const day = ['--today', '2026-11-20']
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lint-'))
  await cp(demonstration, folder, { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function run(...args: string[]): Promise<{ code: number; text: string }> {
  let text = ''
  const code = await runContentLint(args, (written) => (text += written), site)
  return { code, text }
}

describe('runContentLint', () => {
  it('finds the demonstration clean, as files', async () => {
    expect(await run('--folder', demonstration, '--strict', ...day)).toEqual({
      code: 0,
      text: expect.stringMatching(/^\d+ documents, 0 errors, 0 warnings$/),
    })
  })

  // shows P05
  it('finds the demonstration clean, from a live service', async () => {
    const service = await startContentService({
      folder,
      models: {
        customTypes: join(workspace, 'libs/reviews/customtypes'),
        slices: [join(workspace, 'libs/slices/src'), join(workspace, 'libs/reviews/src/slices')],
      },
      port: 0,
      host: '127.0.0.1',
    })
    try {
      expect(await run('--endpoint', `${service.origin}/api/v2`, '--strict', ...day)).toEqual({
        code: 0,
        text: expect.stringMatching(/^\d+ documents, 0 errors, 0 warnings$/),
      })
    } finally {
      await service.close()
    }
  })

  it('writes JSON and ends with 1 for errors', async () => {
    const broken = { id: 'topic_x', uid: 'x', type: 'topic', lang: 'en-gb', data: { name: '' } }
    await writeFile(join(folder, 'documents/topic/x.json'), JSON.stringify(broken))
    const { code, text } = await run('--folder', folder, '--json', ...day)
    await rm(join(folder, 'documents/topic/x.json'))
    expect(code).toBe(1)
    expect(JSON.parse(text)).toEqual({
      today: '2026-11-20',
      documents: expect.any(Number),
      findings: [
        {
          rule: 'required/missing',
          severity: 'error',
          document: { id: 'topic_x', type: 'topic', uid: 'x', lang: 'en-gb' },
          tab: 'Main',
          field: 'name',
          label: 'Name',
          what: 'is empty, and the page needs it',
          todo: 'Fill it in.',
        },
      ],
    })
  })

  it.each([
    [['--folder', '/nowhere'], 'There are no documents in "/nowhere".'],
    [['--endpoint', 'http://127.0.0.1:9/api/v2'], 'The content could not be read, so nothing was checked.'],
    [['--colour'], "Unknown option '--colour'"],
  ])('ends with 2 when it could not look: %j', async (args, words) => {
    const { code, text } = await run(...args)
    expect(code).toBe(2)
    expect(text).toContain(words)
  })

  it('holds offers against today when no day is named', async () => {
    let text = ''
    const code = await runContentLint(
      ['--folder', demonstration, '--strict'],
      (written) => (text += written),
      site,
      () => new Date('2026-12-18'),
    )
    expect(code).toBe(1)
    expect(text).toContain('[offers/stale]')
  })
})
