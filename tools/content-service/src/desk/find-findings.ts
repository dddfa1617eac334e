import { findTitle } from '../documents/title.ts'
import type { StoredDocument } from '../documents/stored-document.ts'
import { isJsonObject, textAt } from '../json/json.ts'
import type { Json } from '../json/json.ts'
import { hasUid } from '../models/model.ts'
import { anyVersion, everyDocument, latestVersion } from '../repository/document-states.ts'
import type { Release, Repository } from '../repository/repository.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { Finding } from './contract.ts'
import { faultOfAddress } from './fault-of-address.ts'

/**
 * What an editor should put right in a document.
 *
 * @param content What else visitors see once it is published: what is published now, or with it all of a release.
 */
export function findFindings(
  document: StoredDocument,
  repository: Repository,
  content: Snapshot = repository.master,
): Finding[] {
  const findings = [...uidFindings(document, repository), ...singleFindings(document, repository)]
  if (findTitle(document, repository.models) === undefined) {
    findings.push({
      path: 'data',
      severity: 'warning',
      code: 'title-missing',
      message: 'Nothing says what this document is called. Lists show its UID instead, or call it untitled.',
    })
  }
  findings.push(...repository.siteRules(document, content, repository.clock.nowMs()))
  lookThrough(document.data, 'data', repository, findings)
  return findings
}

/** What an editor should put right in a release, each document among the others of it. */
export function releaseFindings(release: Release, repository: Repository): Finding[] {
  const content = repository.master.with(release.documents)
  return [...release.documents.values()].flatMap((document) => findFindings(document, repository, content))
}

function uidFindings(document: StoredDocument, repository: Repository): Finding[] {
  const type = repository.models.types.get(document.type)
  if (!type || !hasUid(type)) return []
  if (document.uid === null) {
    const message = 'Without a UID the document has no address. Give it one before publishing.'
    return [{ path: 'uid', severity: 'error', code: 'uid-missing', message }]
  }
  const other = repository.master
    .withUid(document.type, document.uid)
    .find((candidate) => candidate.id !== document.id && candidate.lang === document.lang)
  if (!other) return []
  const message = `Another published document of this type has the UID "${document.uid}". Choose another.`
  return [{ path: 'uid', severity: 'error', code: 'uid-taken', message }]
}

function singleFindings(document: StoredDocument, repository: Repository): Finding[] {
  if (repository.models.types.get(document.type)?.repeatable !== false) return []
  const isTaken = everyDocument(repository).some(
    (other) => other.type === document.type && other.lang === document.lang && other.id !== document.id,
  )
  const message =
    'There can be one document of this type in a language, and there is another. Delete one of them.'
  return isTaken ? [{ path: 'type', severity: 'error', code: 'single-taken', message }] : []
}

function lookThrough(
  value: Json | undefined,
  path: string,
  repository: Repository,
  findings: Finding[],
): void {
  if (Array.isArray(value)) {
    for (const [index, item] of value.entries()) lookThrough(item, `${path}.${index}`, repository, findings)
    return
  }
  if (!isJsonObject(value)) return
  if (value['link_type'] === 'Document') {
    findings.push(...linkFindings(textAt(value, 'id'), path, repository))
    return
  }
  if (value['link_type'] === 'Web') {
    const message = faultOfAddress(textAt(value, 'url') ?? '')
    if (message) findings.push({ path: `${path}.url`, severity: 'warning', code: 'link-address', message })
    return
  }
  if (textAt(value, 'url')?.startsWith('/images/') && value['alt'] === null) {
    findings.push({
      path,
      severity: 'warning',
      code: 'alt-missing',
      message:
        'Nobody who cannot see the picture learns what it shows. Describe it, or mark it as decoration.',
    })
  }
  for (const [key, member] of Object.entries(value))
    lookThrough(member, `${path}.${key}`, repository, findings)
}

function linkFindings(id: string | undefined, path: string, repository: Repository): Finding[] {
  if (id === undefined) return []
  if (repository.master.get(id)) return []
  if (latestVersion(id, repository) ?? anyVersion(id, repository)) {
    const message = 'The document this leads to is not published. Visitors find the link broken until it is.'
    return [{ path, severity: 'warning', code: 'link-unpublished', message }]
  }
  const message = 'The document this leads to does not exist. Choose another, or remove the link.'
  return [{ path, severity: 'warning', code: 'link-broken', message }]
}
