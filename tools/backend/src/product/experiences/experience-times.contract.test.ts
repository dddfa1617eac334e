import { expect, it } from 'vitest'
import { openDatabase } from '../../database/database.ts'
import { databaseImage } from '../../testing/database-image.ts'

// shows F45
it('a moderator marks nothing written since as read', async () => {
  const times = await timesOfOneTransaction()
  expect(times).toHaveLength(11)
  const began = times.slice(0, 1)
  for (const ofOneRow of [times.slice(0, 7), [...began, ...times.slice(7)]])
    expect([...new Set(ofOneRow)].toSorted()).toEqual(ofOneRow)
})

/**
 * When a transaction began, an experience was told and reworded in it twice, and again after the clock was put back a
 * day; and then a reply to it written and rewritten, likewise.
 */
async function timesOfOneTransaction(): Promise<string[]> {
  const database = await openDatabase(await databaseImage('migrated'))
  const at = (column: string) => `to_char(${column} at time zone 'utc', 'YYYY-MM-DD HH24:MI:SS.US') as at`
  try {
    return await database.transaction(async (tx) => {
      const times: string[] = []
      for (const statement of [
        `select ${at('now()')}`,
        `insert into public.experiences (user_id, document_id, payouts, terms, support, games, body)
        select id, 'casino', 1, 2, 3, 4, 'They paid, and it took them four days.' from auth.users
        returning ${at('updated_at')}`,
        `update public.experiences set body = 'They paid, and it took them five days.' returning ${at('updated_at')}`,
        `update public.experiences set payout_hours = 120 returning ${at('updated_at')}`,
        `update public.experiences set updated_at = updated_at + interval '1 day' returning ${at('updated_at')}`,
        `update public.experiences set body = 'They paid, and it took them six days.' returning ${at('updated_at')}`,
        `update public.experiences set payout_hours = 144 returning ${at('updated_at')}`,
        `insert into public.operator_replies (experience_id, user_id, body)
        select id, user_id, 'It was the bank.' from public.experiences returning ${at('written_at')}`,
        `update public.operator_replies set written_at = now() returning ${at('written_at')}`,
        `with gone as (delete from public.operator_replies returning *)
        insert into public.operator_replies (experience_id, user_id, body, written_at)
        select experience_id, user_id, body, written_at + interval '1 day' from gone returning ${at('written_at')}`,
        `update public.operator_replies set written_at = now() returning ${at('written_at')}`,
      ]) {
        if (times.length === 1) await tx.exec('insert into auth.users (id) values (gen_random_uuid())')
        times.push((await tx.query<{ at: string }>(statement)).rows[0]?.at ?? '')
      }
      return times
    })
  } finally {
    await database.close()
  }
}
