/** A program that installs packages, and what it is told. */
export interface PackageManager {
  name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  install: string
  /** Before the name of a script. */
  run: string
  test: string
}

const managers: Readonly<Record<PackageManager['name'], PackageManager>> = {
  npm: { name: 'npm', install: 'npm install', run: 'npm run', test: 'npm test' },
  pnpm: { name: 'pnpm', install: 'pnpm install', run: 'pnpm', test: 'pnpm test' },
  yarn: { name: 'yarn', install: 'yarn', run: 'yarn', test: 'yarn test' },
  bun: { name: 'bun', install: 'bun install', run: 'bun run', test: 'bun run test' },
}

/**
 * The package manager that started this process. Each names itself first in `npm_config_user_agent`
 * (https://docs.npmjs.com/cli/using-npm/config#user-agent); npm where none has.
 */
export function findPackageManager(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split('/', 1)[0] ?? ''
  return Object.values(managers).find((manager) => manager.name === name) ?? managers.npm
}
