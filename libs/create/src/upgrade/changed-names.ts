/** A name that a library calls differently now. */
export interface ChangedName {
  /** Where it is imported from. */
  from: string
  old: string
  new: string
  /** The entry that has it now. Default: the same. */
  to?: string
}

/** By their changelogs. What was renamed once is renamed in every site, however old: nothing has the old name now. */
export const changedNames: readonly ChangedName[] = [
  { from: '@house-edge/auth', old: 'rolesOf', new: 'readRoles' },
  { from: '@house-edge/content', old: 'Presence', new: 'LookupResult' },
  { from: '@house-edge/content/next', old: 'previewRefOf', new: 'readPreviewCookie' },
  { from: '@house-edge/content/next', old: 'PreviewTrouble', new: 'PreviewFailure' },
  { from: '@house-edge/content/next', old: 'previewTroubles', new: 'previewFailures' },
  { from: '@house-edge/auth/server', old: 'Exchange', new: 'AuthContext' },
  ...['createRouteManifest', 'warmRouteManifest', 'payloadUrl'].map((name) => ({
    from: '@house-edge/routing/browser',
    old: name,
    new: name,
    to: '@house-edge/routing/manifest',
  })),
  { from: '@house-edge/slices', old: 'slices', new: 'components' },
  { from: '@house-edge/slices', old: 'contentsOf', new: 'documentHeadings' },
]

/** Text that is written differently now, in files that import the library. */
export const changedText: readonly { library: string; old: RegExp; new: string }[] = [
  { library: '@house-edge/auth', old: /\.atBorder\(/g, new: '.proxy(' },
  { library: '@house-edge/ui', old: /(<Button(?:Link)?\b[^<>]*?\s)weight=/g, new: '$1variant=' },
]

/** What no program can change, because it asks for a decision. */
export const changedByHand: readonly { library: string; old: RegExp; what: string }[] = [
  {
    library: '@house-edge/auth',
    old: /\bexchange\.\w+\(/,
    what: 'operations are functions of /server that take the context: signInWithPassword(context, input)',
  },
  {
    library: '@house-edge/content',
    old: /createContentClient\([^)]*\bmodels\b/,
    what: 'write validation: createValidation(models), of @house-edge/content/validation',
  },
  {
    library: '@house-edge/content',
    old: /=== '(?:known|absent|unknowable)'/,
    what: 'store.lookup answers found, not-found or unknown',
  },
  {
    library: '@house-edge/routing',
    old: /toProxy\([^]*?\babsent\b/,
    what: 'write notFound: it gets the typed error',
  },
  {
    library: '@house-edge/slices',
    old: /<SliceZone\b(?![^>]*\bcomponents=)/,
    what: 'SliceZone takes components={components}',
  },
]
