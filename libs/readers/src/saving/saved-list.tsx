import { Button, Link, StatusTag } from '@house-edge/ui'
import { SettingList } from '@house-edge/ui/forms'
import type { ReactElement } from 'react'
import type { Savable } from './savable.ts'

interface SavedListProps {
  /** By id; a page that is not published any more is `undefined`. */
  saved: readonly { id: string; page: Savable | undefined }[]
  /** Watched reviews. Only accounts can watch. */
  watched?: ReadonlySet<string> | undefined
}

/** Links to the saved pages, newest first, each with a button to remove it. */
export function SavedList({ saved, watched }: SavedListProps): ReactElement {
  return (
    <SettingList
      settings={saved.map(({ id, page }) => ({
        title: page ? (
          <>
            <Link href={page.href}>{page.title}</Link> <StatusTag status={page.status} />
          </>
        ) : (
          'A page that is not published any more'
        ),
        text: page && (
          <>
            {wordsOf(page)}
            {watched && page.kind === 'review' && <WatchForm page={page} isWatched={watched.has(id)} />}
          </>
        ),
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

function WatchForm({ page, isWatched }: { page: Savable; isWatched: boolean }): ReactElement {
  return (
    <form action="/api/watch" method="post">
      <input type="hidden" name="document" value={page.id} />
      {isWatched && <input type="hidden" name="stop" value="yes" />}
      <Button type="submit" variant="quiet">
        {isWatched ? 'Tell me no more' : 'Tell me when the score changes'}
        <span className="he-hidden"> of {page.title}</span>
      </Button>
    </form>
  )
}

function wordsOf({ kind, score }: Savable): string {
  if (kind === 'article') return 'Article'
  return score === undefined ? 'Review' : `Review, ${score.toFixed(1)} of 10`
}
