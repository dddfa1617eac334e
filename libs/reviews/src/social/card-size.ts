/** The size that social networks show uncropped, in pixels. */
export const cardSize = { width: 1200, height: 630 } as const

/** The picture takes the right side, over the whole height. */
export const pictureSize = { width: 480, height: 630 } as const
