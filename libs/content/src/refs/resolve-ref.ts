import { ReferenceMissingError } from '../errors/reference-missing-error.ts'
import type { RepositoryInfo } from '../wire/repository.ts'
import type { RefMode } from './ref-mode.ts'

/** Everything that can name the ref of a query, strongest first. */
interface RefSources {
  /** Given with the query itself. */
  explicit: string | undefined
  mode: RefMode
}

/**
 * Finds the ref to read at: the query's own, else the mode's (a preview is the
 * mode of its client), else the master ref.
 *
 * @param readRepository Asked only when the sources before it do not name a ref.
 * @throws {ReferenceMissingError} There is no such release, or no master ref.
 */
export async function resolveRef(
  sources: RefSources,
  readRepository: () => Promise<RepositoryInfo>,
): Promise<string> {
  if (sources.explicit) return sources.explicit
  const { mode } = sources
  if ('ref' in mode) {
    const named = typeof mode.ref === 'string' ? mode.ref : await mode.ref()
    return named || masterRefOf(await readRepository())
  }
  if ('release' in mode) return releaseOf(await readRepository(), 'release-id', mode.release)
  if ('releaseLabel' in mode) return releaseOf(await readRepository(), 'release-label', mode.releaseLabel)
  return masterRefOf(await readRepository())
}

/**
 * The ref of what is published.
 *
 * @throws {ReferenceMissingError} The repository lists none.
 */
function masterRefOf(repository: RepositoryInfo): string {
  const master = repository.refs.find((ref) => ref.isMaster)
  if (!master) throw new ReferenceMissingError({ kind: 'master' })
  return master.ref
}

function releaseOf(repository: RepositoryInfo, kind: 'release-id' | 'release-label', value: string): string {
  const releases = repository.refs.filter((ref) => !ref.isMaster)
  const release = releases.find((ref) => (kind === 'release-id' ? ref.id : ref.label) === value)
  if (!release) throw new ReferenceMissingError({ kind, value })
  return release.ref
}
