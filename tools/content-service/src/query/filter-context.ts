import type { Repository } from '../repository/repository.ts'
import { uidKey } from '../repository/repository.ts'
import type { Snapshot } from '../snapshot/snapshot.ts'
import type { FilterContext } from './condition.ts'

/** What filters on a snapshot of a repository are understood against. */
export function filterContext(snapshot: Snapshot, repository: Repository): FilterContext {
  return {
    models: repository.models,
    snapshot,
    textIndex: repository.textIndex,
    formerOwnerOf: (type, uid) => repository.formerUids.get(uidKey(type, uid)),
  }
}
