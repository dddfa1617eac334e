/** What social networks show whole, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The picture on it stands to the right, over the whole height. */
export const pictureSize = { width: 480, height: 630 } as const
