/** The criteria that readers rate from 1 to 5. Columns of the table `experiences`. */
export const criteria = ['payouts', 'terms', 'support', 'games'] as const

export type Criterion = (typeof criteria)[number]

/** What a moderator can ask a writer to correct: the names that the database knows them by. */
export const correctable = [...criteria, 'payout_hours', 'body', 'pictures'] as const

export type Marks = Record<Criterion, number>

export const shortestBody = 30
export const longestBody = 2_000
export const mostPictures = 3
/** Total size of the pictures of a form. */
export const picturesLimitBytes = 20 * 1024 * 1024
/**
 * Size of the whole form. Larger than its pictures may be, so that three photographs of a phone are refused beside their
 * field with the text kept; and below half of the room for bodies, which is what one visitor gets.
 */
export const experienceFormLimitBytes = 31 * 1024 * 1024
