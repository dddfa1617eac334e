/** Folder below the build's, in which its processes keep the content that it is made of. Finishing its pages removes it. */
export const contentOfBuild = 'content-read'
