import type { Content } from './content.ts'

/** Content with what it was before, to go back to. */
export interface Past {
  readonly content: Content
  readonly before: readonly Content[]
  readonly after: readonly Content[]
  /** What the last change was to, and when: changes to one field in quick succession are one step. */
  readonly last: { subject: string; atMs: number } | undefined
}

const stepMs = 1_500
const mostSteps = 200

/** The history of unchanged content. */
export function beginning(content: Content): Past {
  return { content, before: [], after: [], last: undefined }
}

/** The past after a change to a subject, such as the path of a field. */
export function afterChange(past: Past, content: Content, subject: string, atMs: number): Past {
  if (content === past.content) return past
  const continues = past.last?.subject === subject && atMs - past.last.atMs < stepMs
  return {
    content,
    before: continues ? past.before : [...past.before.slice(-mostSteps), past.content],
    after: [],
    last: { subject, atMs },
  }
}

/** The same with every content of it made another. */
export function rewritten(past: Past, change: (content: Content) => Content): Past {
  return {
    content: change(past.content),
    before: past.before.map(change),
    after: past.after.map(change),
    last: undefined,
  }
}

/** One step back; the same when there is none. */
export function undone(past: Past): Past {
  const content = past.before.at(-1)
  if (!content) return past
  return { content, before: past.before.slice(0, -1), after: [past.content, ...past.after], last: undefined }
}

/** One step forward again; the same when there is none. */
export function redone(past: Past): Past {
  const [content, ...after] = past.after
  if (!content) return past
  return { content, before: [...past.before, past.content], after, last: undefined }
}
