import { describe, expectTypeOf, it } from 'vitest'
import type { visitorBackend } from './backend.ts'

type Visitor = Awaited<ReturnType<typeof visitorBackend>>

const readProfile = async (client: Visitor) =>
  (await client.from('profiles').select('display_name, newsletter_opt_in').single()).data
const readColumn = async (client: Visitor) => (await client.from('profiles').select('no_such_column')).data
const readRatings = async (client: Visitor) =>
  (await client.rpc('casino_rating_summary', { document_ids: ['a'] })).data

describe('visitorBackend', () => {
  // shows P51
  it('knows the columns and functions of the migrations, and no others', () => {
    expectTypeOf(readProfile).returns.resolves.toEqualTypeOf<{
      display_name: string | null
      newsletter_opt_in: boolean
    } | null>()
    expectTypeOf(readColumn).returns.resolves.not.toExtend<{ no_such_column: unknown }[] | null>()
    expectTypeOf(readRatings).returns.resolves.toEqualTypeOf<
      { document_id: string; average: number; votes: number }[] | null
    >()
  })
})
