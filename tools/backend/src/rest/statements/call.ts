import type { Parameter, Routine } from '../catalogue/catalogue.ts'
import { exposedSchema } from '../catalogue/queries.ts'
import { nameOf } from './read.ts'
import { ident, join, raw, sql, type Sql } from './sql.ts'

/** Arguments: by name as text, by name in a JSON object, or the whole body for the only parameter. */
export type Arguments =
  | { kind: 'texts'; values: [string, string][] }
  | { kind: 'json'; object: string; names: string[] }
  | { kind: 'body'; body: string }

/** The rows that a function returns; one that returns no rows gives them a column called `value`. */
export function callStatement(routine: Routine, args: Arguments, columns: string[]): Sql {
  const name = nameOf({ schema: exposedSchema, name: routine.name })
  const called = sql`${name}(${listed(routine, args)})`
  const given = args.kind === 'json' && args.names.length > 0 ? sql`${fromJson(routine, args)}, ` : raw('')
  if (!routine.isComposite)
    return sql`select call.value from ${given}lateral (select ${called} as value) as call`
  const wanted = join(
    columns.map((column) => sql`call.${column === '*' ? raw('*') : ident(column)}`),
    ', ',
  )
  return sql`select ${wanted} from ${given}lateral ${called} as call`
}

function listed({ parameters }: Routine, args: Arguments): Sql {
  if (args.kind === 'body') return sql`${args.body}::${raw(parameters[0]?.type ?? 'text')}`
  const given = new Set(args.kind === 'json' ? args.names : args.values.map(([name]) => name))
  const passed = parameters
    .filter(({ name }) => given.has(name))
    .map((parameter) => {
      const value =
        args.kind === 'json' ? sql`body.${ident(parameter.name)}` : textValue(parameter, args.values)
      return sql`${raw(parameter.isVariadic ? 'variadic ' : '')}${ident(parameter.name)} := ${value}`
    })
  return join(passed, ', ')
}

/** The last one counts, but for a list of any length, which takes them all. */
function textValue({ name, type, isVariadic }: Parameter, values: [string, string][]): Sql {
  const own = values.filter(([key]) => key === name).map(([, value]) => value)
  if (!isVariadic) return sql`${own.at(-1)}::${raw(unbounded(type))}`
  return sql`array[${join(
    own.map((value) => sql`${value}`),
    ', ',
  )}]::${raw(type)}`
}

function fromJson({ parameters }: Routine, { object, names }: Extract<Arguments, { kind: 'json' }>): Sql {
  const typed = parameters
    .filter(({ name }) => names.includes(name))
    .map(({ name, type }) => sql`${ident(name)} ${raw(unbounded(type))}`)
  return sql`json_to_record(${object}::json) as body (${join(typed, ', ')})`
}

/** Without a length these mean a single character or bit; as a parameter they mean any. */
function unbounded(type: string): string {
  return type.replace(/^(character|bit)(\[\])?$/, '$1 varying$2')
}
