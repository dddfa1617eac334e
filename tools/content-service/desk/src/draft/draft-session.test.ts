import { describe, expect, it } from 'vitest'
import { ApiFailure, failureOf } from '../api/api-failure.ts'
import { createDraftSession } from './draft-session.ts'
import { withValueAt } from './content.ts'
import type { Content } from './content.ts'
import { detailOf, draftBench, rename } from '../testing/draft-bench.ts'

describe('createDraftSession', () => {
  it('keeps a change in the browser until it is acknowledged', async () => {
    const { session, store, sent } = draftBench()
    session.edit(rename('Two'), 'data.name')
    expect(session.state().status).toBe('unsaved')
    expect(store.size).toBe(1)
    await session.save()
    expect(sent).toEqual([{ content: { uid: null, tags: [], data: { name: 'Two' } }, version: 'v1' }])
    expect(session.state().status).toBe('saved')
    expect(store.size).toBe(0)
  })

  it('sends what was typed while saving', async () => {
    const { session, sent, store } = draftBench()
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

  // shows P71

  it('saves the rest when a field cannot be kept', async () => {
    const { session, answers, sent, store } = draftBench()
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
    const { session, sent, store } = draftBench()
    session.edit(rename('Two'), 'data.name')
    session.undo()
    await session.save()
    expect(session.state().status).toBe('saved')
    expect([sent.length, store.size]).toEqual([0, 0])
  })

  // shows P70

  it('sends the undone fault, since the service has the rest', async () => {
    const { session, answers, sent } = draftBench()
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
    const { session, answers, sent } = draftBench()
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
    const { session, answers, store } = draftBench()
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
    const { session, answers, store } = draftBench()
    answers.push(() => {
      const current = detailOf('v2', { name: 'Two' })
      throw failureOf(409, { error: { code: 'desk/conflict', message: 'Somebody saved.' }, current })
    })
    session.edit(rename('Two'), 'data.name')
    await session.save()
    expect(session.state()).toMatchObject({ status: 'saved', collisions: [], detail: { version: 'v2' } })
    expect(store.size).toBe(0)
  })

  it('goes on with what a closed tab could not save', () => {
    const { session, tools } = draftBench()
    session.edit(rename('Typed and lost'), 'data.name')
    session.close()
    const next = createDraftSession(detailOf('v1', { name: 'One' }), tools)
    expect(next.state()).toMatchObject({
      isRecovered: true,
      status: 'unsaved',
      content: { data: { name: 'Typed and lost' } },
    })
  })

  it('undoes one field’s typing in one step, and saves', () => {
    const { session, clock } = draftBench()
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

  it('keeps what is typed while a publish is on its way', async () => {
    const { session, sent, tools } = draftBench()
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
    const { session, current } = draftBench()
    await session.adoptAfter(async () => {
      session.edit(rename('Two'), 'data.name')
      await session.save()
      current.detail = detailOf(session.state().detail.version, { name: 'Two' })
      return detailOf('v1 published', { name: 'One' })
    })
    expect(session.state()).toMatchObject({ status: 'saved', content: { data: { name: 'Two' } } })
  })
})
