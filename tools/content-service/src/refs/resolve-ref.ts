import {
  previewExpired,
  previewNotFound,
  refExpired,
  refNeedsAccessToken,
  refNotFound,
} from '../errors/wire-error.ts'
import type { Permissions } from '../access/permissions.ts'
import type { Repository } from '../repository/repository.ts'
import type { Service } from '../service.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import { findSession } from './find-session.ts'
import { parseRef } from './parse-ref.ts'
import { previewContent, releaseContent } from './preview-content.ts'

/** The content of a ref. */
interface ResolvedRef {
  snapshot: Snapshot
  /** Whether the content of this ref never changes. */
  isFixed: boolean
}

/**
 * Finds the content of a `ref` parameter.
 *
 * @throws {WireError} The ref is not known, has expired, or is not for this visitor.
 */
export function resolveRef(text: string, service: Service, permissions: Permissions): ResolvedRef {
  const { repository, origin } = service
  const requested = parseRef(text, repository.name)
  if (!permissions.master) throw refNeedsAccessToken(origin)

  switch (requested.kind) {
    case 'plain':
      return resolvePlain(requested.ref, repository)
    case 'release':
      return resolveRelease(requested, repository, permissions, origin)
    case 'preview':
      return resolvePreview(requested, service)
    default:
      return { snapshot: repository.master, isFixed: false }
  }
}

function resolvePreview(
  { sessionId, token }: { sessionId: string; token: string },
  { repository, control, origin }: Service,
): ResolvedRef {
  const session = findSession(sessionId, repository)
  if (session) return { snapshot: previewContent(session, repository).snapshot, isFixed: false }
  throw control.endedPreview === 'expired' ? previewExpired(origin) : previewNotFound(token)
}

function resolvePlain(ref: string, repository: Repository): ResolvedRef {
  if (ref === repository.masterRef) return { snapshot: repository.master, isFixed: true }
  const past = repository.pastRefs.get(ref)
  if (past) return { snapshot: past, isFixed: true }
  throw repository.pastRefs.has(ref) ? refExpired(repository.masterRef) : refNotFound(repository.masterRef)
}

/** A release is shown over the currently published content, not over that of the time when its ref was made. */
function resolveRelease(
  { releaseRef, masterRef }: { releaseRef: string; masterRef: string },
  repository: Repository,
  permissions: Permissions,
  origin: string,
): ResolvedRef {
  const release = [...repository.releases.values()].find((candidate) => candidate.ref === releaseRef)
  if (!release) throw refNotFound(repository.masterRef)
  if (!permissions.releases) throw refNeedsAccessToken(origin)
  const isKnown = masterRef === repository.masterRef || repository.pastRefs.has(masterRef)
  const content = isKnown ? releaseContent(release.id, repository) : undefined
  if (!content) throw refNotFound(repository.masterRef)
  return { snapshot: content.snapshot, isFixed: false }
}
