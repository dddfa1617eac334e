import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { newsletterWords } from './topics.ts'

const functions = join(import.meta.dirname, '../../../../supabase/functions')

describe('newsletterWords', () => {
  it.each(['en-GB', 'de-AT', 'ar-AE'])('ask in %s for a consent that the function takes', (language) => {
    const known = readFileSync(join(functions, '_mail/consents.ts'), 'utf8')
    expect(known).toContain(`'${newsletterWords(language).consent}'`)
  })
})
