import type { Plugin } from 'vite'

/** Where stories, and the content they show, name the pictures of this folder, as compilers write it: also in JSON to be parsed. */
const named = /(\\?)"\/(pictures\/(?:[\w-]+\.svg)?)\1"/g
const naming = /\.stories\.tsx$|\/mocks\.json$|\/docs\/field-control\.ts$/

/**
 * Has a built Storybook ask for its pictures beside its own page. It may be served in any folder of a host, and what
 * begins with `/` is asked of the host. Slices take no address that is relative.
 */
export function picturesBeside(): Plugin {
  return {
    name: 'pictures-beside',
    apply: 'build',
    enforce: 'post',
    transform: (code, id) => (naming.test(id) ? code.replaceAll(named, besideThePage) : undefined),
  }
}

function besideThePage(_name: string, escape: string, path: string): string {
  const address = `new URL(${JSON.stringify(path)}, document.baseURI).pathname`
  return escape === '' ? address : `\\"" + ${address} + "\\"`
}
