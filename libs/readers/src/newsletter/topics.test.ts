import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { consent } from './topics.ts'

const functions = join(import.meta.dirname, '../../../../supabase/functions')

describe('consent', () => {
  it('is a sentence that the function of the newsletter takes', () => {
    const known = readFileSync(join(functions, 'newsletter-subscribe/consents.ts'), 'utf8')
    expect(known).toContain(`'${consent}'`)
  })
})
