/**
 * Gives what stands under "Unreleased" in a changelog the version it left with.
 *
 * @param date - As readers see it, e.g. `2026-11-22`.
 * @returns The changelog with nothing unreleased. A package without a change of its own says so, since all
 *   packages share one version.
 */
export function releaseChangelog(changelog: string, version: string, date: string): string {
  const [, before = '', unreleased = '', after = ''] =
    /^([\s\S]*?)^## Unreleased\n([\s\S]*?)(^## [\s\S]*)?$(?![\s\S])/m.exec(changelog) ??
    /^([\s\S]*?)()(^## [\s\S]*)?$(?![\s\S])/m.exec(changelog) ??
    []
  const lines = unreleased.trim() || 'Nothing changed in this package but its version.'
  return [before.trim(), `## ${version} (${date})`, lines, after.trim()].filter(Boolean).join('\n\n') + '\n'
}
