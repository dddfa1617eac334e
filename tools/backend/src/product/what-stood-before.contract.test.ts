import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { openDatabase } from '../database/database.ts'
import { migrate } from '../database/migrate.ts'
import { databaseImage } from '../testing/database-image.ts'
import { migrationsFolder } from '../testing/migrations-folder.ts'

/** The first migration that is applied to what stands already. */
const first = '20261125'

it('closes complaints that had lost their words', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'what-stood-before-'))
  const earlier = join(folder, 'earlier')
  for (const file of await readdir(migrationsFolder))
    if (file < first) await cp(join(migrationsFolder, file), join(earlier, file))
  const database = await openDatabase(await databaseImage('empty'))
  try {
    await migrate(database, earlier)
    await database.transaction((tx) =>
      tx.exec(`
        insert into public.review_reports (number, reason, details, answer, status) values
          ('HE-AAAAAAAAAAAA', 'wrong', 'The limit is another one.', null, 'open'), ('HE-BBBBBBBBBBBB', 'wrong', null, null, 'open'),
          ('HE-CCCCCCCCCCCC', 'wrong', null, 'Mended.', 'answered');`),
    )
    await migrate(database, migrationsFolder)
    const { rows } = await database.transaction((tx) =>
      tx.query<{ number: string; status: string }>(
        'select number, status from public.review_reports order by number',
      ),
    )
    expect(rows.map(({ number, status }) => [number[3], status])).toEqual([
      ['A', 'open'],
      ['B', 'closed'],
      ['C', 'answered'],
    ])
  } finally {
    await database.close()
    await rm(folder, { recursive: true, force: true })
  }
})
