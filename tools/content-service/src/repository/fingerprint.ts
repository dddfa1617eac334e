import { createHash } from 'node:crypto'
import type { Repository } from './repository.ts'

/** How many master refs back are remembered as expired, rather than as never known. */
const rememberedRefs = 200

/** The hash kept of a file's text: 132 bits, so that no two texts meet. */
export function hashText(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 22)
}

/** Names everything that decides what the master ref shows: documents, pictures and models. */
export function fingerprintOf(repository: Pick<Repository, 'models' | 'assets' | 'contentHashes'>): string {
  const hash = createHash('sha256').update(repository.models.fingerprint)
  for (const asset of repository.assets.all()) hash.update(`${asset.file}:${asset.sizeBytes};`)
  for (const path of [...repository.contentHashes.keys()].sort()) {
    hash.update(`${path}:${repository.contentHashes.get(path) ?? ''};`)
  }
  return hash.digest('base64url').slice(0, 22)
}

/** The text of `state.json`, in a fixed order, so that the file changes only with what it says. */
export function stateText(
  repository: Pick<
    Repository,
    'models' | 'assets' | 'contentHashes' | 'masterRef' | 'pastRefs' | 'formerUids'
  >,
): string {
  const state = {
    master_ref: repository.masterRef,
    fingerprint: fingerprintOf(repository),
    past_refs: [...repository.pastRefs.keys()].slice(-rememberedRefs),
    former_uids: Object.fromEntries([...repository.formerUids].sort(([a], [b]) => (a < b ? -1 : 1))),
  }
  return `${JSON.stringify(state, null, 2)}\n`
}
