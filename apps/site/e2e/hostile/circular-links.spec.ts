import { ask } from '../stack/ask.ts'
import { expect, test } from '../stack/journey.ts'
import { desk, saveDraft } from '../stack/services.ts'

/** Who follows links without an end does so in any circle. `npm run prove --workspace @house-edge/site` makes a long one. */
const size = process.env['FULL_SIZE'] === undefined ? 12 : 50

const linkTo = (id: string) => ({ link_type: 'Document', id })

/** A paragraph whose every word leads to a document, and cards of them below. */
function linked(ids: readonly string[]): object {
  const words = ids.map((_, index) => `way${String(index).padStart(3, '0')}`)
  const paragraph = {
    type: 'paragraph',
    text: words.join(' '),
    spans: ids.map((id, index) => ({
      start: index * 7,
      end: index * 7 + 6,
      type: 'hyperlink',
      data: linkTo(id),
    })),
  }
  return {
    related: ids.map((id) => ({ document: linkTo(id) })),
    slices: [{ slice_type: 'rich_text', variation: 'default', primary: { content: [paragraph] } }],
  }
}

async function write(uid: string): Promise<string> {
  const data = { title: `Round and round: ${uid}` }
  const { body } = await desk('POST', '/documents', { type: 'article', uid, data })
  return (body as { summary: { id: string } }).summary.id
}

async function publish(id: string, ids: readonly string[]): Promise<void> {
  await saveDraft(id, linked(ids) as Record<string, unknown>)
  expect((await desk('POST', `/documents/${id}/publish`)).status).toBe(200)
}

// shows F27
test('articles in circles and long chains render', async () => {
  const stamp = Date.now()
  const uidOf = (index: number) => `round-${stamp}-${index}`
  const ids: string[] = []
  for (let index = 0; index < size; index += 1) ids.push(await write(uidOf(index)))
  // Each leads to itself, to the one before and to the next; the last leads to the first.
  for (const [index, id] of ids.entries())
    await publish(id, [id, ids.at(index - 1) ?? id, ids[(index + 1) % ids.length] ?? id])

  for (const index of [0, 1, size - 1]) {
    await expect(async () => {
      const { status, body } = await ask(`/casino-blog/${uidOf(index)}`)
      expect(status).toBe(200)
      for (const uid of [uidOf(index), uidOf((index + 1) % size), uidOf((index + size - 1) % size)])
        expect(body).toContain(`href="/casino-blog/${uid}"`)
    }).toPass()
  }

  // What is taken away leaves plain words where links to it were.
  const [, second = ''] = ids
  await desk('POST', `/documents/${second}/unpublish`)
  await desk('DELETE', `/documents/${second}`)
  await expect(async () => {
    expect((await ask(`/casino-blog/${uidOf(1)}`)).status).toBe(404)
    const { status, body } = await ask(`/casino-blog/${uidOf(0)}`)
    expect(status).toBe(200)
    expect(body).toContain('way002')
    expect(body).not.toContain(`href="/casino-blog/${uidOf(1)}"`)
  }).toPass()

  // A tenth at a time: a site from which a third vanishes at once believes none of it.
  const left = [...ids.keys()].filter((index) => index !== 1)
  while (left.length > 0) {
    const batch = left.splice(0, 7)
    for (const index of batch) {
      await desk('POST', `/documents/${ids[index]}/unpublish`)
      await desk('DELETE', `/documents/${ids[index]}`)
    }
    for (const index of batch)
      await expect(async () => expect((await ask(`/casino-blog/${uidOf(index)}`)).status).toBe(404)).toPass()
  }
})
