import { listingPageMetadata } from '../../metadata/page-metadata.ts'
import { ListedSubjects } from '../(subjects)/listed-subjects.tsx'

/** Pages are dropped when something is published; this interval covers lost webhooks. Seconds. */
export const revalidate = 300

export const generateMetadata = () => listingPageMetadata('game_provider', 1)

/** Every maker of games, at `/game-makers`. */
export default function Page() {
  return <ListedSubjects type="game_provider" page={1} />
}
