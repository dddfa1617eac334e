import { describe, expect, it } from 'vitest'
import { webAddress } from './package-origin.ts'

describe('webAddress', () => {
  it.each([
    'git@git.example:team/site.git',
    'ssh://git@git.example/team/site.git',
    'ssh://git@git.example:22/team/site.git',
    'https://git.example/team/site.git',
    'https://token@git.example/team/site/',
  ])('is where people look at what is cloned from %s', (remote) => {
    expect(webAddress(remote)).toBe('https://git.example/team/site')
  })

  it.each(['/srv/site.git', '../site', 'C:\\site'])('is nowhere for the folder %s', (remote) => {
    expect(webAddress(remote)).toBeUndefined()
  })
})
