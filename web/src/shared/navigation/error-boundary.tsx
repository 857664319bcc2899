import { Component, type ReactNode } from 'react'
import { type Location, Outlet, useLocation } from 'react-router'

type Props = { fallback: ReactNode; children?: ReactNode }
type State = { location?: Location; hasFailed: boolean }

/** Renders `fallback` if a screen throws, until the URL changes. */
export function ErrorBoundary({ children = <Outlet />, ...props }: Props) {
  return (
    <Boundary {...props} location={useLocation()}>
      {children}
    </Boundary>
  )
}

// Without class fields: for the build's target they need a helper function.
class Boundary extends Component<Props & { location: Location }, State> {
  constructor(props: Props & { location: Location }) {
    super(props)
    this.state = { hasFailed: false }
  }
  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true }
  }
  static getDerivedStateFromProps({ location }: { location: Location }, state: State): State | null {
    return state.location === location ? null : { location, hasFailed: false }
  }
  override render() {
    return this.state.hasFailed ? this.props.fallback : this.props.children
  }
}
