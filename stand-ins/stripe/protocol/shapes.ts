import type { Form, FormValue } from './form'
import { malformed } from './refusal'

type ValueReader = (value: FormValue, name: string) => unknown
export type Rule = ValueReader & { required?: true }
/** The parameters of a call that the stand-in knows, by the names in the SDK's own type. */
export type Shape<P> = { [Name in keyof P]?: Rule }

const isForm = (value: FormValue): value is Form => typeof value === 'object'

function textOf(value: FormValue, name: string): string {
  if (typeof value !== 'string') throw malformed(`Invalid string: ${name}`, 'parameter_invalid_string', name)
  return value
}

export const text: Rule = (value, name) => textOf(value, name) || null
export const integer: Rule = (value, name) => {
  const digits = textOf(value, name)
  if (digits === '') return null
  if (!/^-?\d+$/.test(digits)) throw malformed(`Invalid integer: ${digits}`, 'parameter_invalid_integer', name)
  return Number(digits)
}
export const decimal: Rule = (value, name) => {
  const digits = textOf(value, name)
  if (digits === '') return null
  if (!/^-?\d+(\.\d+)?$/.test(digits)) throw malformed(`Invalid decimal: ${digits}`, 'parameter_invalid_decimal', name)
  return Number(digits)
}
export const boolean: Rule = (value, name) => {
  if (value === 'true' || value === 'false') return value === 'true'
  throw malformed(`Invalid boolean: ${value}`, 'parameter_invalid_boolean', name)
}
export const oneOf =
  (...values: string[]): Rule =>
  (value, name) => {
    const choice = textOf(value, name)
    if (values.includes(choice)) return choice
    throw malformed(`Invalid ${name}: must be one of ${values.join(', ')}`, 'parameter_invalid_value', name)
  }
export const list =
  (rule: Rule): Rule =>
  (value, name) => {
    if (value === '') return null
    if (!isForm(value)) throw malformed('Invalid array', 'parameter_invalid_array', name)
    return Object.values(value).map((item, n) => rule(item, `${name}[${n}]`))
  }
export const metadata: Rule = (value, name) => {
  if (value === '') return null
  if (!isForm(value)) throw malformed('Invalid object', 'parameter_invalid_object', name)
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, textOf(item, `${name}[${key}]`)]))
}
export const required = (rule: Rule): Rule =>
  Object.assign((...args: Parameters<Rule>) => rule(...args), { required: true } as const)

/** Reads a group of parameters; an unknown one is refused, as Stripe refuses it. */
export function readShape(shape: Shape<Record<string, unknown>>, form: Form, within = ''): Record<string, unknown> {
  const nameOf = (name: string) => (within ? `${within}[${name}]` : name)
  const params: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(form)) {
    const rule = shape[name]
    if (!rule) throw malformed(`Received unknown parameter: ${nameOf(name)}`, 'parameter_unknown', nameOf(name))
    params[name] = rule(value, nameOf(name))
  }
  for (const [name, rule] of Object.entries(shape)) {
    if (!rule?.required || (params[name] ?? null) !== null) continue
    throw malformed(`Missing required param: ${nameOf(name)}.`, 'parameter_missing', nameOf(name))
  }
  return params
}

export const group =
  <P>(shape: Shape<P>): Rule =>
  (value, name) => {
    if (value === '') return null
    if (!isForm(value)) throw malformed('Invalid object', 'parameter_invalid_object', name)
    return readShape(shape, value, name)
  }
/** A moment, or a range of moments for lists. */
export const moments: Rule = (value, name) =>
  isForm(value) ? group({ gt: integer, gte: integer, lt: integer, lte: integer })(value, name) : integer(value, name)
