import { sweepHourly } from '../backend/sweep-hourly.ts'
import { announceScores, type TellOptions } from './announce-scores.ts'

/** What runs on its own, and where it reports. */
interface ServeOptions extends Pick<TellOptions, 'onChange' | 'type' | 'readReviews' | 'rested'> {
  /** Calls a function of the backend with the secret key. */
  invoke: (name: string, body: object) => Promise<{ error: Error | null }>
  onFailure: (what: 'scores' | 'pictures', error: unknown) => void
}

/** What a site does for readers by itself: watchers hear of changed scores, and pictures that nobody needs are removed. */
export function serveReaders({ invoke, onFailure, ...announced }: ServeOptions): void {
  const call = async (name: string, body: object): Promise<void> => {
    const { error } = await invoke(name, body)
    if (error) throw error
  }
  announceScores({
    ...announced,
    tell: (reviews) => call('score-changes', { reviews }),
    onFailure: (error) => onFailure('scores', error),
  })
  sweepHourly(
    () => call('sweep-pictures', {}),
    (error) => onFailure('pictures', error),
  )
}
