import { describe, expect, it } from 'vitest'
import { releaseChangelog } from './changelog.ts'

describe('releaseChangelog', () => {
  it('puts the version and the day over what was unreleased', () => {
    const changelog = '# Changelog\n\n## Unreleased\n- `a` is `b`.\n- Two.\n\n## 0.1.0\n\nFirst release.\n'
    expect(releaseChangelog(changelog, '0.2.0', '2026-11-22')).toBe(
      '# Changelog\n\n## 0.2.0 (2026-11-22)\n\n- `a` is `b`.\n- Two.\n\n## 0.1.0\n\nFirst release.\n',
    )
  })

  it('says that a package has no change', () => {
    expect(releaseChangelog('# Changelog\n\n## 0.1.0\n\nFirst release.\n', '0.2.0', '2026-11-22')).toBe(
      '# Changelog\n\n## 0.2.0 (2026-11-22)\n\nNothing changed in this package but its version.\n\n## 0.1.0\n\nFirst release.\n',
    )
  })

  it('begins a list of versions', () => {
    expect(releaseChangelog('# Changelog\n\n## Unreleased\n\n- First.\n', '0.2.0', '2026-11-22')).toBe(
      '# Changelog\n\n## 0.2.0 (2026-11-22)\n\n- First.\n',
    )
  })
})
