/** Reviews, articles or offers on one page of a list. */
export const pageSize = 12
