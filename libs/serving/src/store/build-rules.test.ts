import { describe, expect, it } from 'vitest'
import { folder } from '../../fixture/build.ts'
import { readBuildRules } from './build-rules.ts'

/** The rules of the installed framework’s build of the fixture that cover an address. */
const covering = (path: string) =>
  readBuildRules(folder, '.next')
    .filter(({ covers }) => covers(path))
    .map(({ rule, source }) => `${rule} ${source}`)

describe('readBuildRules', () => {
  it.each([
    ['/guarded/seat', ['proxy /guarded/:path*']],
    ['/ruled', ['headers /ruled']],
    ['/moved/a/b', ['redirects /moved/:rest*']],
    ['/early-seat', ['rewrites /early-seat']],
  ])('finds what covers %s in a build', (path, rules) => {
    expect(covering(path)).toEqual(rules)
  })

  it('leaves out the framework’s own rules and last resorts', () => {
    expect(covering('/outlined')).toEqual([])
    expect(covering('/outlined/')).toEqual([])
  })
})
