import { Button, Link, StatusTag } from '@house-edge/ui'
import { SettingList } from '@house-edge/ui/forms'
import { inSpoken, numberWords } from '@house-edge/ui/language'
import type { ReactElement } from 'react'
import { words } from '../words/words.ts'
import type { Savable } from './savable.ts'

interface SavedListProps {
  /** By id; a page that is not published any more is `undefined`. */
  saved: readonly { id: string; page: Savable | undefined }[]
  /** Watched reviews. Only accounts can watch. */
  watched?: ReadonlySet<string> | undefined
}

/** Links to the saved pages, newest first, each with a button to remove it. */
export function SavedList({ saved, watched }: SavedListProps): ReactElement {
  const said = words().saving
  return (
    <SettingList
      settings={saved.map(({ id, page }) => ({
        title: page ? (
          <>
            <Link href={page.href}>{page.title}</Link> <StatusTag status={page.status} />
          </>
        ) : (
          said.gone
        ),
        text: page && (
          <>
            {wordsOf(page)}
            {watched && page.kind === 'review' && <WatchForm page={page} isWatched={watched.has(id)} />}
          </>
        ),
        action: (
          <form action={inSpoken('/api/saved/remove')} method="post">
            <input type="hidden" name="document" value={id} />
            <Button type="submit" variant="quiet">
              {said.remove}
              <span className="he-hidden">{said.removes(page?.title ?? said.goneShort)}</span>
            </Button>
          </form>
        ),
      }))}
    />
  )
}

function WatchForm({ page, isWatched }: { page: Savable; isWatched: boolean }): ReactElement {
  const said = words().saving
  return (
    <form action={inSpoken('/api/watch')} method="post">
      <input type="hidden" name="document" value={page.id} />
      {isWatched && <input type="hidden" name="stop" value="yes" />}
      <Button type="submit" variant="quiet">
        {isWatched ? said.stop : said.watch}
        <span className="he-hidden">{said.watches(page.title)}</span>
      </Button>
    </form>
  )
}

function wordsOf({ kind, score }: Savable): string {
  const { article, review, reviewWithScore } = words().saving
  if (kind === 'article') return article
  const toOneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return score === undefined ? review : reviewWithScore(numberWords(score, toOneDecimal))
}
