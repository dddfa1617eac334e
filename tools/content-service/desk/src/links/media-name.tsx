import { textAt } from '../../../src/json/json.ts'
import type { JsonObject } from '../../../src/json/json.ts'
import { useFile } from '../pictures/files.ts'

/** A file that a link leads to. */
export function MediaName({ value }: { value: JsonObject }) {
  const file = useFile(textAt(value, 'id'))
  const name = file?.file ?? textAt(value, 'name') ?? textAt(value, 'url') ?? 'A file that does not exist'
  return (
    <span className="linked-document">
      {file?.kind === 'image' && <img src={`${file.url}?w=64&h=64&fit=crop`} width="32" height="32" alt="" />}
      <span>{name}</span>
    </span>
  )
}
