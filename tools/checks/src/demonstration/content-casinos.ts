/** `npm run generate:casinos`: writes what the table of casinos says into the documents of the demonstration. @module */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expandCasinos } from './expand-casinos.ts'

const content = join(import.meta.dirname, '../../../../content')
for (const [path, text] of expandCasinos(content)) writeFileSync(join(content, path), text)
