import { createContext, use } from 'react'
import type { CustomType, ModelsInfo, RepositoryInfo } from '../../../src/desk/contract.ts'
import { DeskFault } from '../desk-fault.ts'

/** What every part of the desk needs to know of the repository. */
export interface Desk {
  repository: RepositoryInfo
  models: ModelsInfo
  /** Reads the repository again, after documents or releases came or went. */
  reload: () => Promise<void>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** The repository this desk is of. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new DeskFault('The desk is not loaded here.')
  return desk
}

/** What a type of document is called. */
export function labelOfType(id: string, { repository }: Pick<Desk, 'repository'>): string {
  return repository.types.find((type) => type.id === id)?.label ?? id
}

/** Why the editor may not publish. `undefined`: they may. */
export function publishingRefusal({ repository }: Pick<Desk, 'repository'>): string | undefined {
  return repository.role === 'editor' ? 'Publishing is for publishers' : undefined
}

/** Whether a release is one whose contents are for publishers, as they go out by themselves, and this editor is none. */
export function isClosed(release: { scheduledAtMs: number | null } | undefined, desk: Desk): boolean {
  return typeof release?.scheduledAtMs === 'number' && publishingRefusal(desk) !== undefined
}

/** The model of a type of document. */
export function modelOf(id: string, { models }: Pick<Desk, 'models'>): CustomType | undefined {
  return models.types.find((type) => type.id === id)
}
