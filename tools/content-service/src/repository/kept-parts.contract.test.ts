import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createClient } from '@prismicio/custom-types-client'
import { describe, expect, it } from 'vitest'
import type { Json, JsonObject } from '../json/json.ts'
import { pageType } from '../testing/fixture-models.ts'
import { detail, saveDraft } from '../testing/desk-calls.ts'
import { startTestService } from '../testing/start-test-service.ts'

const data: JsonObject = {
  lead: 'Words',
  kind: 'essay',
  forgotten: 'A field of before',
  points: [{ label: 'One', weight: 3 }],
  slices: [
    { id: 'hero$1', slice_type: 'hero', variation: 'default', primary: { title: 'T', subtitle: 'S' } },
    { slice_type: 'gone', variation: 'default', primary: { title: 'Kept' } },
    { id: 'hero$2', slice_type: 'hero', variation: 'tall', primary: {} },
  ],
}

async function start() {
  const lines: string[] = []
  const service = await startTestService({
    documents: [{ id: 'a', type: 'page', uid: 'a', data }],
    service: { writeToken: 'a-token', log: (line) => void lines.push(line) },
  })
  const stored = async (path: string): Promise<JsonObject> =>
    JSON.parse(await readFile(join(service.folder, path), 'utf8')) as JsonObject
  const models = createClient({
    repositoryName: 'test-repo',
    token: 'a-token',
    endpoint: `${service.origin}/types-api`,
  })
  return { service, lines, stored, models }
}

/** The type without some of its fields. */
function without(...names: string[]) {
  const fields = Object.entries(pageType.json['Main'] ?? {}).filter(([name]) => !names.includes(name))
  return { ...pageType, json: { ...pageType.json, Main: Object.fromEntries(fields) } } as never
}

describe('content without a place in its models', () => {
  it('is named at the start and not sent', async () => {
    const { service, lines } = await start()
    expect(lines).toEqual([
      '1 document of the type "page": data.kind has no option "essay". It is kept, and sent.',
      ...[
        'data.forgotten is not a field of the model',
        'data.points.weight is not a field of the model',
        'data.slices.primary.subtitle is not a field of the model',
        'data.slices cannot hold the slice "gone" in the variation "default"',
        'data.slices cannot hold the slice "hero" in the variation "tall"',
      ].map((what) => `1 document of the type "page": ${what}. It is kept, and not sent.`),
    ])
    const { data: sent } = await service.client().getByUID('page', 'a')
    expect(sent).not.toHaveProperty('forgotten')
    expect((sent['slices'] as JsonObject[]).map(({ id }) => id)).toEqual(['hero$1'])
  })

  it('stays when an editor saves the rest', async () => {
    const { service, stored } = await start()
    const loaded = (await detail(service, 'a')).published?.document.data ?? {}
    // Slices in another order, and a field rewritten.
    const changed = { ...loaded, lead: 'New words', slices: (loaded['slices'] as Json[]).toReversed() }
    await saveDraft(service, 'a', changed)
    expect((await service.call('POST', '/desk/api/documents/a/publish')).status).toBe(200)
    const { data: kept } = await stored('documents/page/a.json')
    expect(kept).toMatchObject({
      ...data,
      lead: 'New words',
      slices: (data['slices'] as Json[]).toReversed(),
    })
  })

  it('is not taken in anew', async () => {
    const { service } = await start()
    const { version } = await detail(service, 'a')
    const saved = await service.call(
      'PUT',
      '/desk/api/documents/a/draft',
      { data: { ...data, forgotten: 'Other words' } },
      { 'if-match': `"${version}"` },
    )
    expect([saved.status, JSON.stringify(saved.body)]).toEqual([
      422,
      expect.stringContaining('data.forgotten'),
    ])
  })

  it('comes back with the field that was retired', async () => {
    const { service, models, lines } = await start()
    const lead = async (): Promise<unknown> => (await service.client().getByUID('page', 'a')).data['lead']
    await models.updateCustomType(without('lead'))
    expect(lines).toContain(
      '1 document of the type "page": data.lead is not a field of the model. It is kept, and not sent.',
    )
    expect(await lead()).toBeUndefined()
    await models.updateCustomType(without())
    expect(await lead()).toBe('Words')
  })
})
