import type { DocumentDetail } from '../../../src/desk/contract.ts'
import { createDraftSession } from '../draft/draft-session.ts'
import { keptDrafts } from '../draft/kept-drafts.ts'
import { withValueAt } from '../draft/content.ts'
import type { Content } from '../draft/content.ts'
import type { Shape } from '../draft/shape.ts'

export function detailOf(
  version: string,
  data: Content['data'] = {},
  uid: string | null = null,
): DocumentDetail {
  const document = { id: 'd', uid, tags: [], data }
  return {
    summary: { id: 'd' },
    version,
    draft: { version, savedAtMs: 0, document },
  } as unknown as DocumentDetail
}

/** Every string is a line of text. */
const shape: Shape = { member: () => ({ member: () => ({ field: { type: 'Text' } }) }) }

/** A service that answers what it is told, timers that run when they are told, and a browser's storage. */
export function draftBench(loaded = detailOf('v1', { name: 'One' })) {
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
    shape,
    now: () => clock.ms,
    setTimer: (run: () => void) => timers.push(run),
    clearTimer: () => timers.splice(0),
  }
  return { store, sent, answers, clock, current, tools, session: createDraftSession(loaded, tools) }
}

export const rename = (name: string) => (content: Content) => withValueAt(content, 'data.name', name)
