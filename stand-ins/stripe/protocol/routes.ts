import type { World } from '../state/world'
import type { Form } from './form'
import { list, readShape, type Shape, text } from './shapes'

type Run<P> = (world: World, params: P, id: string) => Promise<object>
type RouteOptions = {
  /** A browser may call it with the publishable key and the object's client secret. */
  browser?: boolean
}
export type Route = {
  method: string
  steps: string[]
  isOpenToBrowsers: boolean
  read: (form: Form) => object
  run: Run<object>
}

const expand = list(text)

/** A call, its parameters by the SDK's own type, and its work. */
export function route<P extends object>(
  call: string,
  shape: Shape<P>,
  run: Run<P>,
  { browser = false }: RouteOptions = {},
): Route {
  const [method = '', path = ''] = call.split(' ')
  const knownShape = { expand, ...(browser ? { client_secret: text, key: text } : {}), ...shape }
  return {
    method,
    steps: path.split('/').slice(1),
    isOpenToBrowsers: browser,
    read: (form) => readShape(knownShape as Shape<Record<string, unknown>>, form),
    run: run as Run<object>,
  }
}

const matchesStep = (step: string, part: string | undefined) => step.startsWith(':') || step === part

/** The route of a path, and the id in it. */
export function findRoute(routes: Route[], method: string, path: string) {
  const parts = path.split('/').slice(1).map(decodeURIComponent)
  const match = routes.find(
    ({ steps, ...candidate }) =>
      candidate.method === method &&
      steps.length === parts.length &&
      steps.every((step, n) => matchesStep(step, parts[n])),
  )
  return match && { route: match, id: parts[match.steps.findIndex((step) => step.startsWith(':'))] ?? '' }
}
