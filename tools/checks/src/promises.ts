import { vulnerablePackages, vulnerablePeers } from './advisories/known-advisories.ts'
import { findBoundaryViolations } from './boundaries.ts'
import { brokenConformance } from './conformance/conformance-page.ts'
import { brokenLockFile } from './lock-file/lock-file.ts'
import { plansOfNobody, unplannedBreaks } from './promises/breaking-changes.ts'
import { unclearCommits } from './promises/commits.ts'
import { brokenDecisionTable, decisionsWithoutStatus } from './promises/decisions.ts'
import { physicalDirections } from './promises/directions.ts'
import { brokenLinks, brokenPaths } from './promises/documents.ts'
import { undocumentedExports } from './promises/docstrings.ts'
import { foldersInCircles } from './promises/folder-order.ts'
import { undescribedVariables } from './promises/environment.ts'
import { undocumentedCodes } from './promises/error-codes.ts'
import { unusedMessages } from './promises/messages.ts'
import { casinosInNeutralLibraries } from './promises/neutral-libraries.ts'
import { untraceableReferences } from './promises/references.ts'
import type { Finding } from './workspace/finding.ts'
import {
  entriesWithoutExport,
  fullFolders,
  grabBagNames,
  longFiles,
  sprawlingEntries,
} from './promises/sources.ts'
import { untypedErrors } from './promises/typed-errors.ts'

const promises: Record<string, (root: string) => Finding[]> = {
  boundaries: (root) =>
    findBoundaryViolations(root).map(({ rule, where, what }) => ({ where, what: `${rule}: ${what}` })),
  'entries and exports': entriesWithoutExport,
  'order of folders': foldersInCircles,
  'entry size': sprawlingEntries,
  'file length': longFiles,
  'files in a folder': fullFolders,
  names: grabBagNames,
  'typed errors': untypedErrors,
  'lock file': brokenLockFile,
  advisories: (root) => [...vulnerablePackages(root), ...vulnerablePeers(root)],
  conformance: brokenConformance,
  'paths in documents': brokenPaths,
  'links of documents': brokenLinks,
  decisions: (root) => [...decisionsWithoutStatus(root), ...brokenDecisionTable(root)],
  'error codes': undocumentedCodes,
  environment: undescribedVariables,
  'breaking changes': (root) => [...plansOfNobody(root), ...unplannedBreaks(root)],
  docstrings: undocumentedExports,
  commits: unclearCommits,
  references: untraceableReferences,
  directions: physicalDirections,
  messages: unusedMessages,
  'libraries for any site': casinosInNeutralLibraries,
}

/** Holds the workspace to every promise that a script can check. */
export function brokenPromises(root: string): { name: string; findings: Finding[] }[] {
  return Object.entries(promises).map(([name, find]) => ({ name, findings: find(root) }))
}
