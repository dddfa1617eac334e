import type { PrismicDocument } from '@prismicio/client'
import type { ModelIndex } from './models.ts'
import { placeOf } from './place.ts'

/** A problem in one document, in its editor's words. */
export interface Finding {
  /** Stable name of what was broken, for example `images/alt-missing`. */
  rule: string
  /** An error is wrong for a reader. A warning is worth a look. */
  severity: 'error' | 'warning'
  document: { id: string; type: string; uid: string | null; lang: string }
  /** The tab in the editor; absent when there is none. */
  tab?: string
  /** For programs: `bonuses[1].bonus`; `uid` for the address; empty for the document as a whole. */
  field: string
  /** For editors: `Bonuses › 2 › Bonus`. */
  label: string
  /** What is wrong. */
  what: string
  /** What to do about it. */
  todo: string
}

/** A rule's complaint about a document; the lint adds which document and where. */
export interface Complaint {
  rule: string
  /** @default 'error' */
  severity?: 'error' | 'warning'
  /** In the document's `data`; `['uid']` for the address, empty for the document as a whole. */
  path: readonly (string | number)[]
  what: string
  todo: string
}

/** Turns a complaint into a finding. */
export function findingOf(models: ModelIndex, document: PrismicDocument, complaint: Complaint): Finding {
  const { rule, severity = 'error', path, what, todo } = complaint
  const { id, type, uid, lang } = document
  const isAddress = path.length === 1 && path[0] === 'uid'
  const { tab, field, label } = isAddress
    ? { tab: tabOfUid(models, type), field: 'uid', label: 'UID' }
    : placeOf(models, document, path)
  return { rule, severity, document: { id, type, uid, lang }, ...(tab && { tab }), field, label, what, todo }
}

/**
 * A finding in one line, for people:
 * `casino_review "tide-clock", Facts › Licences › 1 › Checked on: is empty. Enter the day …`
 */
export function describeFinding({ document, tab, label, what, todo }: Finding): string {
  const whose = document.uid === null ? document.type : `${document.type} "${document.uid}"`
  const where = [tab, label].filter(Boolean).join(' › ')
  return `${whose}${where && `, ${where}`}: ${what}. ${todo}`
}

function tabOfUid(models: ModelIndex, type: string): string | undefined {
  const tabs = Object.entries(models.types.get(type)?.json ?? {})
  return tabs.find(([, fields]) => Object.values(fields).some((field) => field.type === 'UID'))?.[0]
}
