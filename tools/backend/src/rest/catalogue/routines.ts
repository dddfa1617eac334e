import { RestError } from '../rest-error.ts'
import type { Catalogue, Routine } from './catalogue.ts'
import { exposedSchema } from './queries.ts'
import { mostSimilar } from './similar.ts'

/** How a function is called. */
export interface Call {
  name: string
  /** The names of the arguments. */
  args: string[]
  /** Whether there is a body, which a single unnamed parameter may take whole. */
  hasBody: boolean
}

/**
 * The function among those of a name that takes these arguments.
 *
 * @throws {RestError} `PGRST202` when none does, `PGRST203` when several do.
 */
export function getRoutine({ routines }: Catalogue, call: Call): Routine {
  const overloads = routines.filter(({ name }) => name === call.name)
  const byName = overloads.filter((routine) => takesArguments(routine, call))
  const byBody = overloads.filter((routine) => takesBody(routine, call))
  const found = byName.length > 0 ? byName : byBody
  if (found.length > 1) throw ambiguous(found)
  if (!found[0]) throw notFound(routines, overloads, call)
  return found[0]
}

function takesArguments({ parameters }: Routine, { args }: Call): boolean {
  if (parameters.length === 0) return args.length === 0
  const given = new Set(args)
  return (
    parameters.every(({ name, isRequired }) => !isRequired || given.has(name)) &&
    args.every((arg) => parameters.some(({ name }) => name === arg))
  )
}

function takesBody({ parameters: [only, ...others] }: Routine, { hasBody }: Call): boolean {
  return hasBody && only?.name === '' && others.length === 0 && /^jsonb?$/.test(only.type)
}

function notFound(all: Routine[], overloads: Routine[], { name, args, hasBody }: Call): RestError {
  const called = `${exposedSchema}.${name}`
  const sorted = [...args].sort()
  const given = sorted.length > 0 ? `(${sorted.join(', ')})` : ' without parameters'
  const searched =
    sorted.length > 0 ? ` with parameter${sorted.length > 1 ? 's' : ''} ${sorted.join(', ')}` : given
  const orBody = hasBody ? ' or with a single unnamed json/jsonb parameter' : ''
  return new RestError(404, 'PGRST202', `Could not find the function ${called}${given} in the schema cache`, {
    details: `Searched for the function ${called}${searched}${orBody}, but no matches were found in the schema cache.`,
    hint: suggest(all, overloads, name, sorted),
  })
}

/** Of an unknown function its nearest name, of a known one its nearest parameters. */
function suggest(all: Routine[], overloads: Routine[], name: string, args: string[]): string | undefined {
  const names = ({ parameters }: Routine): string =>
    `(${parameters
      .map((one) => one.name)
      .sort()
      .join(', ')})`
  const similar =
    overloads.length > 0
      ? mostSimilar(`(${args.join(', ')})`, overloads.map(names), 0.33)
      : mostSimilar(
          name,
          all.map((routine) => routine.name),
        )
  if (similar === undefined) return undefined
  return `Perhaps you meant to call the function ${exposedSchema}.${overloads.length > 0 ? name : ''}${similar}`
}

function ambiguous(found: Routine[]): RestError {
  const sorted = found.toSorted(
    (a, b) => a.parameters.length - b.parameters.length || (listed(a) < listed(b) ? -1 : 1),
  )
  return new RestError(
    300,
    'PGRST203',
    `Could not choose the best candidate function between: ${sorted.map(listed).join(', ')}`,
    {
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    },
  )
}

function listed({ name, parameters }: Routine): string {
  return `${exposedSchema}.${name}(${parameters.map((one) => `${one.name} => ${one.type}`).join(', ')})`
}
