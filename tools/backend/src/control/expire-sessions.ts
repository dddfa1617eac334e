import { z } from 'zod'
import type { BackendControl } from './control.ts'

/** Whose sessions; everyone's when left out. */
export const SessionsInput = z.strictObject({ userId: z.uuid().optional() })

/** From now on these sessions cannot be refreshed. Their access tokens run on until they expire. */
export async function expireSessions(
  { database, clock }: BackendControl,
  { userId }: z.infer<typeof SessionsInput>,
): Promise<number> {
  const { affectedRows } = await database.transaction((tx) =>
    tx.query(`update auth.sessions set not_after = $1 where $2::uuid is null or user_id = $2`, [
      new Date(clock.nowMs() - 1).toISOString(),
      userId ?? null,
    ]),
  )
  return affectedRows ?? 0
}
