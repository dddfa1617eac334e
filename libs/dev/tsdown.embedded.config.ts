import { defineConfig } from 'tsdown'

const tools = '../../tools'
const built = 'dist/embedded'

/** The embedded services, file by file, since they look for files of theirs beside them. */
export default defineConfig({
  entry: [
    `${tools}/backend/src/command.ts`,
    `${tools}/backend/src/functions/thread.ts`,
    `${tools}/content-service/src/cli/run.ts`,
  ],
  root: tools,
  outDir: built,
  format: 'esm',
  platform: 'node',
  unbundle: true,
  dts: false,
  fixedExtension: false,
  deps: { alwaysBundle: [/^@house-edge\//] },
  copy: [
    { from: `${tools}/backend/src/database/platform`, to: `${built}/backend/src/database` },
    { from: `${tools}/backend/src/mailbox/assets`, to: `${built}/backend/src/mailbox` },
  ],
})
