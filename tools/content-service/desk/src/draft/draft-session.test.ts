import { describe, expect, it } from 'vitest'
import type { DocumentDetail } from '../../../src/desk/contract.ts'
import { ApiFailure, failureOf } from '../api/api-failure.ts'
import { createDraftSession } from './draft-session.ts'
import { keptDrafts } from './kept-drafts.ts'
import { withValueAt } from './content.ts'
import type { Content } from './content.ts'

function detailOf(version: string, data: Content['data'] = {}, uid: string | null = null): DocumentDetail {
  const document = { id: 'd', uid, tags: [], data }
  return {
    summary: { id: 'd' },
    version,
    draft: { version, savedAtMs: 0, document },
  } as unknown as DocumentDetail
}

/** A service that answers what it is told, timers that run when they are told, and a browser's storage. */
function bench(loaded = detailOf('v1', { name: 'One' })) {
  const store = new Map<string, string>()
  const storage = {
    getItem: (key: string) => store.get(key) ?? null,
    setItem: (key: string, value: string) => void store.set(key, value),
    removeItem: (key: string) => void store.delete(key),
  }
  const timers: (() => void)[] = []
  const sent: { content: unknown; version: string }[] = []
  const answers: ((content: Content) => DocumentDetail)[] = []
  const clock = { ms: 1_000 }
  const current = { detail: loaded }
  const tools = {
    api: {
      document: () => Promise.resolve(current.detail),
      saveDraft: (_id: string, content: unknown, version: string) => {
        sent.push({ content, version })
        const answer =
          answers.shift() ?? ((given: Content) => detailOf(`v${sent.length + 1}`, given.data, given.uid))
        return Promise.resolve().then(() => answer(content as Content))
      },
    },
    kept: keptDrafts(storage),
    now: () => clock.ms,
    setTimer: (run: () => void) => timers.push(run),
    clearTimer: () => timers.splice(0),
  }
  return { store, sent, answers, clock, current, tools, session: createDraftSession(loaded, tools) }
}

const rename = (name: string) => (content: Content) => withValueAt(content, 'data.name', name)

describe('createDraftSession', () => {
  it('keeps a change in the browser until it is acknowledged', async () => {
    const { session, store, sent } = bench()
    session.edit(rename('Two'), 'data.name')
    expect(session.state().status).toBe('unsaved')
    expect(store.size).toBe(1)
    await session.save()
    expect(sent).toEqual([{ content: { uid: null, tags: [], data: { name: 'Two' } }, version: 'v1' }])
    expect(session.state().status).toBe('saved')
    expect(store.size).toBe(0)
  })

  it('sends what was typed while saving', async () => {
    const { session, sent, store } = bench()
    session.edit(rename('Two'), 'data.name')
    const first = session.save()
    session.edit(rename('Three'), 'data.name')
    await first
    expect(session.state().status).toBe('unsaved')
    expect(store.size).toBe(1)
    await session.save()
    expect(sent.map(({ version }) => version)).toEqual(['v1', 'v2'])
    expect(session.state().status).toBe('saved')
  })

  it('overwrites nothing, and goes on from the editor’s choice', async () => {
    const { session, answers, sent } = bench()
    const current = detailOf('other', { name: 'Theirs' })
    answers.push(() => {
      throw failureOf(409, { error: { code: 'desk/conflict', message: 'Somebody saved.' }, current })
    })
    session.edit(rename('Mine'), 'data.name')
    await session.save()
    expect(session.state()).toMatchObject({ status: 'conflict', conflict: { current } })
    session.edit(rename('Mine, longer'), 'data.name')
    await session.save()
    expect(sent).toHaveLength(1)
    session.settle(session.state().content)
    await session.save()
    expect(sent.at(-1)).toMatchObject({ version: 'other', content: { data: { name: 'Mine, longer' } } })
  })

  it('saves the rest when a field cannot be kept', async () => {
    const { session, answers, sent, store } = bench()
    answers.push(() => {
      throw failureOf(422, {
        error: {
          code: 'desk/invalid',
          message: 'No.',
          faults: [{ path: 'data.score', code: 'wrong-kind', message: 'x' }],
        },
      })
    })
    session.edit((content) => withValueAt(rename('Two')(content), 'data.score', 'many'), 'both')
    await session.save()
    expect(sent.at(-1)?.content).toMatchObject({ data: { name: 'Two' } })
    expect(session.state()).toMatchObject({ status: 'partly', faults: [{ path: 'data.score' }] })
    expect(session.state().content.data).toEqual({ name: 'Two', score: 'many' })
    expect(store.size).toBe(1)
  })

  it('is saved again when wholly undone', async () => {
    const { session, sent, store } = bench()
    session.edit(rename('Two'), 'data.name')
    session.undo()
    await session.save()
    expect(session.state().status).toBe('saved')
    expect([sent.length, store.size]).toEqual([0, 0])
  })

  // shows P70
  it('sends the undone fault, since the service has the rest', async () => {
    const { session, answers, sent } = bench()
    answers.push(() => {
      throw failureOf(422, {
        error: {
          code: 'desk/invalid',
          message: 'No.',
          faults: [{ path: 'data.score', code: 'wrong-kind', message: 'x' }],
        },
      })
    })
    session.edit((content) => withValueAt(rename('Two')(content), 'data.score', 'many'), 'both')
    await session.save()
    session.undo()
    await session.save()
    expect(sent.at(-1)?.content).toMatchObject({ data: { name: 'One' } })
    expect(session.state()).toMatchObject({ status: 'saved', faults: [] })
  })

  it('sends what was undone when its fate is unknown', async () => {
    const { session, answers, sent } = bench()
    answers.push(() => {
      throw failureOf(503, undefined)
    })
    session.edit(rename('Two'), 'data.name')
    await session.save()
    expect(session.state().status).toBe('waiting')
    session.undo()
    await session.save()
    expect(sent.map(({ content }) => (content as Content).data['name'])).toEqual(['Two', 'One'])
    expect(session.state().status).toBe('saved')
  })

  it('waits for a service that is down and loses nothing', async () => {
    const { session, answers, store } = bench()
    answers.push(() => {
      throw new ApiFailure('unreachable', 'The content service does not answer.')
    })
    session.edit(rename('Two'), 'data.name')
    await session.save()
    expect(session.state().status).toBe('waiting')
    expect(store.size).toBe(1)
    await session.save()
    expect(session.state().status).toBe('saved')
  })

  it('goes on when only the answer was lost', async () => {
    const { session, answers, store } = bench()
    answers.push(() => {
      const current = detailOf('v2', { name: 'Two' })
      throw failureOf(409, { error: { code: 'desk/conflict', message: 'Somebody saved.' }, current })
    })
    session.edit(rename('Two'), 'data.name')
    await session.save()
    expect(session.state()).toMatchObject({ status: 'saved', conflict: undefined, detail: { version: 'v2' } })
    expect(store.size).toBe(0)
  })

  it('saves over another version that says the same', async () => {
    const { session, answers, sent } = bench()
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

  it('goes on with what a closed tab could not save', () => {
    const { session, tools } = bench()
    session.edit(rename('Typed and lost'), 'data.name')
    session.close()
    const next = createDraftSession(detailOf('v1', { name: 'One' }), tools)
    expect(next.state()).toMatchObject({
      isRecovered: true,
      status: 'unsaved',
      content: { data: { name: 'Typed and lost' } },
    })
  })

  it('asks when the document changed since', () => {
    const { session, tools } = bench()
    session.edit(rename('Typed and lost'), 'data.name')
    session.close()
    const next = createDraftSession(detailOf('v9', { name: 'Theirs' }), tools)
    expect(next.state()).toMatchObject({ status: 'conflict', conflict: { base: { data: { name: 'One' } } } })
  })

  it('keeps what is written after somebody deleted the document', async () => {
    const { session, tools, store } = bench()
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

  it('undoes one field’s typing in one step, and saves', () => {
    const { session, clock } = bench()
    session.edit(rename('T'), 'data.name')
    session.edit(rename('Tw'), 'data.name')
    clock.ms += 5_000
    session.edit(rename('Two!'), 'data.name')
    session.undo()
    expect(session.state().content.data['name']).toBe('Tw')
    session.undo()
    expect(session.state().content.data['name']).toBe('One')
    session.redo()
    expect(session.state()).toMatchObject({
      content: { data: { name: 'Tw' } },
      canUndo: true,
      canRedo: true,
      status: 'unsaved',
    })
  })

  it('takes in another’s change and sends its own after', async () => {
    const { session, current, sent } = bench(detailOf('v1', { name: 'One', score: 1 }))
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
    const { session, current, tools } = bench()
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
      conflict: undefined,
      content: { data: { name: 'Two' } },
    })
  })

  it('keeps what is typed while a publish is on its way', async () => {
    const { session, sent, tools } = bench()
    const published = detailOf('v1 published', { name: 'One' })
    const typed = { status: 'unsaved', content: { data: { name: 'Two' } } }
    await session.adoptAfter(async () => {
      session.edit(rename('Two'), 'data.name')
      return published
    })
    expect(session.state()).toMatchObject(typed)
    // A page that is loaded again before it is saved.
    expect(createDraftSession(published, tools).state()).toMatchObject(typed)
    await session.save()
    expect(sent).toMatchObject([{ content: { data: { name: 'Two' } }, version: 'v1 published' }])
  })

  it('keeps what is typed and saved while a publish is on its way', async () => {
    const { session, current } = bench()
    await session.adoptAfter(async () => {
      session.edit(rename('Two'), 'data.name')
      await session.save()
      current.detail = detailOf(session.state().detail.version, { name: 'Two' })
      return detailOf('v1 published', { name: 'One' })
    })
    expect(session.state()).toMatchObject({ status: 'saved', content: { data: { name: 'Two' } } })
  })

  it('asks when somebody else saved what is being written', async () => {
    const { session, current } = bench()
    session.edit(rename('Mine'), 'data.name')
    current.detail = detailOf('v2', { name: 'Theirs' })
    session.hear('v2')
    await expect.poll(() => session.state().status).toBe('conflict')
    expect(session.state().content.data).toEqual({ name: 'Mine' })
  })
})
