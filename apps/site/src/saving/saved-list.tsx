import { Button, Link } from '@house-edge/ui'
import { SettingList } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import { findSavable, type Savable } from './savable.ts'

/** Saved pages with the way to each, newest first, and a button that removes it. */
export async function SavedList({ ids }: { ids: readonly string[] }): Promise<ReactElement> {
  const saved = await Promise.all(ids.map(async (id) => ({ id, page: await findSavable(id) })))
  return (
    <SettingList
      settings={saved.map(({ id, page }) => ({
        title: page ? <Link href={page.href}>{page.title}</Link> : 'A page that is not published any more',
        text: page && wordsOf(page),
        action: (
          <form action="/api/saved/remove" method="post">
            <input type="hidden" name="document" value={id} />
            <Button type="submit" variant="quiet">
              Remove<span className="he-hidden"> {page?.title ?? 'this page'}</span>
            </Button>
          </form>
        ),
      }))}
    />
  )
}

function wordsOf({ kind, score }: Savable): string {
  if (kind === 'article') return 'Article'
  return score === undefined ? 'Review' : `Review, ${score.toFixed(1)} of 10`
}
