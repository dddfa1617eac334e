/** Processes the pictures of a form. `undefined` when one of them cannot be read. */
export type MakePictures = () => Promise<readonly Uint8Array[] | undefined>
