import { vulnerablePackages, vulnerablePeers } from './advisories/known-advisories.ts'
import { findBoundaryViolations } from './boundaries.ts'
import { brokenConformance } from './conformance/conformance-page.ts'
import { brokenLockFile } from './lock-file/lock-file.ts'
import { unansweredFiles } from './promises/answered-files.ts'
import { unplannedBreaks } from './promises/breaking-changes.ts'
import { unclearCommits } from './promises/commits.ts'
import { componentsWithoutNotes } from './promises/component-notes.ts'
import { undocumentedExports } from './docstrings/undocumented-exports.ts'
import { brokenDecisionTable, decisionsWithoutStatus, namesGoneFromTheTree } from './promises/decisions.ts'
import { brokenPaths } from './promises/documents.ts'
import { undocumentedCodes } from './promises/error-codes.ts'
import { functionsInNoReadme } from './promises/readme-names.ts'
import { untraceableReferences } from './promises/references.ts'
import {
  entriesWithoutExport,
  type Finding,
  fullFolders,
  grabBagNames,
  longFiles,
  sprawlingEntries,
} from './promises/sources.ts'
import { unclearTitles } from './promises/test-titles.ts'
import { untypedErrors } from './promises/typed-errors.ts'
import { unreadExports } from './promises/unread-exports.ts'
import { vagueComments } from './promises/words.ts'

const promises: Record<string, (root: string) => Finding[]> = {
  boundaries: (root) =>
    findBoundaryViolations(root).map(({ rule, where, what }) => ({ where, what: `${rule}: ${what}` })),
  'entries and exports': entriesWithoutExport,
  'entry size': sprawlingEntries,
  'file length': longFiles,
  'files in a folder': fullFolders,
  names: grabBagNames,
  'typed errors': untypedErrors,
  'unread exports': unreadExports,
  'test titles': unclearTitles,
  'tests beside sources': unansweredFiles,
  'lock file': brokenLockFile,
  advisories: (root) => [...vulnerablePackages(root), ...vulnerablePeers(root)],
  conformance: brokenConformance,
  'paths in documents': brokenPaths,
  decisions: (root) => [
    ...decisionsWithoutStatus(root),
    ...brokenDecisionTable(root),
    ...namesGoneFromTheTree(root),
  ],
  'error codes': undocumentedCodes,
  'breaking changes': unplannedBreaks,
  docstrings: undocumentedExports,
  commits: unclearCommits,
  references: untraceableReferences,
  words: vagueComments,
  'functions in READMEs': functionsInNoReadme,
  'component notes': componentsWithoutNotes,
}

/** Holds the workspace to every promise that a script can check. */
export function brokenPromises(root: string): { name: string; findings: Finding[] }[] {
  return Object.entries(promises).map(([name, find]) => ({ name, findings: find(root) }))
}
