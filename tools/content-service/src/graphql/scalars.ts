import { GraphQLScalarType, Kind } from 'graphql'
import type { ValueNode } from 'graphql'

/** Rich texts, pictures and the like: the JSON of the Content API. */
export const jsonScalar = new GraphQLScalarType({ name: 'Json', description: 'Raw JSON value' })
/** `YYYY-MM-DD` */
export const dateScalar = textScalar('Date', 'Date')
/** A moment. */
export const dateTimeScalar = textScalar('DateTime', 'DateTime')
/** A whole number of any size. */
export const longScalar = new GraphQLScalarType({
  name: 'Long',
  description: 'A whole number between -(2^63) and 2^63 - 1',
})

function textScalar(name: string, description: string): GraphQLScalarType<string, string> {
  return new GraphQLScalarType<string, string>({
    name,
    description,
    coerceInputLiteral: (node: ValueNode) => (node.kind === Kind.STRING ? node.value : undefined),
    coerceInputValue: String,
    coerceOutputValue: String,
  })
}
