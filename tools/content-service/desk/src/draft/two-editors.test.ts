import { describe, expect, it } from 'vitest'
import type { DocumentDetail } from '../../../src/desk/contract.ts'
import { ApiFailure, failureOf } from '../api/api-failure.ts'
import { createDraftSession } from './draft-session.ts'
import { withValueAt } from './content.ts'
import type { Content } from './content.ts'
import { detailOf, draftBench, rename } from '../testing/draft-bench.ts'

describe('createDraftSession: what another editor saved meanwhile', () => {
  it('overwrites nothing, and goes on from the editor’s choice', async () => {
    const { session, answers, sent } = draftBench(detailOf('v1', { name: 'One', score: 1 }))
    const current = detailOf('other', { name: 'Theirs', score: 1 })
    answers.push(() => {
      throw failureOf(409, { error: { code: 'desk/conflict', message: 'Somebody saved.' }, current })
    })
    session.edit(rename('Mine'), 'data.name')
    await session.save()
    expect(session.state()).toMatchObject({
      status: 'conflict',
      collisions: [{ path: 'data.name', mine: 'Mine', theirs: 'Theirs' }],
    })
    session.edit((content) => withValueAt(content, 'data.score', 2), 'data.score')
    session.edit(rename('Mine, longer'), 'data.name')
    await session.save()
    // All but the one place is saved meanwhile.
    expect(sent.at(-1)).toMatchObject({ version: 'other', content: { data: { name: 'Theirs', score: 2 } } })
    expect(session.state()).toMatchObject({ status: 'conflict', content: { data: { name: 'Mine, longer' } } })
    await session.settle(() => 'mine')
    expect(sent.at(-1)).toMatchObject({ content: { data: { name: 'Mine, longer', score: 2 } } })
    expect(session.state()).toMatchObject({ status: 'saved', collisions: [] })
  })

  it('takes theirs where the editor chooses it', async () => {
    const { session, current, sent } = draftBench(detailOf('v1', { name: 'One', score: 1 }))
    session.edit(rename('Mine'), 'data.name')
    current.detail = detailOf('v2', { name: 'Theirs', score: 2 })
    session.hear('v2')
    await expect.poll(() => session.state().collisions.length).toBe(1)
    await session.settle(() => 'theirs')
    expect(session.state()).toMatchObject({
      status: 'saved',
      content: { data: { name: 'Theirs', score: 2 } },
    })
    expect(sent).toEqual([])
  })

  it('has no question left once mine is undone', async () => {
    const { session, current } = draftBench()
    session.edit(rename('Mine'), 'data.name')
    current.detail = detailOf('v2', { name: 'Theirs' })
    session.hear('v2')
    await expect.poll(() => session.state().collisions.length).toBe(1)
    session.edit(rename('One'), 'data.name')
    await session.save()
    expect(session.state()).toMatchObject({
      status: 'saved',
      collisions: [],
      content: { data: { name: 'Theirs' } },
    })
  })

  // shows P71

  it('keeps each key that two strike in one line', async () => {
    const { session, current, sent } = draftBench(detailOf('v1', { name: 'The end.' }))
    const type = (letter: string): void =>
      session.edit((content) => {
        const name = content.data['name'] as string
        const at = name.lastIndexOf('!') + 1 || 'The end.'.length
        return withValueAt(content, 'data.name', name.slice(0, at) + letter + name.slice(at))
      }, 'data.name')
    for (let round = 0; round < 20; round++) {
      type('!')
      const last = sent.at(-1)?.content as Content | undefined
      const said = (last?.data['name'] ?? 'The end.') as string
      current.detail = detailOf(`theirs ${round}`, { name: `${said}?` })
      session.hear(`theirs ${round}`)
      await expect.poll(() => session.state().detail.version).toBe(`theirs ${round}`)
      type('!')
      await session.save()
    }
    expect(session.state()).toMatchObject({ status: 'saved', collisions: [] })
    expect(session.state().content.data['name']).toBe(`The end.${'!'.repeat(40)}${'?'.repeat(20)}`)
  })

  it('has an answer that was lost once beside another’s words', async () => {
    const { session, answers } = draftBench(detailOf('v1', { name: 'Text' }))
    answers.push(() => {
      throw failureOf(503, undefined)
    })
    session.edit(rename('Text a'), 'data.name')
    await session.save()
    session.edit(rename('Text ab'), 'data.name')
    answers.push(() => {
      const current = detailOf('v3', { name: 'Well, Text a' })
      throw failureOf(409, { error: { code: 'desk/conflict', message: 'Somebody saved.' }, current })
    })
    await session.save()
    expect(session.state()).toMatchObject({ collisions: [], content: { data: { name: 'Well, Text ab' } } })
  })

  it('saves over another version that says the same', async () => {
    const { session, answers, sent } = draftBench()
    answers.push(() => {
      const current = detailOf('other', { name: 'One' })
      throw failureOf(409, { error: { code: 'desk/conflict', message: 'Somebody saved.' }, current })
    })
    session.edit(rename('Two'), 'data.name')
    await session.save()
    await session.save()
    expect(sent.map(({ version }) => version)).toEqual(['v1', 'other'])
    expect(session.state().status).toBe('saved')
  })

  it('takes in what changed since a closed tab', () => {
    const { session, tools } = draftBench()
    session.edit(rename('One and lost'), 'data.name')
    session.close()
    const merged = createDraftSession(detailOf('v9', { name: 'Now One' }), tools)
    expect(merged.state()).toMatchObject({
      status: 'unsaved',
      isRecovered: true,
      collisions: [],
      content: { data: { name: 'Now One and lost' } },
    })
    merged.edit(rename('Mine'), 'other')
    merged.close()
    const other = createDraftSession(detailOf('v10', { name: 'Theirs' }), tools)
    expect(other.state()).toMatchObject({ status: 'conflict', collisions: [{ theirs: 'Theirs' }] })
  })

  it('keeps what is written after somebody deleted the document', async () => {
    const { session, tools, store } = draftBench()
    tools.api.document = () => Promise.reject(new ApiFailure('desk/not-found', 'There is no document "d".'))
    session.hear(null)
    await expect.poll(() => session.state().status).toBe('gone')
    expect(session.state().failure).toContain('Somebody deleted this document.')
    session.edit(rename('Two'), 'data.name')
    expect([...store.values()].join()).toContain('Two')
    const restored = createDraftSession(detailOf('v1', { name: 'One' }), tools)
    expect(restored.state().content.data).toEqual({ name: 'Two' })
    expect(restored.state().isRecovered).toBe(true)
  })

  it('takes in another’s change and sends its own after', async () => {
    const { session, current, sent } = draftBench(detailOf('v1', { name: 'One', score: 1 }))
    session.edit(rename('Mine'), 'data.name')
    current.detail = detailOf('v2', { name: 'One', score: 2 })
    session.hear('v2')
    await expect.poll(() => session.state().content.data).toEqual({ name: 'Mine', score: 2 })
    await session.save()
    expect(sent).toEqual([
      { content: { uid: null, tags: [], data: { name: 'Mine', score: 2 } }, version: 'v2' },
    ])
    session.undo()
    expect(session.state().content.data).toEqual({ name: 'One', score: 2 })
  })

  it('takes what it fetched before a save for no newer version', async () => {
    const { session, current, tools } = draftBench()
    const before = Promise.withResolvers<DocumentDetail>()
    const fetched = [before.promise]
    tools.api.document = () => fetched.shift() ?? Promise.resolve(current.detail)
    session.hear(null)
    session.edit(rename('Two'), 'data.name')
    await session.save()
    current.detail = session.state().detail
    before.resolve(detailOf('v1', { name: 'One' }))
    await expect.poll(() => fetched).toEqual([])
    await new Promise((resolve) => setTimeout(resolve))
    expect(session.state()).toMatchObject({
      status: 'saved',
      collisions: [],
      content: { data: { name: 'Two' } },
    })
  })

  it('says when somebody else saved what is being written', async () => {
    const { session, current } = draftBench()
    session.edit(rename('Mine'), 'data.name')
    current.detail = detailOf('v2', { name: 'Theirs' })
    session.hear('v2')
    await expect.poll(() => session.state().status).toBe('conflict')
    expect(session.state().content.data).toEqual({ name: 'Mine' })
  })
})
